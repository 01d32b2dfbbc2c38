import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { contract } from "../../src/api/contract/contract.ts";
import { DiscountBanner } from "../../src/features/discount/DiscountBanner.tsx";
import { answering, refusing, waiting } from "../support/calls.ts";
import { inShop } from "../support/inShop.tsx";
import { discount } from "../support/searchData.ts";

/** The discount that is running, above every screen. */
const meta = {
  title: "features/DiscountBanner",
  component: DiscountBanner,
  parameters: { bare: true, msw: [answering(contract.discounts.listDiscounts, [discount])] },
  decorators: [inShop()],
} satisfies Meta<typeof DiscountBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await waitFor(() => expect(canvasElement.querySelector("section")).toBeNull());
};

export const Default: Story = {
  play: async ({ canvas }) => {
    const banner = await canvas.findByRole("region", { name: "Promotion en cours" });
    await expect(banner).toHaveTextContent("Offre de saison");
  },
};

export const LongDescription: Story = {
  parameters: {
    msw: [
      answering(contract.discounts.listDiscounts, [
        {
          ...discount,
          description:
            "Grande semaine du cheval\u00a0: −15\u00a0% sur tous les tirages jusqu’au 105x157\u00a0cm, sur les fichiers et sur les packs, au stand comme en ligne, jusqu’au dimanche 24\u00a0mai à minuit\u202f!",
        },
      ]),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Grande semaine/)).toBeVisible();
  },
};

/** The server lists the best first: the first of two active ones shows. */
export const BestOfTwo: Story = {
  parameters: {
    msw: [
      answering(contract.discounts.listDiscounts, [
        {
          ...discount,
          description: "Ouverture de saison\u00a0: −15\u00a0% sur toute la boutique.",
          percent: 15,
        },
        { ...discount, id: 2 },
      ]),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/−15\s%/)).toBeVisible();
    await expect(canvas.queryByText(/−10\s%/)).toBeNull();
  },
};

/** Past and future discounts show nothing. */
export const NoneActive: Story = {
  parameters: {
    msw: [
      answering(contract.discounts.listDiscounts, [
        { ...discount, endAt: "2001-01-01T00:00:00Z" },
        { ...discount, startAt: "2098-01-01T00:00:00Z" },
      ]),
    ],
  },
  tags: ["no-picture"],
  play: nothing,
};

/** No space is reserved for a banner that may not show. */
export const Loading: Story = {
  parameters: { msw: [waiting(contract.discounts.listDiscounts)] },
  tags: ["no-picture"],
  play: nothing,
};

export const Failing: Story = {
  parameters: { msw: [refusing(contract.discounts.listDiscounts, "INTERNAL")] },
  tags: ["no-picture"],
  play: nothing,
};
