import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Button, ButtonLink, EmptyState, headingLevels, iconNames, liveModes } from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";

const clear = fn();

const meta = {
  title: "ui/EmptyState",
  tags: ["stable", "since-0.1.0"],
  component: EmptyState,
  argTypes: {
    icon: { control: "select", options: iconNames },
    level: { control: "select", options: headingLevels },
    live: { control: "select", options: liveModes },
  },
  parameters: {
    usage: {
      when: [
        "Instead of a list that loaded and is empty: no order yet, no picture found.",
        "With the next step: how to fill it.",
      ],
      whenNot: [
        "For data that failed to load, use LoadFailure.",
        "For data that is loading, use Skeleton or Loader.",
        "For a message beside existing content, use Alert.",
      ],
      accessibility: [
        "Its title is part of the outline, at the level that you give.",
        'Silent when the screen opens; `live="polite"` when it replaces results.',
      ],
    } satisfies Usage,
  },
  args: { title: "Aucune photo dans votre sélection" },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("heading", { level: 2, name: "Aucune photo dans votre sélection" }),
    ).toBeVisible();
    await expect(canvas.queryByRole("status")).toBeNull();
  },
};
export const Playground: Story = {
  args: {
    icon: "heart",
    children: "Touchez le cœur d’une photo pour la retrouver ici, même demain.",
    action: (
      <ButtonLink to="/search" variant="primary" icon="search">
        Chercher mes photos
      </ButtonLink>
    ),
  },
};

export const NoResult: Story = {
  args: {
    icon: "search",
    title: "Aucune photo ne correspond à votre recherche.",
    children: "Vérifiez le numéro de dossard, ou cherchez par le nom du cheval.",
    action: (
      <Button icon="close" onClick={clear}>
        Effacer la recherche
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    clear.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Effacer la recherche" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(clear).toHaveBeenCalledTimes(1);
  },
};

/** Replaces results: announced politely, without its button. */
export const TakesThePlace: Story = {
  render: function Render() {
    const [empty, setEmpty] = useState(false);
    return empty ? (
      <EmptyState
        live="polite"
        icon="search"
        title="Aucune photo ne correspond à votre recherche."
        action={<Button>Effacer la recherche</Button>}
      />
    ) : (
      <Button onClick={() => setEmpty(true)}>Chercher</Button>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Chercher" }));
    const status = canvas.getByRole("status");
    await expect(status.textContent).toBe("Aucune photo ne correspond à votre recherche.");
  },
};

export const LongText: Story = {
  args: {
    icon: "calendar",
    title: "Aucune photo du championnat régional de saut d’obstacles de Nouvelle-Aquitaine pour le moment",
    children:
      "Les photos sont mises en ligne pendant et après chaque épreuve, au fil de la journée. Revenez dans une heure, ou demandez à l’équipe du stand si votre passage a été photographié.",
    action: (
      <ButtonLink to="/search" variant="primary" icon="arrowLeft">
        Revenir aux événements de la saison
      </ButtonLink>
    ),
  },
};
