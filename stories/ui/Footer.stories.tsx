import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Footer } from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";

const meta = {
  title: "ui/Footer",
  tags: ["stable", "since-0.1.0"],
  component: Footer,
  parameters: {
    bare: true,
    usage: {
      when: ["Once, at the foot of every screen: the seller, help, terms of sale."],
      whenNot: [
        "For actions that always stay in view, use StickyBar.",
        "Below an endless list, unless its end can be reached (InfiniteLoader ensures this).",
      ],
      accessibility: [
        "The contentinfo landmark, with a named navigation in it.",
        "The focus ring is light on the dark ground.",
      ],
    } satisfies Usage,
  },
  args: {
    note: "Dossard, photographies d’événements sportifs",
    navigationLabel: "Informations",
    links: [
      { label: "Aide", to: "/help" },
      { label: "Conditions générales de vente", to: "/cgv" },
    ],
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const footer = canvas.getByRole("contentinfo");
    const navigation = within(footer).getByRole("navigation", { name: "Informations" });
    const links = within(navigation).getAllByRole("link");
    await expect(links.map((link) => link.getAttribute("href"))).toEqual(["/help", "/cgv"]);
  },
};
export const Playground: Story = { args: { links: [{ label: "Aide", to: "/help" }] } };

/** A shop of another name than ours. */
export const WithoutMark: Story = { args: { hasMark: false, note: "Photos de Lamotte" } };

/** The focus ring is light on the dark ground. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole("link", { name: "Aide" });
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).outlineColor).toBe(
      getComputedStyle(canvas.getByRole("contentinfo")).color,
    );
  },
};

export const LongText: Story = {
  args: {
    note: "Les photographes associés du championnat régional de saut d’obstacles de Nouvelle-Aquitaine, SARL au capital de 12\u202f000\u00a0€",
    links: [
      { label: "Aide", to: "/help" },
      { label: "Conditions générales de vente", to: "/cgv" },
      { label: "Politique de confidentialité et de conservation des photographies", to: "/privacy" },
      { label: "Mentions légales", to: "/legal" },
    ],
  },
};
