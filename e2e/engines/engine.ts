/** A browser with another engine, with the operations that these checks need. */
export interface Engine {
  name: string;
  goTo(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Runs a function in the page. */
  read<Value>(script: () => Value): Promise<Value>;
  /** Presses the mouse at a point of the window, in pixels. */
  press(x: number, y: number): Promise<void>;
  /** Presses one key, by its WebDriver code point. */
  key(key: string): Promise<void>;
  close(): Promise<void>;
}

/** WebDriver's own actions, the same in both protocols. */
export const pressActions = (x: number, y: number) => [
  {
    type: "pointer",
    id: "mouse",
    parameters: { pointerType: "mouse" },
    actions: [
      { type: "pointerMove", x: Math.round(x), y: Math.round(y) },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ],
  },
];

export const keyActions = (value: string) => [
  {
    type: "key",
    id: "keyboard",
    actions: [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ],
  },
];

/** Retries until there is an answer. Throws the last error after 20 s. */
export async function eventually<Value>(ask: () => Promise<Value>): Promise<Value> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    try {
      return await ask();
    } catch (fault) {
      if (Date.now() > deadline) throw fault;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
