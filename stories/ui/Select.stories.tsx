import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { formatEuros } from "../../src/domain/money/money.ts";
import { Box, Select } from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";
import { narrow } from "../support/widths.tsx";

const formats = [
  { value: "15_22", label: `Tirage 15 × 22, ${formatEuros(800)}` },
  { value: "20_30", label: `Tirage 20 × 30, ${formatEuros(1250)}` },
  { value: "high", label: `Fichier 4050 × 2700, ${formatEuros(1900)}` },
];

const meta = {
  title: "ui/Select",
  tags: ["stable", "since-0.1.0"],
  component: Select<string>,
  parameters: {
    usage: {
      when: [
        "For one choice from a known list of more than about six, or when space is short: a format, a class, a country.",
      ],
      whenNot: [
        "For two to six choices with prices to compare, use RadioGroup: all stay in view.",
        "For a list that needs a search (a horse, a rider), use SearchBox.",
        "For links to other pages, use links: a choice alone must never leave the page.",
      ],
      accessibility: [
        "The system's own select: its keys, its phone wheel and its words are familiar to the shopper.",
        "The placeholder is no option: it disappears after a choice.",
        "An unavailable option stays in the list, disabled; say why in the hint.",
      ],
    } satisfies Usage,
  },
  args: {
    label: "Format",
    value: null,
    placeholder: "Choisissez un format",
    name: "format",
    options: formats,
    onValueChange: fn(),
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Box maxWidth="form">
        <Select
          {...args}
          value={value}
          onValueChange={(next) => {
            setValue(next);
            args.onValueChange?.(next);
          }}
        />
      </Box>
    );
  },
} satisfies Meta<typeof Select<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("combobox", { name: "Format" });
    await expect(field).toHaveDisplayValue("Choisissez un format");
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.selectOptions(field, "20_30");
    await expect(args.onValueChange).toHaveBeenCalledWith("20_30");
    await expect(field).toHaveValue("20_30");
    // The placeholder is no option.
    await expect(canvas.getAllByRole("option")).toHaveLength(3);
  },
};
export const Playground: Story = { args: { value: "high", hint: "Envoyé par e-mail." } };

export const Empty: Story = {};
export const Filled: Story = { args: { value: "15_22" } };

export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "Format" })).toBeRequired();
  },
};

export const Optional: Story = {
  args: { label: "Épreuve", placeholder: "Toutes les épreuves", optionalMark: "facultatif" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "Épreuve facultatif" })).not.toBeRequired();
  },
};

export const WithHint: Story = {
  args: { value: "20_30", hint: "Le tirage est remis au stand deux heures après votre commande." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox")).toHaveAccessibleDescription(/deux heures après/);
  },
};

export const Wrong: Story = {
  tags: ["forced-colors"],
  args: { error: "Choisissez un format pour continuer." },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("combobox");
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription("Choisissez un format pour continuer.");
  },
};

export const Disabled: Story = {
  args: { value: "20_30", disabled: true, hint: "Le format ne change plus une fois la commande payée." },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("combobox")).not.toHaveFocus();
  },
};

/** In the list, but disabled. */
export const DisabledOption: Story = {
  args: {
    options: [...formats, { value: "105_157", label: "Tirage 105 × 157, indisponible", disabled: true }],
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("option", { name: /105 × 157/ })).toBeDisabled();
    await userEvent.selectOptions(canvas.getByRole("combobox"), "105_157");
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

const longArgs = {
  label: "Format et surface du tirage que vous souhaitez recevoir à votre domicile",
  hint: "Les grands formats sont livrés roulés sous tube, sous dix jours ouvrés.",
  error: "Choisissez un format\u202f: sans lui, nous ne pouvons pas calculer le prix de votre commande.",
  value: "long",
  options: [
    {
      value: "long",
      label: `Tirage d’exposition 105 × 157 sur papier satiné, contrecollé sur aluminium, ${formatEuros(34900)}`,
    },
    ...formats,
  ],
};
export const LongText: Story = { args: longArgs };
export const Narrow: Story = { decorators: [narrow], args: longArgs };

/** Keeps its value itself; a form reads it by its name. */
export const Uncontrolled: Story = {
  tags: ["no-picture"],
  render: (args) => <Select {...args} value={undefined} defaultValue="15_22" />,
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("combobox", { name: "Format" });
    await expect(field).toHaveValue("15_22");
    await userEvent.selectOptions(field, "high");
    await expect(field).toHaveValue("high");
    await expect(args.onValueChange).toHaveBeenCalledWith("high");
  },
};
