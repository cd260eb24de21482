/// <reference lib="dom" />

/** A value, or a message that says why there is none. */
export type Result<Value> = { ok: true; value: Value } | { ok: false; message: string };

/** The content of a file: text, or its bytes. */
export type Content = string | Uint8Array | ArrayBuffer;

/** Files by their paths from the project's folder, such as `screens/feed.json`; `/` separates names. */
export type Files = Readonly<Record<string, Content>> | ReadonlyMap<string, Content>;

/**
 * Loads the engine.
 *
 * @param source The bytes of `segue.wasm` or `segue-client.wasm`, a response with them, or a compiled
 *   module, which other workers can share.
 * @throws If the module cannot be fetched or compiled.
 */
export function load(
  source: BufferSource | Response | WebAssembly.Module
    | Promise<BufferSource | Response | WebAssembly.Module>,
): Promise<Engine>;

/**
 * An instance of the engine. It has one thread; a call runs to its end.
 *
 * Arguments of other types than those declared throw a `TypeError`. If a call exhausts the memory or
 * the stack, which is shared with the caller's, it and all later ones are refused.
 */
export interface Engine {
  /**
   * Opens a project: all files of its folder, of which `segue.json` is one. Mistakes in the files are
   * diagnostics of the project, and no reason to refuse it.
   *
   * The files are read. All screens are compiled when that is first needed: for diagnostics,
   * artefacts, `frames` and `navigate`. What concerns one screen or one tap does not wait for it.
   */
  open(files: Files): Result<Project>;

  /**
   * Launches the app of a project that is not compiled, such as the outline that a server sends. It
   * is what `open(files)` and `navigate(device)` launch, but a mistake in a screen is no reason to
   * refuse it, and it starts sooner. The content of screens is its client's, so it refuses the command
   * `tap`; `perform` takes the actions of the tapped component. `segue-client.wasm` can do this, and nothing else.
   *
   * @param device The name of one of the project's devices or of a built-in one, or a size such as
   *   `"393x852@3"`.
   */
  launch(files: Files, device: string): Result<App>;

  /** The memory of the instance in bytes, which only grows. */
  readonly memoryBytes: number;
}

/** An open project. It keeps its memory until it is closed. */
export interface Project {
  /** The diagnostics of the project's files, as `seguec check --no-extremes` finds them. */
  diagnostics(): Result<Diagnostic[]>;

  /** These, and the diagnostics of extreme data: what `seguec check` prints. */
  check(): Result<Diagnostic[]>;

  /** The binary artefact, as `seguec build` writes it. */
  artefact(): Result<Uint8Array>;

  /** The files that `seguec build --files` writes, by their paths. */
  artefacts(): Result<Map<string, Uint8Array>>;

  /**
   * Where the components of a screen are on a device: with its defaults and its usual sample data,
   * or as its first sample has it if it needs arguments.
   *
   * @param screen The id of a screen.
   * @param device The name of one of the project's devices or of a built-in one, or a size such as
   *   `375x812@3`. Everywhere else too.
   */
  layout(screen: string, device: string, options?: ScreenOptions): Result<Layout>;

  /**
   * A screen as a drawing in SVG. Pictures are linked by their paths from the project's folder, such
   * as `assets/card.png`.
   */
  drawing(screen: string, device: string, options?: DrawingOptions): Result<string>;

  /**
   * Compiles a screen that is not among the project's files, such as one that is being edited. It
   * can use the components and the types of the project. Costs what the screen costs, whatever the
   * size of the project.
   *
   * @param screen The file of the screen.
   */
  compile(screen: Content, device: string, options?: CompileOptions): Result<CompiledScreen>;

  /** What a client in a browser needs besides screens, to launch the app and to show its bars. */
  app(): Result<AppDescription>;

  /**
   * A screen as a client in a browser shows it: a `section` with an element for each component, at its
   * frame, as `seguec layout --format html` prints it. Pictures are linked by their paths from the
   * project's folder, and links are deep links such as `shop://outfits/3`.
   */
  elements(screen: string, device: string, options?: ShownOptions): Result<string>;

  /**
   * The flight of a link, with all of its frames.
   *
   * @param link An index into the `links` of `index.json`, which is one of the artefacts.
   * @param device An index into its `devices`.
   * @param framesPerSecond From 1 to 1000, by default 60.
   */
  frames(link: number, device: number, framesPerSecond?: number): Result<Flight>;

  /**
   * Plans what a tap plays: the flight of the first link that it follows to a screen of the project.
   *
   * @param screen The id of the tapped screen.
   * @param tap The id of a component, or its path, which starts with `/`. The tap is that of the
   *   component or of the nearest one around it that handles taps.
   */
  flight(screen: string, tap: string, device: string, options?: FlightOptions): Result<OpenFlight>;

  /**
   * The elements with data in the page of `seguec preview`, as HTML, for one device. Pictures and
   * fonts are linked by their paths from the project's folder. Refused if the project has errors.
   */
  preview(device: string): Result<string>;

  /** Launches the app, which `run` then drives. Refused if the project has errors. */
  navigate(device: string): Result<App>;

  /** Frees the memory of the project, its flights and its apps. Afterwards, each question is refused. */
  close(): void;
}

/** What a screen of the project is shown with. */
export interface ScreenOptions {
  /** The arguments of the screen by the names of its parameters. */
  arguments?: Arguments;
  /** The name of the sample data that fills the screen. */
  data?: string;
  /** What the screen shows; by default, its content. */
  phase?: Phase;
  /** The offsets of scrolled containers, by id or path. Each is clamped to what can be reached. */
  scroll?: Offsets;
}

/** What a screen shows: its content, or what it declares to show instead. */
export type Phase = "content" | "placeholder" | "failure";

/** Values by the names of parameters. */
export type Arguments = Readonly<Record<string, string | number | boolean>>;

/** Distances in points, to the right and down, by the ids or paths of containers. */
export type Offsets = Readonly<Record<string, readonly [x: number, y: number]>>;

export interface DrawingOptions extends ScreenOptions {
  /** Whether the names and sizes of components are drawn, too. */
  outline?: boolean;
}

/** How an app shows a screen. */
export interface ShownOptions extends ScreenOptions {
  /**
   * How the screen is presented, such as `push` or `sheet`: it is then in its column of a split view.
   * Without it, the screen is in the whole device, as it declares.
   */
  presentation?: string;
  /** The index of the detent at which a sheet rests; by default, the initial one. */
  detent?: number;
}

/** A project, as far as a client in a browser needs it. */
export interface AppDescription {
  app: string;
  /** The outline of the project, to be launched. */
  files: Record<string, string>;
  /** The tabs of the tab bar. The address of an icon is its path from the project's folder. */
  tabs: { id: string; title: string; icon: string | null }[];
  /** The project's fonts, as font faces of CSS. An address is a path from the project's folder. */
  fonts: { family: string; address: string; weight: string; style: string }[];
}

export interface FlightOptions extends ShownOptions {
  /** The link of the screen that the tap opens, where that depends on the choice of a flow; by default, the first. */
  to?: string;
  /** What that screen shows; by default, its content. */
  destinationPhase?: Phase;
  /** By default, `push`. */
  direction?: "push" | "pop";
  /** Whether Reduce Motion is on. */
  reducedMotion?: boolean;
  /** The offsets of containers on the screen that the tap opens. */
  destinationScroll?: Offsets;
  /** The index of the detent at which the sheet rests that the tap opens; by default, the initial one. */
  destinationDetent?: number;
  /** Two indices of detents: that sheet moves from one to the other, which is planned in place of the tap. */
  detents?: readonly [from: number, to: number];
  /** From 1 to 1000, by default 60. */
  framesPerSecond?: number;
  /** Interruptions, in order of time. */
  interruptions?: readonly Interruption[];
}

/** A change of a running flight, at a time in seconds from its start. */
export type Interruption =
  /** Back along the same curve. */
  | { time: number; action: "reverse" }
  /** Back on a spring. */
  | { time: number; action: "sendBack" }
  /** The primary pair to another frame of the screen. */
  | { time: number; action: "retarget"; frame: Rectangle };

/** A flight that was planned, for questions about its moments. It keeps its memory until it is closed. */
export interface OpenFlight {
  /** The flight with all of its frames. */
  frames(): Result<Flight>;

  /**
   * The frame at a time in seconds: before the start the first, after the end the last. Its `index`
   * is that of the last one in `frames` that is not later.
   */
  at(seconds: number): Result<FlightFrame>;

  /**
   * The frame at which a finger holds the flight. Its `time` and `index` are 0.
   *
   * @param progress From -1 to 2: at 0 both screens are as before a push, at 1 as after it.
   */
  heldAt(progress: number): Result<FlightFrame>;

  /** The artefact of the link on the device, whatever plays: an object, as `seguec build --files` writes it. */
  artefact(): Result<Record<string, unknown>>;

  /** Six moments of the flight as a drawing in SVG, whatever interrupts it. */
  drawing(): Result<string>;

  /** The flight for the Web Animations API: the object that `seguec frames --format waapi` prints. */
  animations(): Result<Record<string, unknown>>;

  close(): void;
}

/** An app that is driven like the one of `seguec navigate`. */
export interface App {
  /**
   * Runs a command, such as `ready`, `tap card[1]`, `open shop://bag`, `back` or `hold`: those of
   * `seguec navigate`. `""` asks for the current state.
   */
  run(command: string): Result<Step>;

  /**
   * Performs the actions of a component that was tapped on a screen that the client has fetched, as
   * `tap` does for one of the project: an app of an outline has no components of its own.
   *
   * @param key The key of the screen.
   * @param tapped The id of the component, if it has one.
   * @param actions Its actions, as a screen file has them for an event.
   */
  perform(key: number, tapped: string | null | undefined, actions: readonly Action[]): Result<Step>;

  /**
   * Continues from the `state` of an earlier step, also of another app of the project. The state
   * includes the size of the window, which `resize` changes.
   */
  restore(state: AppState): Result<Step>;

  close(): void;
}

/** What a command led to: the object that `seguec navigate --format json` prints. */
export interface Step {
  /** The command; null if the state was restored or asked for. */
  command: string | null;
  /** What the client has to do, in order. */
  effects: ({ type: string } & Record<string, unknown>)[];
  state: AppState;
  /** The screens on top of the stacks that are shown, the topmost last. */
  shown: ShownScreen[];
  /** What a back gesture does, or what blocks it. */
  back:
    | { gesture: "swipe" | "drag"; from: number; to: number }
    | { blockedBy: "root" | "transition" | "screen" | "presentation"; key?: number };
}

/** An action of a component, such as `{ type: "navigate", to: "shop://bag" }`. */
export interface Action {
  type: string;
  [member: string]: unknown;
}

/** A state to be kept and restored. */
export interface AppState {
  version: number;
  width: number;
  height: number;
  [member: string]: unknown;
}

export interface ShownScreen {
  /** What effects and the state call it by. */
  key: number;
  screen: string;
  arguments: Record<string, string | number | boolean>;
  /** The link to the screen. */
  url: string;
  presentation: string;
  /** What it shows instead of its content. */
  phase?: Phase;
  /** Whether what is presented covers it. */
  covered: boolean;
  bars: string[];
  title: string | null;
  backTitle: string | null;
  /** Its column in a split view, and how it rests as a sheet. */
  [member: string]: unknown;
}

/** What a screen that is not among the project's files is compiled with. */
export interface CompileOptions {
  /** The path of the screen in diagnostics, by default `screen.json`. */
  path?: string;
  /** The arguments of the screen by the names of its parameters; by default, their defaults. */
  arguments?: Arguments;
  /**
   * The data that fills the screen, as JSON: a value of the type that it declares, which is the member
   * `data` of a file of sample data.
   */
  data?: Content;
  /** What the screen shows; by default, its content. */
  phase?: Phase;
  /** The path of the data in diagnostics, by default `data.json`. */
  dataPath?: string;
  /** Whether the screen is drawn, too. */
  drawing?: boolean;
}

/** The answer to a screen that is not among the project's files. */
export interface CompiledScreen {
  /** The layout of what could be built, also if there are errors; null if nothing could. */
  layout: Layout | null;
  /** The layout as a drawing in SVG, if it was asked for. */
  drawing?: string;
  diagnostics: Diagnostic[];
}

/** A place in a file. Lines and columns count from 1, columns in Unicode scalars; ends are exclusive. */
export interface Location {
  /** The path of the file; null, like the numbers, if the place is in none. */
  file: string | null;
  line: number | null;
  column: number | null;
  endLine: number | null;
  endColumn: number | null;
}

export interface Diagnostic extends Location {
  /** What is wrong, in a word that `seguec explain` describes. */
  code: string;
  severity: "error" | "warning" | "note";
  message: string;
  notes: (Location & { message: string })[];
  /** What mends it: the text to put at the place; null if that is not known. */
  fix: (Location & { replacement: string }) | null;
}

/** A rectangle in points, from the top left corner. */
export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where the components of a screen are: the object that `seguec layout --format json` prints. */
export interface Layout {
  file: string;
  screen: string;
  device: { name: string; width: number; height: number; scale: number };
  nodes: LayoutNode[];
}

export interface LayoutNode {
  /** The path of the component from the root of the screen. */
  path: string;
  source: { file: string; line: number; column: number };
  id: string | null;
  type: "layout" | "label" | "button" | "image" | "video";
  /** The rectangle on the screen, before anything is scrolled. */
  frame: Rectangle;
  /** The rectangle of a text in the frame. */
  contentBox?: Rectangle;
  /** The lines of a text, in the content box. */
  lines?: TextLine[];
}

export interface TextLine {
  text: string;
  x: number;
  top: number;
  width: number;
  height: number;
  baseline: number;
  /** The parts of a line in several styles, from left to right. */
  pieces?: { run: number; text: string; x: number; width: number }[];
}

/** A flight and its frames: the object that `seguec frames --format json` prints, without `parts`. */
export interface Flight {
  /** The name of the transition that plays. */
  transition: string;
  kind: string;
  /** The kind of the transition that cannot play, and that this one replaces. */
  fallbackFrom?: string;
  device: Layout["device"];
  /** The action of the tapped component. */
  action: { type: string; to: string; [member: string]: unknown };
  direction: "push" | "pop";
  /** In seconds. */
  duration: number;
  tapped: { id: string | null; frame: Rectangle };
  /** Where the flight begins and ends: the ends of the primary pair, if there is one. */
  from: FlightEnd;
  to: FlightEnd;
  pairs: { by: string; key: string; primary: boolean; from: FlightEnd; to: FlightEnd }[];
  /** The paths of components that the client hides during the flight, and what it does at the end. */
  handover: Record<string, string[]>;
  fps: number;
  frames: FlightFrame[];
}

export interface FlightEnd {
  screen: string;
  component: string | null;
  frame: Rectangle;
}

export interface FlightFrame {
  index: number;
  /** In seconds from the start. */
  time: number;
  /** From 0 to 1; springs may pass both. */
  progress: number;
  /** What flies. */
  layers: FlightLayer[];
  /** The two screens, if they move or fade. */
  screens?: FlightLayer[];
}

export interface FlightLayer {
  id: string;
  /** The index of the pair that the layer belongs to; null for one that has no partner. */
  pair: number | null;
  /** The drawing order: a layer is in front of those with lower numbers. */
  z: number;
  frame: Rectangle;
  clip: Rectangle;
  opacity: number;
  cornerRadius: number[];
  content: { type: string; source: string | null; [member: string]: unknown };
  /** Where it comes from, its background, its shadow: members that not every layer has. */
  [member: string]: unknown;
}
