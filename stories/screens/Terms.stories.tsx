import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { contract } from "../../src/api/contract/contract.ts";
import { TermsRoute } from "../../src/routes/TermsRoute.tsx";
import { answering } from "../support/calls.ts";
import { inShop } from "../support/inShop.tsx";
import { seller } from "../support/sellerData.ts";

/** The terms of sale. */
const meta = {
  title: "screens/Terms",
  component: TermsRoute,
  parameters: { bare: true, path: "/cgv", msw: [answering(contract.seller.readSeller, seller)] },
  decorators: [inShop()],
} satisfies Meta<typeof TermsRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const contents = within(await canvas.findByRole("navigation", { name: "Sommaire" }));
    for (const link of contents.getAllByRole("link")) {
      const anchor = link.getAttribute("href")?.slice(1) ?? "";
      await expect(document.getElementById(anchor)).toHaveTextContent(link.textContent ?? "");
    }
  },
};
