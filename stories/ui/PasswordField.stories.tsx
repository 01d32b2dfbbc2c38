import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Button, Form, PasswordField, passwordKinds, Stack } from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";
import { formWide, narrow } from "../support/widths.tsx";

const words = {
  showLabel: "Afficher le mot de passe",
  hideLabel: "Masquer le mot de passe",
  shownMessage: "Votre mot de passe est affiché.",
  hiddenMessage: "Votre mot de passe est masqué.",
};

const meta = {
  title: "ui/PasswordField",
  tags: ["stable", "since-0.1.0"],
  component: PasswordField,
  argTypes: { autoComplete: { control: "select", options: passwordKinds } },
  parameters: {
    usage: {
      when: [
        "For every password, existing (current-password) or new (new-password): password managers fill it in or suggest one.",
      ],
      whenNot: [
        "For an order's code or other text that is not secret, use TextField.",
        "Never twice on a form as a check: the eye does that better.",
      ],
      accessibility: [
        "The eye's name says what it will do; its result is announced politely, because not every screen reader reads a changed name.",
        "A submit hides the password again, so that the browser never stores it as a text suggestion.",
        "Pasting is allowed; capitalisation and correction are off.",
      ],
    } satisfies Usage,
  },
  args: {
    label: "Mot de passe",
    name: "password",
    autoComplete: "new-password",
    defaultValue: "obstacle-1m20",
    ...words,
  },
  decorators: [formWide],
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { hint: "8 caractères minimum" },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText("Mot de passe");
    await expect(field).toHaveAttribute("type", "password");
    await expect(field).toHaveAttribute("autocomplete", "new-password");
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Afficher le mot de passe" })).toHaveFocus();
  },
};
export const Playground: Story = { args: { autoComplete: "current-password" } };

export const Empty: Story = { args: { defaultValue: "", required: true } };

/** Shown on demand; the eye keeps the focus, changes its name and announces the result. */
export const Shown: Story = {
  tags: ["forced-colors"],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText("Mot de passe");
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(field).toHaveAttribute("type", "text");
    await expect(canvas.getByText("Votre mot de passe est affiché.")).toHaveAttribute("aria-live", "polite");
    const eye = canvas.getByRole("button", { name: "Masquer le mot de passe" });
    await expect(eye).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(field).toHaveAttribute("type", "password");
    await expect(canvas.getByText("Votre mot de passe est masqué.")).toBeInTheDocument();
    await userEvent.keyboard(" ");
    await expect(field).toHaveValue("obstacle-1m20");
  },
};

export const Wrong: Story = {
  args: { autoComplete: "current-password", error: "Ces identifiants ne sont pas valides" },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText("Mot de passe");
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription("Ces identifiants ne sont pas valides");
  },
};

export const Optional: Story = {
  args: {
    label: "Nouveau mot de passe",
    optionalMark: "facultatif",
    hint: "Laissez vide pour garder le vôtre.",
    defaultValue: "",
  },
};

/** Neither the field nor its eye can be used. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("button")).toBeDisabled();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const ReadOnly: Story = { args: { readOnly: true } };

const sent = fn();
/** A shown password is hidden on submit, and sent whole. */
export const HiddenOnSubmit: Story = {
  render: (args) => (
    <Form errorTitle="Quelques informations sont à corriger" onSubmit={(data) => sent(data.get("password"))}>
      <Stack>
        <PasswordField {...args} />
        <Button type="submit" variant="primary">
          Modifier le mot de passe
        </Button>
      </Stack>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "Afficher le mot de passe" }));
    await userEvent.click(canvas.getByRole("button", { name: "Modifier le mot de passe" }));
    await expect(canvas.getByLabelText("Mot de passe")).toHaveAttribute("type", "password");
    await expect(sent).toHaveBeenCalledWith("obstacle-1m20");
  },
};

const longArgs = {
  label: "Choisissez le nouveau mot de passe de votre compte professionnel",
  hint: "8 caractères minimum\u202f; une phrase que vous seul connaissez vaut mieux qu’un mot compliqué.",
  error: "Le mot de passe doit contenir au moins 8 caractères",
  defaultValue: "un-mot-de-passe-vraiment-très-long-que-personne-ne-devine",
};
export const LongText: Story = { args: longArgs };
export const Narrow: Story = { decorators: [narrow], args: longArgs };
