import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { keyboardLayouts, Modal, OnScreenKeyboard, TextField } from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";

const meta = {
  title: "ui/OnScreenKeyboard",
  tags: ["new", "since-0.2.0"],
  component: OnScreenKeyboard,
  parameters: {
    usage: {
      when: ["On a shared touch screen without a keyboard of its own, for the field that has the focus."],
      whenNot: [
        "On a phone or tablet of the shopper's own, which has a keyboard that they know.",
        "In a window too small for its keys: `keyboardFits` says which.",
      ],
      accessibility: [
        "A named group of buttons; a press leaves the focus and the caret in the field.",
        "Real keys go on writing into the field.",
        "Maj and Accents are toggle buttons; Maj ends with the next letter.",
      ],
    } satisfies Usage,
  },
  argTypes: { layout: { options: keyboardLayouts } },
  args: {
    label: "Clavier à l’écran",
    labels: {
      shift: "Maj",
      accents: "Accents",
      delete: "Effacer",
      space: "Espace",
      close: "Fermer",
      submit: "Valider",
    },
    onWrite: fn(),
    onDelete: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof OnScreenKeyboard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["whole-page"],
  play: async ({ canvas, args, userEvent }) => {
    const board = within(canvas.getByRole("group", { name: "Clavier à l’écran" }));
    for (const word of ["é", "Espace", "Effacer", "Fermer", "Valider"]) {
      if (word === "é") await userEvent.click(board.getByRole("button", { name: "Accents" }));
      await userEvent.click(board.getByRole("button", { name: word }));
    }
    await userEvent.click(board.getByRole("button", { name: "Accents" }));
    await expect(args.onWrite).toHaveBeenNthCalledWith(1, "é");
    await expect(args.onWrite).toHaveBeenNthCalledWith(2, " ");
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    const order = board
      .getAllByRole("button")
      .map((key) => key.textContent)
      .join("");
    await expect(order).toContain("1234567890azertyuiopqsdfghjklm");
  },
};
export const Playground: Story = { tags: ["no-picture"] };

/** One capital, as at the beginning of a name. */
export const Shifted: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Maj" }));
    await expect(canvas.getByRole("button", { name: "Maj" })).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(canvas.getByRole("button", { name: "Z" }));
    await expect(args.onWrite).toHaveBeenCalledWith("Z");
    await expect(canvas.getByRole("button", { name: "z" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Maj" }));
  },
};

export const Accents: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Accents" }));
    for (const letter of "éèêëàâäçîïôöùûü") {
      await expect(canvas.getByRole("button", { name: letter })).toBeVisible();
    }
  },
};

/** The signs of an e-mail address beside the space. */
export const Email: Story = {
  tags: ["no-picture"],
  args: { layout: "email" },
  play: async ({ canvas, args, userEvent }) => {
    for (const sign of "@._-") await userEvent.click(canvas.getByRole("button", { name: sign }));
    await expect(args.onWrite).toHaveBeenLastCalledWith("-");
  },
};

/** In a dialog its presses leave the focus in the field. */
export const OverDialog: Story = {
  tags: ["no-picture"],
  parameters: { docs: { story: { inline: false } } },
  render: (args) => (
    <>
      <Modal open onOpenChange={args.onClose} title="Enregistrer mon panier" closeLabel="Fermer la fenêtre">
        <TextField label="Numéro" autoComplete="off" />
        <OnScreenKeyboard {...args} />
      </Modal>
    </>
  ),
  play: async ({ args, userEvent }) => {
    const page = within(document.body);
    const field = await page.findByRole("textbox", { name: "Numéro" });
    await waitFor(() => expect(field).toBeVisible());
    await userEvent.click(field);
    await userEvent.click(page.getByRole("button", { name: "a", hidden: true }));
    await expect(args.onWrite).toHaveBeenCalledWith("a");
    await expect(field).toHaveFocus();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
