import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import {
  Checkbox,
  Form,
  type FormError,
  LoadingButton,
  NumberField,
  PasswordField,
  RadioGroup,
  Select,
  TextField,
} from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";
import { formWide, narrow } from "../support/widths.tsx";

const wrong: FormError[] = [
  { field: "email", message: "Vous devez renseigner un email valide" },
  { field: "password", message: "Le mot de passe est trop court" },
];

const messageOf = (errors: readonly FormError[], name: string) =>
  errors.find(({ field }) => field === name)?.message;

const meta = {
  title: "ui/Form",
  tags: ["stable", "since-0.1.0"],
  component: Form,
  parameters: {
    usage: {
      when: [
        "Around every set of fields that is submitted together, and around a single field that is submitted.",
        "With at most one error per field, in the order of the fields, and the same sentence in the summary as under the field.",
      ],
      whenNot: [
        "For controls with an immediate effect (a filter, a quantity in the cart), use no Form: there is nothing to submit.",
        "For a yes or no question, use ConfirmationModal.",
      ],
      accessibility: [
        "A refused submit moves the focus to the summary, and its title is read; each of its lines links to its field.",
        "Errors appear after a submit, never while the shopper first types.",
        "Until the response arrives, further submits are ignored, by Enter or by a double click.",
        "The browser's own error bubbles are off: they vanish, cannot be styled, and use the system's language.",
      ],
    } satisfies Usage,
  },
  args: {
    label: "Inscription",
    errorTitle: "Quelques informations sont à corriger",
    onSubmit: fn(),
    children: null,
  },
  decorators: [formWide],
  render: function Render(args) {
    const [errors, setErrors] = useState(args.errors ?? []);
    return (
      <Form
        {...args}
        errors={errors}
        onSubmit={async (data) => {
          await args.onSubmit(data);
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
          shownMessage="Votre mot de passe est affiché."
          hiddenMessage="Votre mot de passe est masqué."
          required
          error={messageOf(errors, "password")}
        />
        <LoadingButton type="submit" variant="primary" size="large" full loadingLabel="Inscription en cours…">
          Créer mon compte
        </LoadingButton>
      </Form>
    );
  },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter in a field sends the form's values by field name. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("form", { name: "Inscription" })).toBeVisible();
    await userEvent.type(canvas.getByRole("textbox", { name: "Adresse e-mail" }), "jeanne@exemple.fr{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    const [data] = (args.onSubmit as ReturnType<typeof fn>).mock.calls[0] as [FormData];
    await expect([...data.keys()]).toEqual(["email", "password"]);
    await expect(data.get("email")).toBe("jeanne@exemple.fr");
  },
};

/** An error of the form as a whole is all that the summary says, and no link. */
export const Playground: Story = {
  args: { errors: [{ field: null, message: "Le service ne répond pas. Réessayez dans un instant." }] },
  play: async ({ canvas }) => {
    const summary = canvas.getByRole("region", { name: /^Le service ne répond pas/ });
    await expect(within(summary).queryByRole("link")).toBeNull();
    await expect(canvas.queryByText("Quelques informations sont à corriger")).toBeNull();
    // Present from the start: it does not take the focus.
    await expect(document.body).toHaveFocus();
  },
};

/** The summary takes the focus; each of its lines links to its field. */
export const Errors: Story = {
  tags: ["forced-colors"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Créer mon compte" }));
    const summary = await canvas.findByRole("region", { name: "Quelques informations sont à corriger" });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.tab();
    const [toEmail, toPassword] = within(summary).getAllByRole("link");
    await expect(toEmail).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const email = canvas.getByRole("textbox", { name: "Adresse e-mail" });
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription("Vous devez renseigner un email valide");
    await userEvent.click(toPassword as HTMLElement);
    await expect(canvas.getByLabelText("Mot de passe")).toHaveFocus();
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

/** Sent again with the same fault: the summary takes the focus again. */
export const ErrorsAgain: Story = {
  args: { errors: wrong },
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole("textbox", { name: "Adresse e-mail" });
    const summary = canvas.getByRole("region", { name: "Quelques informations sont à corriger" });
    await userEvent.click(email);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(email);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(summary).toHaveFocus());
  },
};

export const Corrected: Story = {
  args: { errors: wrong },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Adresse e-mail" }), "jeanne@exemple.fr{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(canvas.queryByRole("region")).toBeNull());
    await expect(canvas.getByRole("textbox", { name: "Adresse e-mail" })).toBeValid();
  },
};

let answer: () => void = () => {};
/** Until the response arrives, Enter and a double click send nothing more. */
export const SentOnce: Story = {
  args: {
    onSubmit: fn(
      () =>
        new Promise<void>((done) => {
          answer = done;
        }),
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("textbox"), "{Enter}{Enter}");
    await userEvent.dblClick(canvas.getByRole("button", { name: "Créer mon compte" }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByRole("region")).toBeNull();
    answer();
    await waitFor(() => expect(canvas.getByRole("region")).toHaveFocus());
  },
};

const everyError: FormError[] = [
  { field: "lastName", message: "Vous devez renseigner votre nom de famille." },
  { field: "format", message: "Choisissez un format pour continuer." },
  { field: "quantity", message: "Choisissez au moins 1 exemplaire." },
  { field: "surface", message: "Choisissez une surface." },
  { field: "terms", message: "Vous devez accepter les conditions générales." },
];

/** Each summary line focuses its field; for a group, the chosen option or the first. */
export const EveryField: Story = {
  args: { label: "Commande", errors: everyError },
  render: (args) => (
    <Form {...args}>
      <TextField
        label="Nom de famille"
        name="lastName"
        autoComplete="family-name"
        required
        error={messageOf(everyError, "lastName")}
      />
      <Select
        label="Format"
        name="format"
        value={null}
        placeholder="Choisissez un format"
        options={[{ value: "20_30", label: "Tirage 20 × 30" }]}
        onValueChange={() => {}}
        error={messageOf(everyError, "format")}
      />
      <NumberField
        label="Quantité"
        name="quantity"
        value={0}
        decreaseLabel="Retirer un exemplaire"
        increaseLabel="Ajouter un exemplaire"
        onValueChange={() => {}}
        error={messageOf(everyError, "quantity")}
      />
      <RadioGroup
        legend="Surface du papier"
        name="surface"
        value={null}
        options={[
          { value: "mat", label: "Option mat" },
          { value: "satin", label: "Option satin" },
        ]}
        onValueChange={() => {}}
        error={messageOf(everyError, "surface")}
      />
      <Checkbox
        label="J’accepte les conditions générales de vente"
        name="terms"
        error={messageOf(everyError, "terms")}
      />
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    const summary = within(canvas.getByRole("region"));
    const fields = [
      canvas.getByRole("textbox", { name: "Nom de famille" }),
      canvas.getByRole("combobox", { name: "Format" }),
      canvas.getByRole("spinbutton", { name: "Quantité" }),
      canvas.getByRole("radio", { name: "Option mat" }),
      canvas.getByRole("checkbox"),
    ];
    for (const [place, { message }] of everyError.entries()) {
      await userEvent.click(summary.getByRole("link", { name: message }));
      await expect(fields[place]).toHaveFocus();
    }
  },
};

const longArgs = {
  errorTitle:
    "Quelques informations sont à corriger avant que nous puissions enregistrer votre compte professionnel",
  errors: [
    {
      field: "email",
      message:
        "Votre adresse email ne semble pas valide\u202f: vérifiez qu’elle contient une arobase et qu’elle ne contient pas d’espace.",
    },
    { field: null, message: "Cette adresse email est déjà utilisée" },
  ],
};
export const LongText: Story = { args: longArgs };
export const Narrow: Story = { decorators: [narrow], args: longArgs };
