import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { formatEuros } from "../../src/domain/money.ts";
import { Price, RadioGroup, radioGroupLayouts } from "../../src/ui/index.ts";

const meta = {
  title: "ui/RadioGroup",
  component: RadioGroup<string>,
  argTypes: { layout: { control: "select", options: radioGroupLayouts } },
  args: {
    legend: "Surface du papier",
    value: "none",
    options: [
      { value: "none", label: "Sans option", aside: <Price amount={formatEuros(0)} /> },
      { value: "mat", label: "Option mat", aside: <Price amount={formatEuros(150)} /> },
      { value: "satin", label: "Option satin", aside: <Price amount={formatEuros(200)} /> },
    ],
    onValueChange: fn(),
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <RadioGroup
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof RadioGroup<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: /Option mat/ })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledWith("mat");
  },
};
export const Playground: Story = { args: { value: null, error: "Choisissez une surface." } };

export const Cards: Story = {
  tags: ["phone", "stand"],
  args: {
    legend: "Livraison",
    layout: "cards",
    value: "home",
    options: [
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
    ],
  },
};
