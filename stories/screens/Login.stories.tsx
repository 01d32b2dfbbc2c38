import type { Meta, StoryObj } from "@storybook/react-vite";
import { use } from "react";
import { Route, Routes } from "react-router";
import { expect, waitFor } from "storybook/test";
import { contract } from "../../src/api/contract/contract.ts";
import { LoginRoute } from "../../src/routes/LoginRoute.tsx";
import { answering, refusing, unreachable, waiting } from "../support/calls.ts";
import { inShop } from "../support/inShop.tsx";
import { shopCalls } from "../support/orderData.ts";

const asked: unknown[] = [];
const known = answering(contract.customers.login, ({ body }) => {
  asked.push(body);
  return { isSuccess: true, accessToken: "fresh-token" };
});

/** Signing in with an e-mail address and a password, then back to where the shopper was. */
const meta = {
  title: "screens/Login",
  component: LoginRoute,
  parameters: { bare: true, path: "/login", msw: [known, ...shopCalls] },
  decorators: [inShop()],
  beforeEach: () => {
    asked.length = 0;
  },
  render: () => (
    <Routes>
      <Route path="/login" element={<LoginRoute />} />
      <Route path="/account" element={<main>Compte</main>} />
      <Route path="/cart" element={<main>Panier</main>} />
    </Routes>
  ),
} satisfies Meta<typeof LoginRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["tablet"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Créer un compte" })).toHaveAttribute("href", "/register");
    await expect(canvas.getByRole("link", { name: /Mot de passe oublié/ })).toHaveAttribute(
      "href",
      "/forgot",
    );
  },
};

export const NothingTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Se connecter" }));
    await expect(await canvas.findAllByText("Vous devez renseigner votre email")).toHaveLength(2);
    await expect(await canvas.findAllByText("Vous devez renseigner le mot de passe")).toHaveLength(2);
    await expect(asked).toEqual([]);
    await userEvent.click(canvas.getByRole("link", { name: "Vous devez renseigner le mot de passe" }));
    await expect(canvas.getByLabelText("Mot de passe")).toHaveFocus();
  },
};

export const BadCredentials: Story = {
  parameters: {
    msw: [answering(contract.customers.login, { isSuccess: false, accessToken: null }), ...shopCalls],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Adresse e-mail"), "camille.lefevre@example.fr");
    await userEvent.type(canvas.getByLabelText("Mot de passe"), "presque-juste");
    await userEvent.click(canvas.getByRole("button", { name: "Se connecter" }));
    await expect(await canvas.findByText("Ces identifiants ne sont pas valides")).toBeVisible();
    await expect(canvas.getByLabelText("Adresse e-mail")).toHaveValue("camille.lefevre@example.fr");
  },
};

export const TooManyAttempts: Story = {
  parameters: { msw: [refusing(contract.customers.login, "TOO_MANY_ATTEMPTS"), ...shopCalls] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Adresse e-mail"), "camille.lefevre@example.fr");
    await userEvent.type(canvas.getByLabelText("Mot de passe"), "presque-juste{Enter}");
    await expect(await canvas.findByText(/Trop de tentatives/)).toBeVisible();
  },
};

export const SignedIn: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Adresse e-mail"), "camille.lefevre@example.fr");
    await userEvent.type(canvas.getByLabelText("Mot de passe"), "motdepasse");
    await userEvent.dblClick(canvas.getByRole("button", { name: "Se connecter" }));
    await expect(await canvas.findByText("Compte")).toBeVisible();
    await expect(localStorage.getItem("dossard.customerToken")).toBe('"fresh-token"');
    await expect(asked).toHaveLength(1);
  },
};

const never = new Promise<never>(() => {});
const StillLoading = () => use(never);

/** Signed in, while the next screen's code loads: the button stays busy, and presses do nothing. */
export const NextScreenLoading: Story = {
  render: () => (
    <Routes>
      <Route path="/login" element={<LoginRoute />} />
      <Route path="/account" element={<StillLoading />} />
    </Routes>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Adresse e-mail"), "camille.lefevre@example.fr");
    await userEvent.type(canvas.getByLabelText("Mot de passe"), "motdepasse");
    const button = canvas.getByRole("button", { name: "Se connecter" });
    await userEvent.click(button);
    await waitFor(() => expect(localStorage.getItem("dossard.customerToken")).toBe('"fresh-token"'));
    for (let press = 0; press < 3; press++) await userEvent.click(button);
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(asked).toHaveLength(1);
  },
};

/** Returns to the screen that asked to sign in; an address of another site is ignored. */
export const ReturnsToTheCart: Story = {
  tags: ["no-picture"],
  parameters: { path: "/login?returnUrl=%2Fcart" },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("link", { name: "Créer un compte" })).toHaveAttribute(
      "href",
      "/register?returnUrl=%2Fcart",
    );
    await userEvent.type(canvas.getByLabelText("Adresse e-mail"), "camille.lefevre@example.fr");
    await userEvent.type(canvas.getByLabelText("Mot de passe"), "motdepasse{Enter}");
    await expect(await canvas.findByText("Panier")).toBeVisible();
  },
};

export const RefusesAnotherSite: Story = {
  tags: ["no-picture"],
  parameters: { path: "/login?returnUrl=https%3A%2F%2Fevil.example%2F" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Adresse e-mail"), "camille.lefevre@example.fr");
    await userEvent.type(canvas.getByLabelText("Mot de passe"), "motdepasse{Enter}");
    await waitFor(() => expect(canvas.getByText("Compte")).toBeVisible());
  },
};

const signIn = async ({
  canvas,
  userEvent,
}: Pick<Parameters<Required<Story>["play"]>[0], "canvas" | "userEvent">) => {
  await userEvent.type(canvas.getByLabelText("Adresse e-mail"), "camille.lefevre@example.fr");
  await userEvent.type(canvas.getByLabelText("Mot de passe"), "motdepasse{Enter}");
};

export const Sending: Story = {
  parameters: { msw: [waiting(contract.customers.login), ...shopCalls] },
  play: async ({ canvas, userEvent }) => {
    await signIn({ canvas, userEvent });
    await expect(await canvas.findByText("Connexion en cours…")).toBeInTheDocument();
  },
};

export const Offline: Story = {
  parameters: { msw: [unreachable(contract.customers.login), ...shopCalls] },
  play: async ({ canvas, userEvent }) => {
    await signIn({ canvas, userEvent });
    await expect(await canvas.findByText(/Connexion impossible/, {}, { timeout: 8000 })).toBeVisible();
    await expect(canvas.getByLabelText("Adresse e-mail")).toHaveValue("camille.lefevre@example.fr");
  },
};
