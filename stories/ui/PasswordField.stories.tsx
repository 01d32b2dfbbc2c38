import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PasswordField } from "../../src/ui/index.ts";

const meta = {
  title: "ui/PasswordField",
  component: PasswordField,
  args: {
    label: "Mot de passe",
    hint: "8 caractères minimum",
    name: "password",
    autoComplete: "new-password",
    defaultValue: "obstacle-1m20",
    showLabel: "Afficher le mot de passe",
    hideLabel: "Masquer le mot de passe",
  },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In view on demand; the eye says what it will do. */
export const Default: Story = {
  tags: ["phone", "stand"],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText("Mot de passe");
    await expect(field).toHaveAttribute("type", "password");
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(field).toHaveAttribute("type", "text");
    await expect(canvas.getByRole("button", { name: "Masquer le mot de passe" })).toHaveFocus();
  },
};
export const Playground: Story = {
  args: {
    autoComplete: "current-password",
    hint: undefined,
    error: "L’adresse e-mail et le mot de passe ne vont pas ensemble.",
  },
};
