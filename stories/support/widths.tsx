import type { Decorator } from "@storybook/react-vite";
import { Box } from "../../src/ui/index.ts";
import { asksRoom } from "../../src/ui/theme/room.ts";

/** The content width of a 320 px window, in any window. */
export const narrow: Decorator = (Story) => (
  <div style={{ ...asksRoom, maxWidth: "17rem" }}>
    <Story />
  </div>
);

/** The maximum width of a form. */
export const formWide: Decorator = (Story) => (
  <Box maxWidth="form">
    <Story />
  </Box>
);
