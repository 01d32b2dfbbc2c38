import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Box, Stack, TextField, textFieldTypes } from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";
import { narrow } from "../support/widths.tsx";

const meta = {
  title: "ui/TextField",
  tags: ["stable", "since-0.1.0"],
  component: TextField,
  argTypes: { type: { control: "select", options: textFieldTypes } },
  parameters: {
    usage: {
      when: [
        "For one line of text: a name, an e-mail address, a telephone number, a city.",
        "With the matching type and autoComplete: a phone shows the right keyboard and the browser fills it in.",
      ],
      whenNot: [
        "For a password, use PasswordField; for a whole number, NumberField.",
        "For a search with suggestions, use SearchBox.",
        "For one of a few known values, use RadioGroup or Select: nobody should have to guess their spelling.",
      ],
      accessibility: [
        "The label is in view, but for a filter of what stands below the field; the placeholder is an example, never the only hint.",
        "Hint and error are read with the field (aria-describedby); an invalid field says so (aria-invalid), and shows it by a thicker border and an icon as well as red.",
        "Mark optional fields, not required ones.",
        "A disabled field leaves the tab order; a read-only one stays in it and can be copied.",
      ],
    } satisfies Usage,
  },
  args: { label: "Adresse e-mail", type: "email", name: "email", autoComplete: "email", onValueChange: fn() },
  render: function Render(args) {
    const [value, setValue] = useState(args.value ?? "");
    return (
      <Box maxWidth="form">
        <TextField
          {...args}
          value={value}
          onValueChange={(text) => {
            setValue(text);
            args.onValueChange?.(text);
          }}
        />
      </Box>
    );
  },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("a@b.fr");
    const field = canvas.getByRole("textbox", { name: "Adresse e-mail" });
    await expect(field).toHaveValue("a@b.fr");
    await expect(field).toHaveFocus();
    await expect(field).not.toBeRequired();
    await expect(field).toBeValid();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("a@b.fr");
  },
};
export const Playground: Story = {
  args: { label: "Téléphone", type: "tel", autoComplete: "tel", hint: "Pour vous prévenir au stand." },
};

export const Filled: Story = { args: { value: "jeanne.lefevre@exemple.fr" } };

export const WithPlaceholder: Story = {
  args: { label: "Société", type: "text", name: "company", placeholder: "Haras du Breuil" },
};

/** A filter of what stands below it: the label is only spoken, the placeholder says what is typed. */
export const LabelHidden: Story = {
  tags: ["no-picture"],
  args: {
    label: "Filtrer les épreuves",
    labelHidden: true,
    type: "search",
    name: "text",
    placeholder: "Nom d’une épreuve",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("searchbox", { name: "Filtrer les épreuves" })).toBeVisible();
  },
};

/** Required: announced by the field, not shown by a star. */
export const Required: Story = {
  args: { required: true, label: "Prénom", type: "text", name: "firstName", autoComplete: "given-name" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Prénom" })).toBeRequired();
  },
};

/** The mark is part of the accessible name. */
export const Optional: Story = {
  args: { optionalMark: "facultatif", label: "Téléphone", type: "tel", autoComplete: "tel" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Téléphone facultatif" })).not.toBeRequired();
  },
};

export const WithHint: Story = {
  args: { hint: "Nous y envoyons vos fichiers et votre facture." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription(
      "Nous y envoyons vos fichiers et votre facture.",
    );
  },
};

/** Hint first, then the error: both are read with the field. */
export const Wrong: Story = {
  tags: ["forced-colors"],
  args: {
    value: "jeanne.lefevre@",
    hint: "Nous y envoyons vos fichiers et votre facture.",
    error: "Votre adresse email ne semble pas valide.",
  },
  play: async ({ canvas }) => {
    const email = canvas.getByRole("textbox", { name: "Adresse e-mail" });
    await expect(email).toBeInvalid();
    await expect(email).toHaveAccessibleDescription(
      "Nous y envoyons vos fichiers et votre facture. Votre adresse email ne semble pas valide.",
    );
  },
};

/** The error disappears once the text is corrected; the field and its text stay. */
export const Corrected: Story = {
  args: { value: "jeanne@" },
  render: function Render(args) {
    const [value, setValue] = useState(args.value ?? "");
    const whole = /@.+\../.test(value);
    return (
      <Box maxWidth="form">
        <TextField
          {...args}
          value={value}
          onValueChange={setValue}
          error={whole ? undefined : "Votre adresse email ne semble pas valide."}
        />
      </Box>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("textbox");
    await expect(field).toBeInvalid();
    await userEvent.type(field, "exemple.fr");
    await expect(field).toBeValid();
    await expect(field).toHaveFocus();
    await expect(field).not.toHaveAttribute("aria-describedby");
  },
};

export const Disabled: Story = {
  tags: ["forced-colors"],
  args: { label: "Code de la commande", type: "text", value: "7K2M", disabled: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("textbox")).not.toHaveFocus();
  },
};

/** Focusable and copyable, but not editable. */
export const ReadOnly: Story = {
  args: { value: "jeanne.lefevre@exemple.fr", readOnly: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("textbox")).toHaveFocus();
    await userEvent.keyboard("x");
    await expect(canvas.getByRole("textbox")).toHaveValue("jeanne.lefevre@exemple.fr");
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** Each type has its phone keyboard and its browser autofill. */
export const Kinds: Story = {
  render: () => (
    <Box maxWidth="form">
      <Stack>
        <TextField label="Prénom" autoComplete="given-name" defaultValue="Jeanne" />
        <TextField label="Nom" autoComplete="family-name" defaultValue="Lefèvre" />
        <TextField
          label="Adresse e-mail"
          type="email"
          autoComplete="email"
          defaultValue="jeanne@exemple.fr"
        />
        <TextField label="Téléphone" type="tel" autoComplete="tel" defaultValue="06 12 34 56 78" />
        <TextField
          label="Code postal"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
          defaultValue="41600"
        />
        <TextField label="Site internet" type="url" autoComplete="url" defaultValue="https://exemple.fr" />
        <TextField label="Rechercher dans mes commandes" type="search" defaultValue="7K2M" />
      </Stack>
    </Box>
  ),
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole("textbox", { name: "Adresse e-mail" });
    await expect(email).toHaveAttribute("type", "email");
    await expect(email).toHaveAttribute("autocapitalize", "none");
    await expect(email).toHaveAttribute("spellcheck", "false");
    await expect(canvas.getByRole("textbox", { name: "Téléphone" })).toHaveAttribute("type", "tel");
    const zipCode = canvas.getByRole("textbox", { name: "Code postal" });
    await expect(zipCode).toHaveAttribute("inputmode", "numeric");
    await expect(zipCode).toHaveAttribute("autocomplete", "postal-code");
    await userEvent.type(zipCode, "99");
    await expect(zipCode).toHaveValue("41600");
    await expect(canvas.getByRole("searchbox")).toHaveValue("7K2M");
  },
};

const longArgs = {
  label: "Adresse e-mail de la personne qui viendra retirer les tirages au stand, si ce n’est pas vous",
  hint: "Elle recevra le code de retrait dès que votre commande sera prête, au plus tard deux heures après le paiement.",
  error:
    "Votre adresse email ne semble pas valide\u202f: vérifiez qu’elle contient une arobase et qu’elle ne contient pas d’espace.",
  value: "jeanne-marie.lefevre-de-la-rochefoucauld@exemple",
};
export const LongText: Story = { args: longArgs };
export const Narrow: Story = { decorators: [narrow], args: longArgs };
