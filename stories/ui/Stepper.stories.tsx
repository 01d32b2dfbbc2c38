import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Stack, Stepper } from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";
import { inWindow, opensIn } from "../support/window.ts";

const names = [
  "Rechercher vos photos",
  "Sélectionner vos photos",
  "Composer votre panier",
  "Commander vos photos",
] as const;

const meta = {
  title: "ui/Stepper",
  tags: ["stable", "since-0.1.0"],
  component: Stepper,
  argTypes: { active: { control: { type: "range", min: 0, max: 3, step: 1 } } },
  args: {
    label: "Étapes de votre commande",
    active: 1,
    steps: [
      { label: names[0], to: "/search?clear" },
      { label: names[1], to: "/search" },
      { label: names[2], to: "/search?view=selection" },
      { label: names[3], to: "/cart" },
    ],
  },
  parameters: {
    usage: {
      when: [
        "At the top of the search, the selection and the cart: the four steps of an order, the current one, and links to the others.",
        "For three to five steps with short names.",
      ],
      whenNot: [
        "For a page's place in the catalogue, use Breadcrumbs.",
        "For two displays of the same content, use ModeToggle.",
        "For the progress of a pack, use ProgressBar or PackSlots.",
      ],
      accessibility: [
        'A named landmark with a list in it; the current step says so (`aria-current="step"`).',
        "Each step with a path is a link and a tab stop. One without a path is text: announced, not operable.",
        "On a phone the other steps keep their names for screen readers; the current name is in view, whole, never cut.",
        "Done and upcoming steps differ by more than colour: a filled disc or an open one, and in forced colours a dotted rail.",
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Green up to the current step; on a phone only the current step shows its name. */
export const Default: Story = {
  tags: ["forced-colors"],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("navigation", { name: "Étapes de votre commande" })).toBeVisible();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(4);
    const links = canvas.getAllByRole("link");
    for (const [place, link] of links.entries()) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await expect(link).toHaveAccessibleName(`${place + 1} ${names[place]}`);
    }
    await expect(canvas.getAllByRole("link", { current: "step" })).toEqual([links[1]]);
  },
};
export const Playground: Story = { args: { active: 2 } };
export const FirstStep: Story = { args: { active: 0 } };
export const LastStep: Story = { args: { active: 3 } };

const searchedAgain = fn();
/** A step may also act, as the root search clears the filter. */
export const GoesBack: Story = {
  args: {
    active: 2,
    steps: [{ label: names[0], to: "/search", onClick: searchedAgain }, ...meta.args.steps.slice(1)],
  },
  play: async ({ canvas, userEvent }) => {
    searchedAgain.mockClear();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(searchedAgain).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole("link", { name: `1 ${names[0]}` })).toHaveFocus();
  },
};

/** Steps that are not reachable yet have no path: they are read, but are neither links nor tab stops. */
export const AheadOutOfReach: Story = {
  tags: ["forced-colors"],
  args: {
    steps: [
      { label: names[0], to: "/search?clear" },
      { label: names[1], to: "/search" },
      { label: names[2] },
      { label: names[3] },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(2);
    await expect(canvas.getAllByRole("listitem")[3]).toHaveTextContent(`4 ${names[3]}`);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { current: "step" })).toHaveFocus();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** At 320 px screen readers get every name whole, and the current step shows its own in full. */
export const Smallest: Story = {
  globals: opensIn("small"),
  render: (args) => (
    <Stack space="lg">
      {names.map((name, active) => (
        <Stepper key={name} {...args} label={`${args.label}, ${active + 1}`} active={active} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await inWindow(320, 640, async () => {
      for (const [active, landmark] of canvas.getAllByRole("navigation").entries()) {
        const shown = landmark.querySelector("p");
        await expect(shown).toHaveTextContent(names[active] ?? "");
        await expect(shown).toBeVisible();
        await expect(shown?.scrollWidth).toBeLessThanOrEqual(shown?.clientWidth ?? 0);
        await expect(landmark.getBoundingClientRect().right).toBeLessThanOrEqual(320);
      }
      await expect(canvas.getAllByRole("link", { name: `3 ${names[2]}` })).toHaveLength(4);
    });
  },
};

/** Long names take two lines, and overflow nothing. */
export const LongNames: Story = {
  args: {
    active: 2,
    steps: [
      { label: "Retrouver votre événement et votre numéro de dossard", to: "/search" },
      { label: "Choisir les photographies que vous préférez", to: "/search?step=2" },
      { label: "Composer votre commande avec tirages et fichiers", to: "/search?step=3" },
      { label: "Indiquer votre adresse et payer en ligne", to: "/cart" },
    ],
  },
};
