import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { AddressPicker } from "../../src/ui/index.ts";

const meta = {
  title: "ui/AddressPicker",
  component: AddressPicker,
  args: {
    addresses: [
      { id: 1, street: "12 rue des Écuries", zipCode: "41600", city: "Lamotte-Beuvron" },
      {
        id: 2,
        street: "Haras du Breuil, lieu-dit La Croix aux Chevaux",
        zipCode: "61310",
        city: "Le Pin-au-Haras",
      },
    ],
    chosenId: null,
    onChoose: fn(),
    onCreate: fn(() => Promise.resolve(true)),
    labels: {
      choose: "Choisir",
      newAddress: "Nouvelle adresse",
      street: "Rue",
      zipCode: "Code postal",
      city: "Ville",
      submit: "Valider cette adresse",
      sending: "Enregistrement en cours…",
      cancel: "Annuler",
      errorTitle: "Votre adresse est incomplète",
      missing: {
        street: "Saisissez la rue.",
        zipCode: "Saisissez le code postal.",
        city: "Saisissez la ville.",
      },
    },
  },
} satisfies Meta<typeof AddressPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["phone", "stand"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Choisir Haras du Breuil/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(2);
  },
};
export const Playground: Story = { args: { chosenId: 1 } };

/** Without a saved address, straight to the form, and no way to cancel it. */
export const NoAddress: Story = {
  tags: ["phone"],
  args: { addresses: [] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole("button", { name: "Annuler" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Valider cette adresse" }));
    await expect(args.onCreate).not.toHaveBeenCalled();
    await waitFor(() =>
      expect(canvas.getByRole("region", { name: "Votre adresse est incomplète" })).toHaveFocus(),
    );
  },
};

/** A new one by keyboard alone, sent once, trimmed. */
export const CreateOne: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Nouvelle adresse" }));
    await userEvent.click(canvas.getByRole("textbox", { name: "Rue" }));
    await userEvent.keyboard(" 3 place du Manège {Tab}78000{Tab}Versailles{Enter}");
    await waitFor(() =>
      expect(args.onCreate).toHaveBeenCalledWith({
        street: "3 place du Manège",
        zipCode: "78000",
        city: "Versailles",
      }),
    );
    await waitFor(() => canvas.getByRole("button", { name: "Nouvelle adresse" }));
  },
};
