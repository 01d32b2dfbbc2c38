import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ErrorRoute } from "../../src/routes/ErrorRoute.tsx";

/** What the shopper sees if a screen breaks. */
const meta = {
  title: "screens/Error",
  component: ErrorRoute,
  parameters: { bare: true },
} satisfies Meta<typeof ErrorRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["tablet"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Une erreur est survenue" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Recharger la page" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Retour à l’accueil" })).toHaveAttribute(
      "href",
      "/search?mode=events",
    );
  },
};
