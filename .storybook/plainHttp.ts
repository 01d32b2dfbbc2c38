import type { Loader } from "@storybook/react-vite";
import { userEvent } from "storybook/test";

/** Storybook gives stories their `userEvent` only where there is a clipboard. A page on plain http has none. */
export const giveUserEvent: Loader = (context) => {
  if (navigator.clipboard) return;
  context.userEvent = userEvent.setup();
  // The set-up has left a clipboard of its own.
  Reflect.deleteProperty(navigator, "clipboard");
};
