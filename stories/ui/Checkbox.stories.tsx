import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { formatEuros } from "../../src/domain/money/money.ts";
import { Box, Checkbox, Stack, TextLink } from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";
import { narrow } from "../support/widths.tsx";

const terms = (
  <>
    J’accepte les <TextLink to="/cgv">conditions générales de vente</TextLink>
  </>
);
const longLabel =
  "J’ai plus de dix-huit ans, ou l’accord de mes parents, et j’accepte que la photo choisie soit imprimée avec mon nom et celui de mon cheval";

const meta = {
  title: "ui/Checkbox",
  tags: ["stable", "since-0.1.0"],
  component: Checkbox,
  parameters: {
    usage: {
      when: [
        "For a yes or no that takes effect when its form is sent: accepting terms, adding a digital copy.",
        "For several choices in a list, one per line.",
      ],
      whenNot: [
        "For a change with an immediate effect (selection mode on or off), use ModeToggle.",
        "For one of several choices, use RadioGroup.",
        "For ticking a picture in a mosaic, use Picture's own mark.",
      ],
      accessibility: [
        "The whole line is the target, label included, at least 56 px at the stand; a link inside the label stays a link.",
        "The label is a statement in the shopper's voice; a box that binds the shopper is never ticked in advance.",
        "An error is tied to the box (aria-describedby, aria-invalid).",
      ],
    } satisfies Usage,
  },
  args: { label: "Ajouter le fichier numérique", name: "numeric", checked: false, onCheckedChange: fn() },
  render: function Render(args) {
    const [checked, setChecked] = useState(args.checked);
    return (
      <Box maxWidth="form">
        <Checkbox
          {...args}
          checked={checked}
          onCheckedChange={(next) => {
            setChecked(next);
            args.onCheckedChange?.(next);
          }}
        />
      </Box>
    );
  },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole("checkbox", { name: "Ajouter le fichier numérique" });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(box).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByText("Ajouter le fichier numérique"));
    await expect(box).not.toBeChecked();
  },
};
export const Playground: Story = { args: { checked: true } };

export const States: Story = {
  tags: ["forced-colors"],
  render: () => (
    <Stack space="none">
      <Checkbox label="Ajouter le fichier numérique" />
      <Checkbox label="Option mat" defaultChecked />
      <Checkbox label="Option satin, indisponible dans ce format" disabled />
      <Checkbox label="Frais de préparation, compris" disabled defaultChecked />
      <Checkbox label={terms} error="Vous devez accepter les conditions générales." />
    </Stack>
  ),
};

/** Read after the name, not as part of it. */
export const WithHint: Story = {
  args: { hint: `${formatEuros(500)} de plus, envoyé par e-mail dès le paiement.` },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("checkbox", { name: "Ajouter le fichier numérique" });
    await expect(box).toHaveAccessibleDescription(/envoyé par e-mail dès le paiement/);
  },
};

export const Wrong: Story = {
  args: { label: terms, required: true, error: "Vous devez accepter les conditions générales." },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("checkbox", { name: "J’accepte les conditions générales de vente" });
    await expect(box).toBeInvalid();
    await expect(box).toBeRequired();
    await expect(box).toHaveAccessibleDescription("Vous devez accepter les conditions générales.");
  },
};

/** The link in the label is a separate tab stop, and following it ticks nothing. */
export const LinkInLabel: Story = {
  args: { label: terms },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("checkbox")).toHaveFocus();
    await userEvent.tab();
    const link = canvas.getByRole("link", { name: "conditions générales de vente" });
    await expect(link).toHaveFocus();
    await userEvent.click(link);
    await expect(canvas.getByRole("checkbox")).not.toBeChecked();
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { disabled: true, hint: "Compris dans ce pack." },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("checkbox")).not.toHaveFocus();
    await userEvent.click(canvas.getByText("Ajouter le fichier numérique"));
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
};

const longArgs = {
  label: longLabel,
  hint: "Vous pouvez retirer cet accord à tout moment en nous écrivant, sans avoir à donner de raison.",
  error:
    "Cet accord est nécessaire pour imprimer la photo\u202f: cochez la case, ou retirez le tirage de votre panier.",
};
export const LongText: Story = { args: longArgs };
export const Narrow: Story = { decorators: [narrow], args: longArgs };

/** The box was centred beside a label of several lines, as if it belonged to none of them. */
export const BugBoxBesideFirstLine: Story = {
  name: "Bug: the box stands beside the label's first line",
  args: { label: longLabel },
  decorators: [narrow],
  play: async ({ canvas }) => {
    const box = canvas.getByRole("checkbox").getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(canvas.getByText(longLabel));
    const [first, second] = range.getClientRects();
    await expect(second).toBeDefined();
    const middle = box.top + box.height / 2;
    await expect(middle).toBeGreaterThan(first?.top ?? 0);
    await expect(middle).toBeLessThan(first?.bottom ?? 0);
    await expect(Math.abs(middle - ((first?.top ?? 0) + (first?.bottom ?? 0)) / 2)).toBeLessThan(2);
  },
};
