import type { Meta, StoryObj } from "@storybook/react-vite";
import { Route, Routes } from "react-router";
import { expect, waitFor } from "storybook/test";
import { contract } from "../../src/api/contract/contract.ts";
import { RegisterRoute } from "../../src/routes/RegisterRoute.tsx";
import { answering, refusing, unreachable, waiting } from "../support/calls.ts";
import { inShop } from "../support/inShop.tsx";
import { shopCalls } from "../support/orderData.ts";

const asked: unknown[] = [];
const opened = answering(contract.customers.register, ({ body }) => {
  asked.push(body);
  return { error: null, accessToken: "fresh-token" };
});

/** Creating an account. */
const meta = {
  title: "screens/Register",
  component: RegisterRoute,
  parameters: { bare: true, path: "/register", msw: [opened, ...shopCalls] },
  decorators: [inShop()],
  beforeEach: () => {
    asked.length = 0;
  },
  render: () => (
    <Routes>
      <Route path="/register" element={<RegisterRoute />} />
      <Route path="/account" element={<main>Compte</main>} />
    </Routes>
  ),
} satisfies Meta<typeof RegisterRoute>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Required<Story>["play"];
type Scene = Pick<Parameters<Play>[0], "canvas" | "userEvent">;

async function fill({ canvas, userEvent }: Scene, password = "motdepasse") {
  await userEvent.type(canvas.getByLabelText("Adresse e-mail"), "camille.lefevre@example.fr");
  await userEvent.type(canvas.getByLabelText("Mot de passe"), password);
  await userEvent.type(canvas.getByLabelText("Prénom"), "Camille");
  await userEvent.type(canvas.getByLabelText("Nom"), "Lefèvre");
}

export const Default: Story = { tags: ["tablet"] };

export const NothingTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Créer mon compte" }));
    const summary = await canvas.findByRole("region", { name: "Quelques informations sont à corriger" });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(canvas.getAllByRole("listitem").map((line) => line.textContent)).toEqual([
      "Vous devez renseigner un email valide",
      "Vous devez renseigner le mot de passe",
      "Vous devez renseigner votre prénom",
      "Vous devez renseigner votre nom",
    ]);
    await expect(asked).toEqual([]);
  },
};

export const ShortPassword: Story = {
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent }, "sept777");
    await userEvent.click(canvas.getByRole("button", { name: "Créer mon compte" }));
    await expect(await canvas.findAllByText("Le mot de passe est trop court")).toHaveLength(2);
    await expect(canvas.getByLabelText("Mot de passe")).toBeInvalid();
  },
};

export const EmailAlreadyUsed: Story = {
  parameters: {
    msw: [
      answering(contract.customers.register, { error: "EMAIL_ALREADY_USED", accessToken: null }),
      ...shopCalls,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent });
    await userEvent.click(canvas.getByRole("button", { name: "Créer mon compte" }));
    await expect(await canvas.findAllByText("Cette adresse email est déjà utilisée")).toHaveLength(2);
    await expect(canvas.getByLabelText("Adresse e-mail")).toBeInvalid();
  },
};

export const Offline: Story = {
  parameters: { msw: [unreachable(contract.customers.register), ...shopCalls] },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent });
    await userEvent.click(canvas.getByRole("button", { name: "Créer mon compte" }));
    await expect(await canvas.findByText(/Connexion impossible/, {}, { timeout: 8000 })).toBeVisible();
  },
};

export const Professional: Story = {
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent });
    await userEvent.click(canvas.getByRole("checkbox", { name: "Je suis un professionnel" }));
    await userEvent.type(canvas.getByLabelText(/^Société/), "Haras du Breuil");
    await userEvent.type(canvas.getByLabelText(/^Numéro de TVA/), "FR12123456789");
  },
};

export const Registered: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent });
    await userEvent.dblClick(canvas.getByRole("button", { name: "Créer mon compte" }));
    await expect(await canvas.findByText("Compte")).toBeVisible();
    await expect(asked).toEqual([
      {
        email: "camille.lefevre@example.fr",
        password: "motdepasse",
        firstName: "Camille",
        lastName: "Lefèvre",
        mobile: null,
        company: null,
        vatNumber: null,
      },
    ]);
  },
};

export const Sending: Story = {
  parameters: { msw: [waiting(contract.customers.register), ...shopCalls] },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent });
    await userEvent.click(canvas.getByRole("button", { name: "Créer mon compte" }));
    await expect(await canvas.findByText("Création du compte en cours…")).toBeInTheDocument();
  },
};

/** Any other refusal of a registration shows one sentence. */
export const Refused: Story = {
  parameters: {
    msw: [answering(contract.customers.register, { error: null, accessToken: null }), ...shopCalls],
  },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent });
    await userEvent.click(canvas.getByRole("button", { name: "Créer mon compte" }));
    await expect(await canvas.findByText("Une erreur est survenue")).toBeVisible();
  },
};

export const TooManyAttempts: Story = {
  parameters: { msw: [refusing(contract.customers.register, "TOO_MANY_ATTEMPTS"), ...shopCalls] },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent });
    await userEvent.click(canvas.getByRole("button", { name: "Créer mon compte" }));
    await expect(await canvas.findByText(/Trop de tentatives/)).toBeVisible();
  },
};
