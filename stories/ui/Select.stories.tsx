import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { formatEuros } from "../../src/domain/money.ts";
import { Select } from "../../src/ui/index.ts";

const meta = {
  title: "ui/Select",
  component: Select<string>,
  args: {
    label: "Format",
    value: null,
    placeholder: "Choisissez un format",
    options: [
      { value: "15x20", label: `Tirage 15 × 20, ${formatEuros(800)}` },
      { value: "20x30", label: `Tirage 20 × 30, ${formatEuros(1250)}` },
      { value: "hd", label: `Fichier haute définition, ${formatEuros(1900)}` },
    ],
    onValueChange: fn(),
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Select
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Select<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("combobox", { name: "Format" });
    await expect(field).toHaveDisplayValue("Choisissez un format");
    await userEvent.selectOptions(field, "20x30");
    await expect(args.onValueChange).toHaveBeenCalledWith("20x30");
    await expect(field).toHaveValue("20x30");
  },
};
export const Playground: Story = { tags: ["stand"], args: { value: "hd", hint: "Envoyé par e-mail." } };
export const Wrong: Story = { args: { error: "Choisissez un format pour continuer." } };
