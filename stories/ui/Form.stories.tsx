import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { Box, Form, type FormError, LoadingButton, PasswordField, TextField } from "../../src/ui/index.ts";

const wrong: FormError[] = [
  { field: "email", message: "Saisissez votre adresse e-mail." },
  { field: "password", message: "Choisissez un mot de passe de 8 caractères au moins." },
];

const messageOf = (errors: readonly FormError[], name: string) =>
  errors.find(({ field }) => field === name)?.message;

const meta = {
  title: "ui/Form",
  component: Form,
  args: {
    label: "Inscription",
    errorTitle: "Quelques informations sont à corriger",
    onSubmit: fn(),
    children: null,
  },
  render: function Render(args) {
    const [errors, setErrors] = useState(args.errors ?? []);
    return (
      <Box maxWidth="form">
        <Form
          {...args}
          errors={errors}
          onSubmit={(data) => {
            args.onSubmit(data);
            setErrors(data.get("email") ? [] : wrong);
          }}
        >
          <TextField
            label="Adresse e-mail"
            name="email"
            type="email"
            autoComplete="email"
            required
            error={messageOf(errors, "email")}
          />
          <PasswordField
            label="Mot de passe"
            name="password"
            autoComplete="new-password"
            hint="8 caractères minimum"
            showLabel="Afficher le mot de passe"
            hideLabel="Masquer le mot de passe"
            required
            error={messageOf(errors, "password")}
          />
          <LoadingButton
            type="submit"
            variant="primary"
            size="large"
            full
            loadingLabel="Inscription en cours…"
          >
            Créer mon compte
          </LoadingButton>
        </Form>
      </Box>
    );
  },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["phone"] };
export const Playground: Story = {
  args: { errors: [{ field: null, message: "Réessayez dans un instant." }] },
};

/** The summary takes the focus; each of its lines leads to its field. */
export const Errors: Story = {
  tags: ["phone", "stand"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Créer mon compte" }));
    const summary = await canvas.findByRole("region", { name: "Quelques informations sont à corriger" });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const email = canvas.getByRole("textbox", { name: "Adresse e-mail" });
    await expect(email).toHaveFocus();
    await expect(email).toBeInvalid();
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const Corrected: Story = {
  args: { errors: wrong },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Adresse e-mail" }), "jeanne@exemple.fr{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(canvas.queryByRole("region")).toBeNull());
  },
};
