export const windows = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;
export type WindowName = keyof typeof windows;

/** A new visitor's window in a browser, the same for every engine. */
export interface Engine {
  goTo(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Evaluates an expression in the page and waits for its promise; its value must be JSON. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Presses a point of the window, in pixels: with a finger on a phone where the engine's driver has one, else with the mouse. */
  press(x: number, y: number): Promise<void>;
  /** Presses keys one after the other: characters, or WebDriver's code points of other keys. */
  type(keys: string): Promise<void>;
  /** Returns the window as a PNG. */
  screenshot(): Promise<Buffer>;
  /** Returns the console's errors and warnings, uncaught errors and failed requests so far, one line each. */
  complaints(): string[];
  close(): Promise<void>;
}

export interface EngineKind {
  name: "Chromium" | "Firefox" | "WebKit";
  /** Debian packages that are not installed, or null if all are. */
  missing: string | null;
  open(window: WindowName): Promise<Engine>;
}

/** WebDriver's code points of keys without a character. */
export const keys = { escape: "\uE00C", arrowRight: "\uE014" } as const;

/** Runs a function in the page. */
export const read = <Value>(engine: Engine, script: () => Value): Promise<Value> =>
  engine.evaluate(`(${script})()`);

/** Returns a press in WebDriver's actions, which both protocols share. */
export const pressActions = (x: number, y: number, pointerType: "mouse" | "touch") => [
  {
    type: "pointer",
    id: pointerType,
    parameters: { pointerType },
    actions: [
      { type: "pointerMove", x: Math.round(x), y: Math.round(y) },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ],
  },
];

export const keyActions = (text: string) => [
  {
    type: "key",
    id: "keyboard",
    actions: [...text].flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]),
  },
];
