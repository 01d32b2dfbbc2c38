import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { NumberField } from "../../src/ui/index.ts";

const meta = {
  title: "ui/NumberField",
  component: NumberField,
  args: {
    label: "Quantité",
    value: 1,
    min: 1,
    max: 20,
    decreaseLabel: "Retirer un exemplaire",
    increaseLabel: "Ajouter un exemplaire",
    onValueChange: fn(),
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <NumberField
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["stand"],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("spinbutton", { name: "Quantité" });
    await expect(canvas.getByRole("button", { name: "Retirer un exemplaire" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "Ajouter un exemplaire" }));
    await expect(field).toHaveValue(2);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2);
  },
};
export const Playground: Story = { args: { value: 3, hint: "20 exemplaires au plus." } };

/** What is typed out of bounds is brought back on leaving; nothing typed changes nothing. */
export const OutOfBounds: Story = {
  args: { value: 3 },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("spinbutton", { name: "Quantité" });
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(field).toHaveValue(3);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, "500");
    await userEvent.tab();
    await expect(field).toHaveValue(20);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(20);
  },
};
