import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { ConfirmationModal } from "../../src/ui/index.ts";

const meta = {
  title: "ui/ConfirmationModal",
  component: ConfirmationModal,
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(() => Promise.resolve()),
    title: "Vider votre sélection ?",
    message: "Les 12 photos de votre sélection en seront retirées. Votre panier ne change pas.",
    confirmLabel: "Vider ma sélection",
    cancelLabel: "Annuler",
    loadingLabel: "Suppression en cours…",
    closeLabel: "Fermer",
    tone: "danger",
  },
} satisfies Meta<typeof ConfirmationModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["phone", "stand"],
  play: async () => {
    const dialog = await within(document.body).findByRole("dialog", { name: "Vider votre sélection ?" });
    await expect(dialog).toHaveAccessibleDescription(/Les 12 photos/);
  },
};
export const Playground: Story = {
  args: {
    tone: "default",
    title: "Changer de format ?",
    message: "Le prix de cet article change avec lui.",
    confirmLabel: "Changer de format",
    loadingLabel: "Enregistrement en cours…",
  },
};

/** The action runs once, then the dialog asks to close. */
export const Confirm: Story = {
  args: { onConfirm: fn(() => new Promise<void>((done) => setTimeout(done, 100))) },
  play: async ({ userEvent, args }) => {
    const dialog = await within(document.body).findByRole("dialog");
    await userEvent.dblClick(within(dialog).getByRole("button", { name: "Vider ma sélection" }));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};

export const Cancel: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = await within(document.body).findByRole("dialog");
    await userEvent.click(within(dialog).getByRole("button", { name: "Annuler" }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
