// The timeline of the flight in progress or, if there is none, of the last one.

const phases = { timed: ["Held", "Playing"], spring: ["Held", "On a spring"], drag: ["Dragged"] };

/** Returns the direction and the moment that the timeline shows. */
function moment() {
  const { run, last } = player;
  const flight = run?.flight ?? (last && flightOf(last.base.at(-1), last.screen));
  if (!flight) return null;
  const { way } = run ?? last;
  const { timing } = motionOf(flight, way);
  const progress = run ? run.progress : way === "push" ? 1 : 0;
  // While a spring or a drag drives the flight, the time is that of linear progress.
  const even = clamp(way === "push" ? progress : 1 - progress, 0, 1) * timing.duration;
  return { way, timing, progress, time: run?.course === "timed" ? run.time : even };
}

const step = (frames) => scrub((moment()?.time ?? 0) + frames / 60);

function startTimeline() {
  const actions = {
    begin: () => scrub(0), end: () => scrub(Infinity), before: () => step(-1), after: () => step(1),
    play: playOrPause, push: () => replay("push"), pop: () => replay("pop"),
  };
  for (const control of document.querySelectorAll("[data-do]")) control.onclick = actions[control.dataset.do];
  $("time").oninput = ({ target }) => scrub(target.value / 1000);
  $("speed").onchange = ({ target }) => (player.speed = Number(target.value));
  for (const change of ["frame", "stack"]) changes.addEventListener(change, showTime);
}

function playOrPause() {
  const run = player.run ?? reopen();
  if (run.isPlaying) {
    run.isPlaying = false;
    return showTime();
  }
  if (run.course === "timed" && run.time >= run.motion.timing.duration) run.time = 0;
  play(run);
}

/** Plays the last flight again, in either direction. */
function replay(way) {
  player.next = null;
  play(reopen(way));
}

let drawnTiming;

function showTime() {
  const { run } = player;
  const { way, timing, progress, time } = moment() ?? {};
  for (const control of $("timeline").querySelectorAll("button, input")) control.disabled = !timing;
  for (const id of ["push", "pop"]) $(`way-${id}`).ariaPressed = id === way;
  $("play").ariaPressed = Boolean(run?.isPlaying);
  $("phase").textContent = !timing ? "Tap something to see it fly"
    : run ? phases[run.course][Number(run.isPlaying)] : "Landed";
  $("track").style.visibility = timing ? "" : "hidden";
  $("moment").textContent = "";
  if (!timing) return;
  const [now, all] = [time, timing.duration].map((seconds) => Math.round(seconds * 1000));
  const text = `${now} of ${all} ms, ${(progress * 100).toFixed(1)} %`;
  Object.assign($("time"), { max: all, value: now, ariaValueText: text });
  $("moment").textContent = text;
  $("now").style.left = `${all ? (now / all) * 100 : 100}%`;
  if (drawnTiming === timing) return;
  drawnTiming = timing;
  // Progress over time, below the slider.
  const points = Array.from({ length: 121 }, (_, index) =>
    `${index / 1.2},${85 - 70 * progressAt(timing, (timing.duration * index) / 120)}`).join(" ");
  $("curve").replaceChildren(makeSVG("polygon", { points: `0,85 ${points} 100,85` }),
    makeSVG("polyline", { points }));
}
