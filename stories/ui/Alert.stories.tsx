import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Alert, alertTones, Button, liveModes, Stack, TextLink } from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";

const meta = {
  title: "ui/Alert",
  tags: ["stable", "since-0.1.0"],
  component: Alert,
  argTypes: {
    tone: { control: "select", options: alertTones },
    live: { control: "select", options: liveModes },
  },
  parameters: {
    usage: {
      when: [
        "A message about this screen, next to its subject: a refused payment, a cart to complete.",
        "Critical only for problems that stop the shopper.",
      ],
      whenNot: [
        "For one sentence across the whole page, use Banner.",
        "For a short-lived confirmation, use Toast.",
        "For an error of one field, use the field’s own error; for a form’s, Form’s summary.",
        "For data that failed to load, use LoadFailure.",
      ],
      accessibility: [
        'Announced when it appears: at once when critical, otherwise politely; `live="off"` for one that is there when the screen opens.',
        "In a dialog, a critical one that appears is scrolled into view.",
        "The words carry the meaning; colour and icon repeat it.",
      ],
    } satisfies Usage,
  },
  args: { children: "Les photos seront à retirer au stand deux heures après votre commande." },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("deux heures");
  },
};
export const Playground: Story = { args: { tone: "warning", title: "À compléter" } };

export const Tones: Story = {
  tags: ["forced-colors"],
  render: () => (
    <Stack>
      <Alert>Les photos seront à retirer au stand deux heures après votre commande.</Alert>
      <Alert tone="success" title="Paiement enregistré">
        Votre commande est traitée sous 24 à 48 heures ouvrées.
      </Alert>
      <Alert
        tone="warning"
        action={
          <TextLink to="/cart" standalone>
            Compléter mon panier
          </TextLink>
        }
      >
        Certains packs que vous avez sélectionnés sont incomplets.
      </Alert>
      <Alert
        tone="critical"
        title="Le paiement a échoué ou a été interrompu."
        action={<Button icon="refresh">Débloquer ma commande</Button>}
      >
        Rien n’a été débité. Vous pouvez modifier votre commande ou payer de nouveau.
      </Alert>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Le paiement a échoué");
    await expect(canvas.getAllByRole("status")).toHaveLength(3);
  },
};

/** An alert that is there when the screen opens is read in place, not announced. */
export const Quiet: Story = {
  args: { live: "off", tone: "critical", children: "Cette commande a été annulée." },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("alert")).toBeNull();
    await expect(canvas.queryByRole("status")).toBeNull();
    await expect(canvas.getByText("Cette commande a été annulée.")).toBeVisible();
  },
};

const retry = fn();

/** Appears after a press: announced at once, and its action is the next tab stop. */
export const Appears: Story = {
  render: function Render() {
    const [refused, setRefused] = useState(false);
    return (
      <Stack>
        <Button onClick={() => setRefused(true)}>Payer</Button>
        {refused && (
          <Alert
            tone="critical"
            title="Paiement refusé"
            action={<Button onClick={retry}>Payer à nouveau</Button>}
          >
            Votre banque a refusé la transaction. Rien n’a été débité.
          </Alert>
        )}
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    retry.mockClear();
    await expect(canvas.queryByRole("alert")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Payer" }));
    await expect(canvas.getByRole("alert")).toHaveTextContent("Votre banque a refusé la transaction.");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(retry).toHaveBeenCalledTimes(1);
  },
};

export const LongText: Story = {
  args: {
    tone: "warning",
    title: "Votre panier contient un pack de photographies numériques incomplet et un tirage sans référence",
    children:
      "Complétez-les avant de valider votre commande. Les photos du championnat sont conservées quatre-vingt-dix jours, à l’adresse https://www.exemple.fr/evenements/championnat-regional-de-saut-d-obstacles-nouvelle-aquitaine/photos.",
    action: <Button>Compléter les éléments de mon panier</Button>,
  },
};
