import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Checkbox, Stack, TextLink } from "../../src/ui/index.ts";

const terms = (
  <>
    J’accepte les <TextLink to="/cgv">conditions générales de vente</TextLink>
  </>
);

const meta = {
  title: "ui/Checkbox",
  component: Checkbox,
  args: { label: terms, name: "terms", checked: false, onCheckedChange: fn() },
  render: function Render(args) {
    const [checked, setChecked] = useState(args.checked);
    return (
      <Checkbox
        {...args}
        checked={checked}
        onCheckedChange={(next) => {
          setChecked(next);
          args.onCheckedChange?.(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("checkbox")).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
  },
};
export const Playground: Story = { args: { checked: true, label: "Ajouter le fichier numérique" } };

export const States: Story = {
  tags: ["stand"],
  render: () => (
    <Stack space="xs">
      <Checkbox label="Ajouter le fichier numérique" />
      <Checkbox label="Option mat" checked />
      <Checkbox label="Option satin, indisponible dans ce format" disabled />
      <Checkbox label={terms} error="Acceptez les conditions pour valider votre commande." />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const last = canvas.getByRole("checkbox", { name: /conditions générales/ });
    await expect(last).toBeInvalid();
    await expect(last).toHaveAccessibleDescription("Acceptez les conditions pour valider votre commande.");
  },
};
