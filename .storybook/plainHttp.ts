import type { Loader } from "@storybook/react-vite";
import { instrument } from "storybook/internal/instrumenter";
import { userEvent } from "storybook/test";

/** Storybook gives stories their `userEvent` only where there is a clipboard. A page on plain http has none. */
export const giveUserEvent: Loader = (context) => {
  if (navigator.clipboard) return;
  const instrumented = instrument(
    { userEvent: userEvent.setup() },
    { intercept: true, getKeys: (steps) => Object.keys(steps).filter((key) => key !== "eventWrapper") },
  );
  context.userEvent = instrumented.userEvent;
  // The set-up has left a clipboard of its own.
  Reflect.deleteProperty(navigator, "clipboard");
};
