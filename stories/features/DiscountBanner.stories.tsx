import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { contract } from "../../src/api/contract/contract.ts";
import { DiscountBanner } from "../../src/features/discount/DiscountBanner.tsx";
import { answering } from "../support/calls.ts";
import { inShop } from "../support/inShop.tsx";
import { discount } from "../support/searchData.ts";

const meta = {
  title: "features/DiscountBanner",
  component: DiscountBanner,
  parameters: { bare: true, msw: [answering(contract.discounts.list, [discount])] },
  decorators: [inShop()],
} satisfies Meta<typeof DiscountBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["phone", "stand"],
  play: async ({ canvas }) => {
    const banner = await canvas.findByRole("region", { name: "Promotion en cours" });
    await expect(banner).toHaveTextContent("Offre de saison");
  },
};

/** Past and coming discounts show nothing. */
export const NoneActive: Story = {
  parameters: {
    msw: [
      answering(contract.discounts.list, [
        { ...discount, endAt: "2001-01-01T00:00:00Z" },
        { ...discount, startAt: "2098-01-01T00:00:00Z" },
      ]),
    ],
  },
  tags: ["no-picture"],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("section")).toBeNull());
  },
};
