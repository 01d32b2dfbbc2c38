import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { contract } from "../../src/api/contract/contract.ts";
import { NameAlertRoute } from "../../src/routes/NameAlertRoute.tsx";
import { answering, refusing } from "../support/calls.ts";
import { inShop } from "../support/inShop.tsx";
import { shopCalls } from "../support/orderData.ts";

const confirmed = answering(contract.nameAlerts.confirmNameAlert, { isSuccess: true });
const tooOld = answering(contract.nameAlerts.confirmNameAlert, { isSuccess: false });
const confirmPath = "/alerte?alertUuid=a1000000-0000-4000-8000-000000000001&signature=abc";

/** The links in the mails of « Prévenez-moi »: to confirm an alert, and to end all of them. */
const meta = {
  title: "screens/NameAlert",
  component: NameAlertRoute,
  parameters: { bare: true, path: confirmPath, msw: [confirmed, ...shopCalls] },
  decorators: [inShop()],
} satisfies Meta<typeof NameAlertRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["tablet"] };

export const Confirmed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Confirmer mon alerte" }));
    await expect(await canvas.findByText(/^C’est noté/)).toBeVisible();
  },
};

export const TooOld: Story = {
  parameters: { msw: [tooOld, ...shopCalls] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Confirmer mon alerte" }));
    await expect(await canvas.findByText(/^Le lien que vous utilisez n’est pas valide/)).toBeVisible();
  },
};

export const Failing: Story = {
  parameters: { msw: [refusing(contract.nameAlerts.confirmNameAlert, "INTERNAL"), ...shopCalls] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Confirmer mon alerte" }));
    await expect(await canvas.findByText(/^Une erreur est survenue/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Confirmer mon alerte" })).toBeEnabled();
  },
};

export const IncompleteLink: Story = { parameters: { path: "/alerte?email=camille%40example.fr" } };

const stopPath = "/alerte?email=camille%40example.fr&signature=abc";
export const Stop: Story = { parameters: { path: stopPath } };

export const Stopped: Story = {
  parameters: {
    path: stopPath,
    msw: [answering(contract.nameAlerts.stopNameAlerts, { isSuccess: true }), ...shopCalls],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Ne plus recevoir d’alerte" }));
    await expect(await canvas.findByText(/vos alertes et votre adresse sont effacées/)).toBeVisible();
  },
};
