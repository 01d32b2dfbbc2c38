import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Box, Stack, Textarea } from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";
import { narrow } from "../support/widths.tsx";

const text =
  "Bonjour,\nla photo DSC_0412 montre un autre cavalier que celui de ma commande. Pouvez-vous vérifier ?";

const meta = {
  title: "ui/Textarea",
  tags: ["new", "since-0.2.0"],
  component: Textarea,
  args: { label: "Votre message", name: "message", onValueChange: fn() },
  render: (args) => (
    <Box maxWidth="form">
      <Textarea {...args} />
    </Box>
  ),
  parameters: {
    usage: {
      when: ["For a text of several lines: a message, a note, a reason."],
      whenNot: ["For one line (a name, a street), use TextField."],
      accessibility: [
        "Enter starts a line and never sends the form.",
        "It grows with its text where the browser can, up to 24 rem; then it scrolls.",
        "The count of characters is text below the field; say a limit in the hint as well.",
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Textarea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("textbox", { name: "Votre message" });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard("Bonjour{Enter}merci");
    await expect(field).toHaveValue("Bonjour\nmerci");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("Bonjour\nmerci");
  },
};
export const Playground: Story = { args: { defaultValue: text, hint: "Nous répondons en deux jours." } };

export const States: Story = {
  tags: ["forced-colors"],
  render: () => (
    <Box maxWidth="form">
      <Stack>
        <Textarea label="Facultatif" optionalMark="facultatif" rows={2} />
        <Textarea label="À corriger" error="Écrivez quelques mots." rows={2} />
        <Textarea label="Indisponible" disabled defaultValue={text} rows={2} />
        <Textarea label="En lecture seule" readOnly defaultValue={text} rows={2} />
      </Stack>
    </Box>
  ),
  play: async ({ canvas }) => {
    const wrong = canvas.getByRole("textbox", { name: "À corriger" });
    await expect(wrong).toBeInvalid();
    await expect(wrong).toHaveAccessibleDescription("Écrivez quelques mots.");
  },
};

/** The caller keeps the text. */
export const Controlled: Story = {
  tags: ["no-picture"],
  args: { maxLength: 60, countText: (length) => `${length} caractères sur 60` },
  render: function Render(args) {
    const [value, setValue] = useState("Bonjour");
    return (
      <Box maxWidth="form">
        <Textarea {...args} value={value} onValueChange={setValue} />
      </Box>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("7 caractères sur 60")).toBeVisible();
    await userEvent.type(canvas.getByRole("textbox"), ` ${"a".repeat(80)}`);
    await expect(canvas.getByText("60 caractères sur 60")).toBeVisible();
  },
};

const long = {
  label: "Dites-nous ce qui ne va pas avec cette commande, et ce que vous attendez de nous",
  hint: "Donnez le nom des photos concernées et, si vous l’avez, le code de quatre caractères de votre commande.",
  defaultValue: Array.from({ length: 12 }, () => text).join("\n\n"),
};
export const LongText: Story = { args: long };
export const Narrow: Story = { args: long, decorators: [narrow] };
