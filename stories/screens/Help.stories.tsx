import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { HelpRoute } from "../../src/routes/HelpRoute.tsx";
import { inShop } from "../support/inShop.tsx";

const meta = {
  title: "screens/Help",
  component: HelpRoute,
  parameters: { bare: true, path: "/help" },
  decorators: [inShop()],
} satisfies Meta<typeof HelpRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Les formats" })).toBeVisible();
    await expect(canvas.getByText(/le nom du cheval/)).toBeVisible();
  },
};

export const Cars: Story = {
  decorators: [inShop({ placeMode: "car" })],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/le nom du pilote/)).toBeVisible();
  },
};
