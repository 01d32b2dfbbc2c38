import type { Decorator } from "@storybook/react-vite";
import { Box } from "../../src/ui/index.ts";
import { asksRoom } from "../../src/ui/theme/room.ts";

/** What a window of 320 px leaves between its margins, in any window. */
export const narrow: Decorator = (Story) => (
  <div style={{ ...asksRoom, maxWidth: "17rem" }}>
    <Story />
  </div>
);

/** No wider than a form ever is. */
export const formWide: Decorator = (Story) => (
  <Box maxWidth="form">
    <Story />
  </Box>
);
