import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { Button, iconNames, LoadFailure } from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";

const meta = {
  title: "ui/LoadFailure",
  tags: ["stable", "since-0.1.0"],
  component: LoadFailure,
  argTypes: { icon: { control: "select", options: iconNames } },
  parameters: {
    usage: {
      when: [
        "Instead of a list, a panel or a screen with data that failed to load.",
        "For network and server failures alike: the caller's words say which.",
      ],
      whenNot: [
        "For a response that is empty, use EmptyState.",
        "For a failed action on a screen that stays (a payment, a form), use Alert above it.",
        "For one page of a long list, use InfiniteLoader, which has its own retry.",
      ],
      accessibility: [
        "Its text interrupts (role alert), once: the button is outside the alert, so a retry does not read it again.",
        "During a retry the button keeps its place, its width and the focus, and is announced as busy.",
        "After a successful retry the caller moves the focus, because the button is gone.",
      ],
    } satisfies Usage,
  },
  args: {
    title: "Une erreur est survenue",
    children: "Le service ne répond pas pour le moment. Réessayez dans quelques instants.",
    retryLabel: "Réessayer",
    loadingLabel: "Nouvel essai en cours…",
    onRetry: fn(),
  },
} satisfies Meta<typeof LoadFailure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const alert = canvas.getByRole("alert");
    await expect(within(alert).getByRole("heading", { level: 2, name: args.title })).toBeVisible();
    await expect(within(alert).queryByRole("button")).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Réessayer" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const Playground: Story = { args: { level: 3, icon: "info" } };

/** Offline: the title says so, the action is the same. */
export const Offline: Story = {
  args: {
    title: "Vous êtes hors connexion",
    children: "Vérifiez votre connexion à internet, puis réessayez.",
  },
};

/** Retrying: the button keeps its place and its width. */
export const Retrying: Story = {
  args: { loading: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("button")).toHaveAttribute("aria-busy", "true");
    await expect(canvas.getByRole("status")).toHaveTextContent("Nouvel essai en cours…");
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

/** Fails again: the button was busy meanwhile, acted once and kept the focus. */
export const FailsAgain: Story = {
  args: { onRetry: fn(() => new Promise<void>((done) => setTimeout(done, 120))) },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: "Réessayer" });
    await userEvent.dblClick(button);
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(button).not.toHaveAttribute("aria-busy"));
    await expect(button).toHaveFocus();
  },
};

/** Replaces content, and interrupts. */
export const TakesThePlace: Story = {
  render: function Render(args) {
    const [failed, setFailed] = useState(false);
    return failed ? <LoadFailure {...args} /> : <Button onClick={() => setFailed(true)}>Charger</Button>;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole("alert")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Charger" }));
    await expect(canvas.getByRole("alert")).toHaveTextContent("Une erreur est survenue");
  },
};

export const LongText: Story = {
  args: {
    title:
      "Les photos du championnat régional de saut d’obstacles de Nouvelle-Aquitaine n’ont pas pu être chargées",
    children:
      "Notre service de photographies est momentanément indisponible. Votre sélection et votre panier sont conservés\u00a0: vous les retrouverez tels que vous les avez laissés.",
    retryLabel: "Charger à nouveau les photos",
  },
};
