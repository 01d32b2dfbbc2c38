import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { NotFoundRoute } from "../../src/routes/NotFoundRoute.tsx";

const meta = {
  title: "screens/NotFound",
  component: NotFoundRoute,
  parameters: { bare: true, path: "/nulle/part" },
} satisfies Meta<typeof NotFoundRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["phone"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Oups" })).toBeVisible();
    await expect(canvas.getByText(/redirigé vers la recherche dans 3\ssecondes/)).toBeVisible();
  },
};

export const Staying: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Rester sur cette page" }));
    await expect(canvas.queryByText(/redirigé/)).toBeNull();
    await expect(canvas.getByText(/Cette page n’existe pas/)).toBeVisible();
  },
};
