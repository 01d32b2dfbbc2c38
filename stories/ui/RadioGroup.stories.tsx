import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { formatEuros } from "../../src/domain/money/money.ts";
import { Box, Price, RadioGroup, radioGroupLayouts } from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";
import { narrow } from "../support/widths.tsx";

const surfaces = [
  { value: "none", label: "Sans option", aside: <Price amount={formatEuros(0)} /> },
  { value: "mat", label: "Option mat", aside: <Price amount={formatEuros(150)} /> },
  { value: "satin", label: "Option satin", aside: <Price amount={formatEuros(200)} /> },
];
const deliveries = [
  {
    value: "home",
    label: "À domicile",
    hint: "Sous 5 jours ouvrés",
    aside: <Price amount={formatEuros(490)} />,
  },
  {
    value: "stand",
    label: "Retrait au stand",
    hint: "Deux heures après votre commande",
    aside: <Price amount={formatEuros(0)} />,
  },
  { value: "later", label: "Point relais", hint: "Bientôt disponible", disabled: true },
];

const meta = {
  title: "ui/RadioGroup",
  tags: ["stable", "since-0.1.0"],
  component: RadioGroup<string>,
  argTypes: { layout: { control: "select", options: radioGroupLayouts } },
  parameters: {
    usage: {
      when: [
        "For one of two to six choices, all in view: a paper surface, a delivery.",
        "As cards for choices with an explanation and a price to compare.",
      ],
      whenNot: [
        "For more than six choices, use Select.",
        "For yes or no, use Checkbox.",
        "For one of the customer's addresses, use AddressPicker.",
      ],
      accessibility: [
        "One tab stop; arrows move, choose and wrap around (the radio group pattern).",
        "The legend is read with the choice; a price at the end of the line is part of its name, and the hint is read after it.",
        "The error belongs to the group, not to one of its choices.",
      ],
    } satisfies Usage,
  },
  args: { legend: "Surface du papier", value: "none", options: surfaces, onValueChange: fn() },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Box maxWidth="form">
        <RadioGroup
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
} satisfies Meta<typeof RadioGroup<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One tab stop; arrows move, choose and wrap around. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("radiogroup", { name: "Surface du papier" })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: /Sans option/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    const mat = canvas.getByRole("radio", { name: /Option mat.*1,50/ });
    await expect(mat).toBeChecked();
    await expect(mat).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenCalledWith("mat");
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: /Sans option/ })).toBeChecked();
    await userEvent.keyboard("{ArrowUp}");
    await expect(canvas.getByRole("radio", { name: /Option satin/ })).toBeChecked();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};
export const Playground: Story = { args: { layout: "cards", hint: "Le mat ne renvoie aucun reflet." } };

/** Nothing chosen: the first option is the tab stop, Space chooses it. */
export const Empty: Story = {
  args: { value: null, required: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("radiogroup")).toHaveAttribute("aria-required", "true");
    await userEvent.tab();
    const first = canvas.getByRole("radio", { name: /Sans option/ });
    await expect(first).toHaveFocus();
    await expect(first).not.toBeChecked();
    await userEvent.keyboard(" ");
    await expect(first).toBeChecked();
  },
};

export const Optional: Story = { args: { value: null, optionalMark: "facultatif" } };

export const WithHint: Story = {
  args: { hint: "Le mat ne renvoie aucun reflet\u202f; le satin rend les couleurs plus vives." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radiogroup")).toHaveAccessibleDescription(/aucun reflet/);
  },
};

export const Wrong: Story = {
  tags: ["forced-colors"],
  args: { value: null, error: "Choisissez une surface." },
  play: async ({ canvas }) => {
    const group = canvas.getByRole("radiogroup");
    await expect(group).toHaveAttribute("aria-invalid", "true");
    await expect(group).toHaveAccessibleDescription("Choisissez une surface.");
  },
};

/** Each option is a card, pressed anywhere; a disabled one is skipped. */
export const Cards: Story = {
  tags: ["forced-colors"],
  args: { legend: "Livraison", layout: "cards", value: "home", options: deliveries },
  play: async ({ canvas, userEvent }) => {
    const stand = canvas.getByRole("radio", { name: /Retrait au stand 0,00/ });
    await expect(stand).toHaveAccessibleDescription("Deux heures après votre commande");
    await userEvent.click(canvas.getByText("Deux heures après votre commande"));
    await expect(stand).toBeChecked();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: /À domicile/ })).toBeChecked();
  },
};

export const CardsWrong: Story = {
  args: {
    legend: "Livraison",
    layout: "cards",
    value: null,
    options: deliveries,
    error: "Choisissez votre livraison.",
  },
};

export const Disabled: Story = {
  args: { disabled: true, value: "mat" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await userEvent.click(canvas.getByText("Option satin"));
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

const longArgs = {
  legend: "Surface du papier sur lequel nous imprimons l’ensemble des photos de ce pack",
  hint: "Les deux surfaces résistent aux traces de doigts\u202f; seule la satinée supporte d’être mise sous verre.",
  error: "Choisissez une surface\u202f: elle vaut pour toutes les photos de ce pack.",
  layout: "cards" as const,
  value: "fine",
  options: [
    {
      value: "fine",
      label: "Papier d’exposition baryté, grain fin, contrecollé sur aluminium de deux millimètres",
      hint: "Fabriqué à la main dans notre atelier, livré sous quinze jours ouvrés",
      aside: <Price amount={formatEuros(100000000)} />,
    },
    {
      value: "satin",
      label: "Option satin",
      hint: "Sous cinq jours ouvrés",
      aside: <Price amount={formatEuros(200)} />,
    },
  ],
};
export const LongText: Story = { args: longArgs };
export const Narrow: Story = { decorators: [narrow], args: longArgs };

/** Keeps its value itself; a form reads it by its name. */
export const Uncontrolled: Story = {
  tags: ["no-picture"],
  render: (args) => <RadioGroup {...args} value={undefined} defaultValue="mat" />,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("radio", { name: /Option mat/ })).toBeChecked();
    await userEvent.click(canvas.getByRole("radio", { name: /Sans option/ }));
    await expect(canvas.getByRole("radio", { name: /Sans option/ })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledWith("none");
  },
};
