// The time of a flight: scrubbing, playing, stepping. It serves the flight under way and, when none is,
// the last one.

const frameDuration = 1 / 60;
const phases = { timed: ["Held", "Playing"], spring: ["Held", "On a spring"], drag: ["Dragged", ""] };

/** The motion that the timeline shows. */
function currentMotion() {
  if (player.run) return player.run.motion;
  const { last } = player;
  return last && planOf(last.base.at(-1), last.screen, last.way);
}

function startTimeline() {
  const slider = byID("time");
  const seconds = () => player.run ? timeOf(player.run) : currentMotion()?.timing.duration ?? 0;
  const step = (by) => currentMotion() && scrub(seconds() + by * frameDuration);

  slider.addEventListener("input", () => scrub(slider.value / 1000));
  byID("to-begin").addEventListener("click", () => scrub(0));
  byID("to-end").addEventListener("click", () => scrub(Infinity));
  byID("step-back").addEventListener("click", () => step(-1));
  byID("step-on").addEventListener("click", () => step(1));
  byID("play").addEventListener("click", playOrPause);
  byID("speed").addEventListener("change", ({ target }) => (player.speed = Number(target.value)));
  for (const way of ["push", "pop"]) {
    byID(`way-${way}`).addEventListener("click", () => replay(way));
  }
  document.addEventListener("keydown", (event) => {
    if (isTyping(event) || event.metaKey || event.ctrlKey || event.altKey) return;
    if (event.key === ",") step(-1);
    else if (event.key === ".") step(1);
  });
  changes.addEventListener("frame", showTime);
  changes.addEventListener("stack", showTime);
}

/** Where a flight is on the time of its plan; off it, where its progress would be if time were even. */
function timeOf({ course, way, time, progress, motion }) {
  if (course === "timed") return time;
  return clamp(way === "push" ? progress : 1 - progress, 0, 1) * motion.timing.duration;
}

function playOrPause() {
  const { run } = player;
  if (run?.isPlaying) {
    run.isPlaying = false;
    return showTime();
  }
  const again = run ?? reopen();
  if (!again) return;
  if (again.course === "timed" && again.time >= again.motion.timing.duration) again.time = 0;
  play(again);
}

/** The last flight once more, on one way or the other. */
function replay(way) {
  const { last } = player;
  if (!last) return;
  player.queue = null;
  play(openRun(last.base, last.screen, way));
}

let drawnTiming = null;

function showTime() {
  const motion = currentMotion();
  const { run, last } = player;
  byID("timeline").classList.toggle("idle", !motion);
  for (const control of byID("timeline").querySelectorAll("button, input")) control.disabled = !motion;
  if (!motion) {
    byID("phase").textContent = "Tap something to see it fly";
    for (const id of ["clock", "progress"]) byID(id).textContent = "–";
    if (drawnTiming) byID("curve").replaceChildren();
    drawnTiming = null;
    return;
  }
  const { timing } = motion;
  const way = run?.way ?? last.way;
  const time = run ? timeOf(run) : timing.duration;
  const progress = run ? run.progress : way === "push" ? 1 : 0;
  const slider = byID("time");
  slider.max = Math.ceil(timing.duration * 1000);
  slider.value = time * 1000;
  const percent = `${(progress * 100).toFixed(1)} %`;
  slider.setAttribute("aria-valuetext", `${Math.round(time * 1000)} milliseconds, progress ${percent}`);
  byID("clock").textContent = `${(time * 1000).toFixed(0)} / ${(timing.duration * 1000).toFixed(0)} ms`;
  byID("progress").textContent = percent;
  const phase = run ? phases[run.course][run.isPlaying ? 1 : 0] : "Landed";
  byID("phase").textContent = phase;
  byID("play").setAttribute("aria-pressed", Boolean(run?.isPlaying));
  for (const name of ["push", "pop"]) byID(`way-${name}`).setAttribute("aria-pressed", name === way);
  if (drawnTiming !== timing) drawCurve(timing);
  byID("now").style.left = `${timing.duration > 0 ? (time / timing.duration) * 100 : 100}%`;
}

/** Progress over time, behind the slider. */
function drawCurve(timing) {
  drawnTiming = timing;
  const points = Array.from({ length: 121 }, (_, index) => {
    const progress = progressAt(timing, (timing.duration * index) / 120);
    return `${((index / 120) * 100).toFixed(2)},${(85 - progress * 70).toFixed(2)}`;
  });
  const shape = (name, list) => {
    const line = document.createElementNS(svgNames, name);
    line.setAttribute("points", list);
    return line;
  };
  byID("curve").replaceChildren(
    shape("polygon", `0,85 ${points.join(" ")} 100,85`), shape("polyline", points.join(" ")));
}

/** Whether a key is meant for a field. */
function isTyping({ target }) {
  return target.matches?.("input:not([type=range], [type=checkbox], [type=radio]), select, textarea");
}
