import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Stack, TextField, textFieldTypes } from "../../src/ui/index.ts";

const meta = {
  title: "ui/TextField",
  component: TextField,
  argTypes: { type: { control: "select", options: textFieldTypes } },
  args: { label: "Adresse e-mail", type: "email", name: "email", autoComplete: "email", onValueChange: fn() },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: function Render(args) {
    const [value, setValue] = useState("");
    return (
      <TextField
        {...args}
        value={value}
        onValueChange={(text) => {
          setValue(text);
          args.onValueChange?.(text);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("a@b.fr");
    await expect(canvas.getByRole("textbox", { name: "Adresse e-mail" })).toHaveValue("a@b.fr");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("a@b.fr");
  },
};
export const Playground: Story = {
  args: { label: "Téléphone", type: "tel", optionalMark: "facultatif", hint: "Pour vous prévenir au stand." },
};

export const States: Story = {
  tags: ["phone", "stand"],
  render: () => (
    <Stack>
      <TextField label="Prénom" required defaultValue="Jeanne" autoComplete="given-name" />
      <TextField label="Société" optionalMark="facultatif" placeholder="Haras du Breuil" />
      <TextField
        label="Adresse e-mail"
        type="email"
        required
        hint="Nous y envoyons vos fichiers et votre facture."
        error="Cette adresse e-mail n’est pas complète."
        defaultValue="jeanne.lefevre@"
      />
      <TextField label="Code de la commande" defaultValue="7K2M" disabled />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const email = canvas.getByRole("textbox", { name: "Adresse e-mail" });
    await expect(email).toBeInvalid();
    await expect(email).toHaveAccessibleDescription(
      "Nous y envoyons vos fichiers et votre facture. Cette adresse e-mail n’est pas complète.",
    );
  },
};
