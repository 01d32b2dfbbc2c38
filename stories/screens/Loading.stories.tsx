import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ScreenLoader } from "../../src/shop/ScreenLoader.tsx";

/** While a screen's code loads: seconds on a slow phone, nothing elsewhere. */
const meta = {
  title: "screens/Loading",
  component: ScreenLoader,
  parameters: { bare: true },
} satisfies Meta<typeof ScreenLoader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Chargement en cours…");
  },
};
