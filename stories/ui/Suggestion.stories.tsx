import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Suggestion } from "../../src/ui/index.ts";
import { missingImage } from "../drawings/images.ts";
import { photo } from "../drawings/photo.ts";
import type { Usage } from "../support/usage.ts";
import { narrow } from "../support/widths.tsx";

const meta = {
  title: "ui/Suggestion",
  tags: ["new", "since-0.2.0"],
  component: Suggestion,
  args: {
    label: "Jeanne Lefèvre",
    detail: "Cavalier",
    company: "Oeil d’Or · dossard\u00a0137",
    meta: "Jumping de Saint-Lô · 12\u00a0photos",
    src: photo(1),
  },
  parameters: {
    usage: {
      when: [
        "As the content of a SearchBox's suggestion, when a picture tells more than the name: a rider, a horse.",
        "Without a picture below one that has it, for another way to the same thing.",
      ],
      whenNot: [
        "For suggestions that words tell apart, use SearchBox's label and detail.",
        "For a choice of items on the page, use ClickableCard.",
      ],
      accessibility: [
        "The picture is decorative: all that it shows is in the words beside it.",
        "It has no control of its own, since a suggestion must not contain one.",
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Suggestion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Jumping de Saint-Lô · 12 photos")).toBeVisible();
  },
};
export const Playground: Story = {};

/** A name that is alone on its picture. */
export const NameAlone: Story = { args: { company: undefined } };

/** Another way to the same name: below it, in line with its words. */
export const WithoutPicture: Story = {
  args: {
    label: "Jeanne Lefèvre dans 3\u00a0événements",
    detail: undefined,
    company: undefined,
    meta: "64\u00a0photos",
    src: undefined,
  },
};

/** The place of a picture keeps its size. */
export const MissingPicture: Story = {
  args: { src: missingImage },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("img")).toBeNull());
  },
};

export const UnknownPicture: Story = { args: { src: null } };

export const LongText: Story = {
  args: {
    label: "Anne-Charlotte de La Rochefoucauld-Montbéliard",
    detail: "Cavalier professionnel",
    company: "Anticonstitutionnellement-Hippodrome-de-Fontainebleau · Jappeloup d’Ecly · dossard\u00a01024",
    meta: "Concours complet international du Haras national du Pin · 1\u202f204\u00a0photos",
  },
};
export const Narrow: Story = { ...LongText, decorators: [narrow] };
