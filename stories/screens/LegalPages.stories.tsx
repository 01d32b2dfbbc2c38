import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { contract } from "../../src/api/contract/contract.ts";
import { unknownSeller } from "../../src/features/terms/seller.ts";
import { LegalNoticeRoute } from "../../src/routes/LegalNoticeRoute.tsx";
import { PrivacyRoute } from "../../src/routes/PrivacyRoute.tsx";
import { answering, unreachable } from "../support/calls.ts";
import { inShop } from "../support/inShop.tsx";
import { seller } from "../support/sellerData.ts";

/** The legal notice and the privacy page, from the seller's settings. */
const meta = {
  title: "screens/LegalPages",
  component: LegalNoticeRoute,
  parameters: { bare: true, path: "/mentions-legales", msw: [answering(contract.seller.readSeller, seller)] },
  decorators: [inShop()],
} satisfies Meta<typeof LegalNoticeRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Mentions légales" })).toBeVisible();
    await expect(canvas.getByText(/Dénomination : Lumière de piste/)).toBeVisible();
    await expect(canvas.getByText(/Médiation de la consommation, 1 place/)).toBeVisible();
    await expect(canvas.queryByText(/spécimen/)).toBeNull();
  },
};

/** No seller is set yet. */
export const Specimen: Story = {
  parameters: { msw: [answering(contract.seller.readSeller, unknownSeller)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Cette boutique est un spécimen/)).toBeVisible();
  },
};

/** Personal data and cookies. */
export const Privacy: Story = {
  parameters: { path: "/donnees-personnelles" },
  render: () => <PrivacyRoute />,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "Données personnelles et cookies" }),
    ).toBeVisible();
    await expect(canvas.getByText(/Votre connexion à votre compte/)).toBeVisible();
  },
};

/** Nobody has an account on the stand's shared screen. */
export const PrivacyAtTheStand: Story = {
  ...Privacy,
  globals: { theme: "stand" },
  decorators: [inShop({ placeWhat: "truck" })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/quand le client suivant arrive/)).toBeVisible();
    await expect(canvas.queryByText(/Votre connexion/)).toBeNull();
  },
};

export const Offline: Story = {
  parameters: { msw: [unreachable(contract.seller.readSeller)] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "Vous êtes hors connexion" }, { timeout: 8000 }),
    ).toBeVisible();
  },
};
