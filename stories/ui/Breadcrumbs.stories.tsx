import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { Breadcrumbs } from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";

const onHome = fn();

const meta = {
  title: "ui/Breadcrumbs",
  tags: ["stable", "since-0.1.0"],
  component: Breadcrumbs,
  parameters: {
    usage: {
      when: ["A screen two or more levels below the first: events, an event, a contest, one picture."],
      whenNot: [
        "For the steps of an order, use Stepper.",
        "On the first screen: there is nowhere to go back to.",
        "For alternatives, use ModeToggle.",
      ],
      accessibility: [
        "A named navigation with an ordered list; the last crumb is the current page, marked as such, and not a link.",
        "Screen readers skip the arrows between crumbs.",
      ],
    } satisfies Usage,
  },
  args: {
    label: "Fil d’Ariane",
    items: [
      { label: "Accueil", to: "/search", icon: "home" },
      { label: "Grand Prix de Lamotte-Beuvron", to: "/search?event=1" },
      { label: "Épreuve 12\u00a0: Amateur 1" },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const trail = canvas.getByRole("navigation", { name: "Fil d’Ariane" });
    await expect(within(trail).getAllByRole("listitem")).toHaveLength(3);
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Accueil" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Grand Prix de Lamotte-Beuvron" })).toHaveFocus();
    await expect(canvas.getByText(/^Épreuve 12/)).toHaveAttribute("aria-current", "page");
    await expect(canvas.getAllByRole("link")).toHaveLength(2);
    (document.activeElement as HTMLElement).blur();
  },
};
export const Playground: Story = { args: { items: [{ label: "Accueil", icon: "home" }] } };

/** A crumb may also act: begin a new search. */
export const ActsBesides: Story = {
  tags: ["no-picture"],
  args: { items: [{ label: "Accueil", to: "/search", onClick: onHome }, { label: "Aide" }] },
  play: async ({ canvas, userEvent }) => {
    onHome.mockClear();
    await userEvent.click(canvas.getByRole("link", { name: "Accueil" }));
    await expect(onHome).toHaveBeenCalledTimes(1);
  },
};

/** Wraps when space is short; no crumb is cut. */
export const LongText: Story = {
  args: {
    items: [
      { label: "Accueil", to: "/search", icon: "home" },
      {
        label: "Championnat régional de saut d’obstacles et de dressage de Nouvelle-Aquitaine",
        to: "/search?event=1",
      },
      { label: "Épreuve 12\u00a0: Amateur 1 Grand Prix, 1,15 m avec barrage", to: "/search?contest=2" },
      { label: "DSC_0412_championnat_regional_nouvelle_aquitaine_epreuve_12.jpg" },
    ],
  },
};
