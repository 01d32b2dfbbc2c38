import type { Decorator, Meta, StoryObj } from "@storybook/react-vite";
import { useLocation } from "react-router";
import { expect } from "storybook/test";
import { NotFoundRoute } from "../../src/routes/NotFoundRoute.tsx";
import { VisuallyHidden } from "../../src/ui/index.ts";

function Address() {
  return <VisuallyHidden>{useLocation().pathname}</VisuallyHidden>;
}
const withAddress: Decorator = (Story) => (
  <>
    <Story />
    <Address />
  </>
);

/** An address that leads nowhere, with ways back into the shop. */
const meta = {
  title: "screens/NotFound",
  component: NotFoundRoute,
  parameters: { bare: true, path: "/nulle/part" },
} satisfies Meta<typeof NotFoundRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["tablet"],
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
    const heading = canvas.getByRole("heading", { level: 1 });
    await expect(heading).toHaveFocus();
    await expect(getComputedStyle(heading).outlineStyle).toBe("none");
  },
};

/** Redirects to the search after 3 seconds. */
export const Redirected: Story = {
  tags: ["no-picture"],
  decorators: [withAddress],
  play: async ({ canvas }) => {
    const began = performance.now();
    await canvas.findByText("/search", {}, { timeout: 5000 });
    await expect(performance.now() - began).toBeGreaterThan(2500);
  },
};
