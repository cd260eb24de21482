// The time of a flight: scrubbing, playing, stepping. It serves the flight under way and, when none is,
// the last one.

const phases = { timed: ["Held", "Playing"], spring: ["Held", "On a spring"], drag: ["Dragged"] };

/** The flight, the way and the moment that the timeline shows. */
function moment() {
  const { run, last } = player;
  const flight = run?.flight ?? (last && flightOf(last.base.at(-1), last.screen));
  if (!flight) return null;
  const { way } = run ?? last;
  const { timing } = motionOf(flight, way);
  const progress = run ? run.progress : way === "push" ? 1 : 0;
  // Off the plan's time it shows where progress would be if time were even.
  const even = clamp(way === "push" ? progress : 1 - progress, 0, 1) * timing.duration;
  return { way, timing, progress, time: run?.course === "timed" ? run.time : even };
}

function startTimeline() {
  const step = (by) => scrub((moment()?.time ?? 0) + by / 60);
  const actions = {
    begin: () => scrub(0), end: () => scrub(Infinity), before: () => step(-1), after: () => step(1),
    play: playOrPause, push: () => replay("push"), pop: () => replay("pop"),
  };
  for (const control of document.querySelectorAll("[data-do]")) {
    control.addEventListener("click", actions[control.dataset.do]);
  }
  $("time").addEventListener("input", ({ target }) => scrub(target.value / 1000));
  $("speed").addEventListener("change", ({ target }) => (player.speed = Number(target.value)));
  document.addEventListener("keydown", (event) => {
    if (isTyping(event) || event.metaKey || event.ctrlKey || event.altKey) return;
    if (event.key === "," || event.key === ".") step(event.key === "," ? -1 : 1);
  });
  for (const change of ["frame", "stack"]) changes.addEventListener(change, showTime);
}

function playOrPause() {
  const run = player.run ?? reopen();
  if (!run) return;
  if (run.isPlaying) {
    run.isPlaying = false;
    return showTime();
  }
  if (run.course === "drag") return springTo(run, run.target, 0);
  if (run.course === "timed" && run.time >= run.motion.timing.duration) run.time = 0;
  play(run);
}

/** The last flight once more, on one way or the other. */
function replay(way) {
  player.next = null;
  if (player.last) play(reopen(way));
}

let drawnTiming = null;

function showTime() {
  const { run } = player;
  const { way, timing, progress = 0, time = 0 } = moment() ?? {};
  const duration = timing?.duration ?? 0;
  for (const control of $("timeline").querySelectorAll("button, input")) control.disabled = !timing;
  for (const name of ["push", "pop"]) $(`way-${name}`).ariaPressed = name === way;
  $("play").ariaPressed = Boolean(run?.isPlaying);
  const [percent, now, all] = [(progress * 100).toFixed(1), time * 1000, duration * 1000];
  $("time").max = Math.ceil(all);
  $("time").value = now;
  $("time").ariaValueText = `${Math.round(now)} milliseconds, progress ${percent} %`;
  $("clock").textContent = timing ? `${now.toFixed(0)} / ${all.toFixed(0)} ms` : "";
  $("progress").textContent = timing ? `${percent} %` : "";
  $("phase").textContent = !timing ? "Tap something to see it fly"
    : run ? phases[run.course][Number(run.isPlaying)] : "Landed";
  $("now").hidden = !timing;
  $("now").style.left = `${(time / (duration || 1)) * 100}%`;
  if (drawnTiming === timing) return;
  drawnTiming = timing;
  // Progress over time, behind the slider.
  const points = !timing ? [] : Array.from({ length: 121 }, (_, index) =>
    [index / 1.2, 85 - 70 * progressAt(timing, (duration * index) / 120)].map((at) => at.toFixed(2)));
  const line = points.join(" ");
  $("curve").replaceChildren(
    makeSVG("polygon", { points: `0,85 ${line} 100,85` }), makeSVG("polyline", { points: line }));
}

/** Whether a key is meant for a field. */
const isTyping = ({ target }) => target.matches?.("[type=search], select");
