import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { TermsRoute } from "../../src/routes/TermsRoute.tsx";
import { inShop } from "../support/inShop.tsx";

const meta = {
  title: "screens/Terms",
  component: TermsRoute,
  parameters: { bare: true, path: "/cgv" },
  decorators: [inShop()],
} satisfies Meta<typeof TermsRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const contents = within(canvas.getByRole("navigation", { name: "Sommaire" }));
    for (const link of contents.getAllByRole("link")) {
      const anchor = link.getAttribute("href")?.slice(1) ?? "";
      await expect(document.getElementById(anchor)).toHaveTextContent(link.textContent ?? "");
    }
  },
};
