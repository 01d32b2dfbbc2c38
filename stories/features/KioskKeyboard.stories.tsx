import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { KioskKeyboard } from "../../src/features/kiosk/KioskKeyboard.tsx";
import { Button, Form, Modal, Stack, Text, TextField } from "../../src/ui/index.ts";
import { inWindow, opensIn } from "../support/window.ts";

const onSubmit = fn();

/** Fields of every kind that a stand's screens have, controlled by React. */
function Fields() {
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const [code, setCode] = useState("");
  return (
    <Form label="Commander" errorTitle="À corriger" errors={[]} onSubmit={onSubmit} autoComplete="off">
      <Stack>
        <TextField label="Nom" autoComplete="off" value={name} onValueChange={setName} />
        <TextField
          label="Adresse e-mail"
          type="email"
          autoComplete="off"
          value={email}
          onValueChange={setEmail}
        />
        <TextField label="Code" autoComplete="off" maxLength={4} value={code} onValueChange={setCode} />
        <TextField label="Lien" readOnly value="https://stand.dossard.example" />
        <Text>{`${name} ${email} ${code}`}</Text>
        <Button type="submit">Commander</Button>
      </Stack>
    </Form>
  );
}

/** The keyboard that a stand's screen brings for the field that has the focus. */
const meta = {
  title: "features/KioskKeyboard",
  component: KioskKeyboard,
  // Its picture is OnScreenKeyboard's.
  tags: ["no-picture"],
  globals: { theme: "stand", ...opensIn("kiosk") },
  render: () => (
    <>
      <Fields />
      <KioskKeyboard />
    </>
  ),
  beforeEach: () => {
    onSubmit.mockClear();
  },
} satisfies Meta<typeof KioskKeyboard>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);
const board = () => page.queryByRole("group", { name: "Clavier à l’écran", hidden: true });
const key = (name: string) => page.getByRole("button", { name, hidden: true });
const atKiosk = (check: () => Promise<void>) => inWindow(1080, 1920, check);

/** What is pressed is written, at the caret, and React knows it. */
export const Writes: Story = {
  play: async ({ canvas, userEvent }) => {
    await atKiosk(async () => {
      const field = canvas.getByRole<HTMLInputElement>("textbox", { name: "Nom" });
      await expect(board()).toBeNull();
      await userEvent.click(field);
      await waitFor(() => expect(board()).not.toBeNull());
      await expect(field.inputMode).toBe("none");
      for (const name of ["Maj", "z", "o", "Accents", "é", "Accents", "Espace", "4", "2"]) {
        await userEvent.click(key(name === "z" ? "Z" : name));
      }
      await expect(field).toHaveValue("Zoé 42");
      await expect(canvas.getByText(/^Zoé 42/)).toBeVisible();
      await expect(field).toHaveFocus();
      field.setSelectionRange(3, 3);
      await userEvent.click(key("Effacer"));
      await expect(field).toHaveValue("Zo 42");
      field.setSelectionRange(0, 2);
      await userEvent.click(key("a"));
      await expect(field).toHaveValue("a 42");
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.click(key("Effacer"));
      await expect(field).toHaveValue("");
    });
  },
};

/** An e-mail address has its own keys, a code its maximum. */
export const EmailAndCode: Story = {
  play: async ({ canvas, userEvent }) => {
    await atKiosk(async () => {
      await userEvent.click(canvas.getByRole("textbox", { name: "Adresse e-mail" }));
      await waitFor(() => expect(board()).not.toBeNull());
      for (const name of "a@b.fr") await userEvent.click(key(name));
      await expect(canvas.getByRole("textbox", { name: "Adresse e-mail" })).toHaveValue("a@b.fr");
      await userEvent.click(key("Effacer"));
      await expect(canvas.getByText(/a@b\.f/)).toBeVisible();
      await userEvent.click(canvas.getByRole("textbox", { name: "Code" }));
      for (const name of "12345") await userEvent.click(key(name));
      await expect(canvas.getByRole("textbox", { name: "Code" })).toHaveValue("1234");
    });
  },
};

/** « Valider » submits and puts the keyboard away; a press on the field brings it back. */
export const Submits: Story = {
  play: async ({ canvas, userEvent }) => {
    await atKiosk(async () => {
      const field = canvas.getByRole("textbox", { name: "Nom" });
      await userEvent.click(field);
      await waitFor(() => expect(board()).not.toBeNull());
      await userEvent.click(key("Valider"));
      await expect(onSubmit).toHaveBeenCalledOnce();
      await waitFor(() => expect(board()).toBeNull());
      await userEvent.click(field);
      await waitFor(() => expect(board()).not.toBeNull());
    });
  },
};

/** Closed by its key, by leaving the field, and by real keys; never there for what nobody writes into. */
export const Closes: Story = {
  play: async ({ canvas, userEvent }) => {
    await atKiosk(async () => {
      const field = canvas.getByRole("textbox", { name: "Nom" });
      await userEvent.click(field);
      await waitFor(() => expect(board()).not.toBeNull());
      await userEvent.click(key("Fermer"));
      await waitFor(() => expect(board()).toBeNull());
      await expect(field).toHaveFocus();
      await userEvent.click(field);
      await waitFor(() => expect(board()).not.toBeNull());
      await userEvent.click(canvas.getByRole("button", { name: "Commander" }));
      await expect(onSubmit).toHaveBeenCalledOnce();
      await waitFor(() => expect(board()).toBeNull());
      await userEvent.click(canvas.getByRole("textbox", { name: "Lien" }));
      await expect(board()).toBeNull();
    });
  },
};

/** On a small window the device's own keyboard serves. */
export const OnPhone: Story = {
  play: async ({ canvas, userEvent }) => {
    await inWindow(390, 844, async () => {
      const field = canvas.getByRole<HTMLInputElement>("textbox", { name: "Nom" });
      await userEvent.click(field);
      await expect(board()).toBeNull();
      await expect(field.inputMode).toBe("");
    });
    // The window is wide again.
    await waitFor(() => expect(board()).not.toBeNull());
  },
};

/** A dialog ends above it, and stays open. */
export const InDialog: Story = {
  render: () => (
    <>
      <Modal open onOpenChange={onSubmit} title="Enregistrer mon panier" closeLabel="Fermer la fenêtre">
        <Fields />
      </Modal>
      <KioskKeyboard />
    </>
  ),
  play: async ({ userEvent }) => {
    await atKiosk(async () => {
      const field = await page.findByRole("textbox", { name: "Nom" });
      await waitFor(() => expect(field).toBeVisible());
      await userEvent.click(field);
      await waitFor(() => expect(board()).not.toBeNull());
      await userEvent.click(key("q"));
      await expect(field).toHaveValue("q");
      const dialog = page.getByRole("dialog").getBoundingClientRect();
      await waitFor(() =>
        expect(page.getByRole("dialog").getBoundingClientRect().bottom).toBeLessThanOrEqual(
          (board() as HTMLElement).getBoundingClientRect().top,
        ),
      );
      await expect(dialog.height).toBeGreaterThan(0);
      await expect(onSubmit).not.toHaveBeenCalled();
    });
  },
};
