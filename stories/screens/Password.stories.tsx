import type { Meta, StoryObj } from "@storybook/react-vite";
import { Route, Routes } from "react-router";
import { expect } from "storybook/test";
import { contract } from "../../src/api/contract/contract.ts";
import { ForgotRoute } from "../../src/routes/ForgotRoute.tsx";
import { RecoverRoute } from "../../src/routes/RecoverRoute.tsx";
import { answering, unreachable, waiting } from "../support/calls.ts";
import { inShop } from "../support/inShop.tsx";
import { shopCalls } from "../support/orderData.ts";

const link =
  "/recover?customerEmail=camille%40example.fr&expireAt=2026-05-17T08%3A00%3A00.000Z&signature=abc";
const valid = answering(contract.customers.checkResetSignature, { isSuccess: true });

/** A forgotten password: asking for the mail, and choosing a new one. */
const meta = {
  title: "screens/Password",
  component: ForgotRoute,
  parameters: {
    bare: true,
    path: "/forgot",
    msw: [answering(contract.customers.startPasswordReset, {}), ...shopCalls],
  },
  decorators: [inShop()],
  render: () => (
    <Routes>
      <Route path="/forgot" element={<ForgotRoute />} />
      <Route path="/recover" element={<RecoverRoute />} />
      <Route path="/account" element={<main>Compte</main>} />
    </Routes>
  ),
} satisfies Meta<typeof ForgotRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["tablet"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Adresse e-mail"), "camille@");
    await userEvent.click(canvas.getByRole("button", { name: "Recevoir le lien" }));
    await expect(await canvas.findAllByText("Vous devez renseigner un email valide")).toHaveLength(2);
  },
};

export const Sent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Adresse e-mail"), "camille@example.fr");
    await userEvent.click(canvas.getByRole("button", { name: "Recevoir le lien" }));
    await expect(await canvas.findByText(/Si un compte existe pour camille@example.fr/)).toBeVisible();
  },
};

const invalidText = "Le lien que vous utilisez n'est pas valide. Il s'agit peut-être d'un lien trop ancien.";

export const IncompleteLink: Story = {
  parameters: { path: "/recover?customerEmail=camille%40example.fr" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(invalidText)).toBeVisible();
    await expect(
      canvas.getByRole("link", { name: "Réessayer la récupération de votre compte" }),
    ).toHaveAttribute("href", "/forgot");
  },
};

export const ExpiredLink: Story = {
  parameters: {
    path: link,
    msw: [answering(contract.customers.checkResetSignature, { isSuccess: false }), ...shopCalls],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(invalidText)).toBeVisible();
  },
};

export const NewPassword: Story = {
  parameters: {
    path: link,
    msw: [
      valid,
      answering(contract.customers.resetPassword, { isSuccess: false, accessToken: null }),
      ...shopCalls,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText(/Nouveau mot de passe/);
    await userEvent.type(field, "sept777");
    await userEvent.click(canvas.getByRole("button", { name: "Modifier le mot de passe" }));
    await expect(
      await canvas.findAllByText("Le mot de passe doit contenir au moins 8 caractères"),
    ).toHaveLength(2);
    await userEvent.type(field, "8");
    await userEvent.click(canvas.getByRole("button", { name: "Modifier le mot de passe" }));
    await expect(
      await canvas.findByText("Une erreur est survenue. Ce lien ne semble pas fonctionner."),
    ).toBeVisible();
  },
};

export const PasswordChanged: Story = {
  tags: ["no-picture"],
  parameters: {
    path: link,
    msw: [
      valid,
      answering(contract.customers.resetPassword, { isSuccess: true, accessToken: "fresh-token" }),
      ...shopCalls,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/Nouveau mot de passe/), "motdepasse{Enter}");
    await expect(await canvas.findByText("Compte")).toBeVisible();
  },
};

export const Sending: Story = {
  parameters: { msw: [waiting(contract.customers.startPasswordReset), ...shopCalls] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Adresse e-mail"), "camille@example.fr{Enter}");
    await expect(await canvas.findByText("Envoi en cours…")).toBeInTheDocument();
  },
};

export const SendingOffline: Story = {
  parameters: { msw: [unreachable(contract.customers.startPasswordReset), ...shopCalls] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Adresse e-mail"), "camille@example.fr{Enter}");
    await expect(await canvas.findByText(/Connexion impossible/, {}, { timeout: 8000 })).toBeVisible();
  },
};

export const CheckingLink: Story = {
  parameters: {
    path: link,
    msw: [waiting(contract.customers.checkResetSignature), ...shopCalls],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Vérification du lien en cours…")).toBeVisible();
  },
};

export const LinkOffline: Story = {
  parameters: {
    path: link,
    msw: [unreachable(contract.customers.checkResetSignature), ...shopCalls],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "Vous êtes hors connexion" }, { timeout: 8000 }),
    ).toBeVisible();
  },
};

export const ChangingPassword: Story = {
  parameters: { path: link, msw: [valid, waiting(contract.customers.resetPassword), ...shopCalls] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/Nouveau mot de passe/), "motdepasse{Enter}");
    await expect(await canvas.findByText("Modification en cours…")).toBeInTheDocument();
  },
};
