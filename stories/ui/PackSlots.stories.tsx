import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import {
  Box,
  type PackGroup,
  PackSlots,
  type PackSlotsLabels,
  type PackSlotsProps,
} from "../../src/ui/index.ts";
import { photo } from "../drawings/photo.ts";
import type { Usage } from "../support/usage.ts";

const photos = (count: number) => `${count}\u00a0photo${count > 1 ? "s" : ""}`;

const labels: PackSlotsLabels = {
  count: (filled, size) => `${photos(filled)} sur ${size}`,
  full: "Complet",
  incomplete: "Incomplet",
  over: (excess) => `${photos(excess)} en trop`,
  free: "Place libre",
  excess: "À retirer",
  remove: (name) => `Retirer la photo ${name} du pack`,
  move: "Changer de groupe",
  add: "Ajouter une photo",
  retry: "Réessayer",
};

/** Upright among the others. */
const upright = new Set([4, 9]);

const picture = (number: number) => {
  const name = `DSC_0${412 + number}`;
  return {
    key: `p${number}`,
    name,
    src: photo(number, upright.has(number) ? "upright" : "wide"),
    alt: `Photo ${name}, Jeanne Lefèvre`,
  };
};

const large: PackGroup = {
  key: "1",
  heading: "Groupe\u00a01, tirages 30\u00a0×\u00a045",
  size: 2,
  pictures: [picture(2), picture(4)],
};
const small: PackGroup = {
  key: "2",
  heading: "Groupe\u00a02, tirages 15\u00a0×\u00a022",
  size: 4,
  pictures: [picture(5), picture(9)],
};
const single: PackGroup = {
  key: "1",
  heading: "Photos du pack",
  size: 4,
  pictures: [0, 1, 4, 3].map(picture),
};

type SlotsProps = Extract<PackSlotsProps, { groups: object }>;

/** Removes and moves like a screen: the caller holds the slots. */
function Kept(args: SlotsProps) {
  const [groups, setGroups] = useState(args.groups);
  const each = (change: (group: PackGroup) => PackGroup) => {
    const [one, two] = groups;
    setGroups(two ? [change(one), change(two)] : [change(one)]);
  };
  const without = (key: string) => (group: PackGroup) => ({
    ...group,
    pictures: group.pictures.filter((held) => held.key !== key),
  });
  return (
    <PackSlots
      {...args}
      groups={groups}
      onRemove={(key) => {
        args.onRemove?.(key);
        each(without(key));
      }}
      onMove={
        args.onMove &&
        ((key) => {
          args.onMove?.(key);
          const moved = groups.flatMap(({ pictures }) => pictures).find((held) => held.key === key);
          each((group) => {
            const had = group.pictures.some((held) => held.key === key);
            if (had || !moved) return without(key)(group);
            return { ...group, pictures: [...group.pictures, moved] };
          });
        })
      }
    />
  );
}

const meta = {
  title: "ui/PackSlots",
  tags: ["stable", "since-0.1.0"],
  component: PackSlots,
  args: { groups: [large, small], labels, onRemove: fn(), onMove: fn(), onAdd: fn() },
  parameters: {
    usage: {
      when: [
        "For a pack of several pictures, on its page and in the cart: its pictures and its free slots.",
        "Two groups for a pack with two formats: a large print and small ones.",
        "With `whole` for a special pack, the digital files of an event or a contest: a count, no slots.",
      ],
      whenNot: [
        "For browsing pictures, use Mosaic.",
        "For a pack on offer, use ClickableCard.",
        "For a single print in the cart, use LineItem.",
      ],
      accessibility: [
        "Each group is a region named by its heading; changes of its count are announced.",
        "Remove buttons are named by their picture. After a removal the focus moves to the next button, the last one, or the heading of an empty group.",
        "« Changer de groupe » moves the focus to the other group.",
        "Full, incomplete and too many are stated by words and an icon, not by colour alone.",
      ],
    } satisfies Usage,
  },
  render: (args) => (args.groups ? <Kept {...args} /> : <PackSlots {...args} />),
} satisfies Meta<typeof PackSlots>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Group 1 is full, group 2 has two free slots; one picture is upright. */
export const Default: Story = {
  tags: ["forced-colors"],
  play: async ({ canvas, userEvent, args }) => {
    const second = canvas.getByRole("region", { name: /Groupe\s2/ });
    await expect(second).toHaveTextContent(/2\sphotos sur 4/);
    await expect(second).toHaveTextContent("Incomplet");
    await expect(canvas.getByRole("region", { name: /Groupe\s1/ })).toHaveTextContent("Complet");
    await userEvent.click(canvas.getByRole("button", { name: "Ajouter une photo" }));
    await expect(args.onAdd).toHaveBeenCalledWith("2");
  },
};
export const Playground: Story = {
  args: { groups: [single] },
  render: ({ groups, onRemove, onAdd }) =>
    groups ? <Kept groups={groups} labels={labels} onRemove={onRemove} onAdd={onAdd} /> : <div />,
};

/** Free slots lead to what they are filled with; the other way is a button below. */
export const FilledElsewhere: Story = {
  args: {
    groups: [{ ...single, pictures: single.pictures.slice(0, 2) }],
    fill: { to: "/search", label: "Choisir parmi mes photos" },
  },
  play: async ({ canvas, userEvent, args }) => {
    const links = canvas.getAllByRole("link");
    await expect(links).toHaveLength(2);
    await expect(links[0]).toHaveAccessibleName("Choisir parmi mes photos");
    await expect(links[1]).toHaveAccessibleName("Place libre, Choisir parmi mes photos");
    await userEvent.click(canvas.getByRole("button", { name: "Ajouter une photo" }));
    await expect(args.onAdd).toHaveBeenCalledWith("1");
  },
};

/** Empty: the first free slot is the next action. */
export const AllFree: Story = {
  args: { groups: [{ ...single, pictures: [] }] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByText("Place libre")).toHaveLength(3);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onAdd).toHaveBeenCalledWith("1");
  },
};

/** Full: no free slot, and nothing to add. */
export const Full: Story = {
  args: { groups: [single] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Complet")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Ajouter une photo" })).toBeNull();
  },
};

/** More pictures than slots, after a change of pack: those to remove say so. */
export const OneToRemove: Story = {
  tags: ["forced-colors"],
  args: { groups: [{ ...single, size: 3 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/1\sphoto en trop/)).toBeVisible();
    await expect(canvas.getByText("À retirer").closest("li")).toHaveTextContent("DSC_0415");
  },
};

/** Read-only, in a paid order: no buttons. */
export const SeenOnly: Story = {
  render: () => <PackSlots groups={[large, small]} labels={labels} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
    await waitFor(() =>
      expect(canvas.getByRole("img", { name: "Photo DSC_0414, Jeanne Lefèvre" })).toBeVisible(),
    );
  },
};

/** Each picture is a button by its name, and opens. */
export const Opening: Story = {
  tags: ["no-picture"],
  args: { onOpen: fn() },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole("button", { name: "Photo DSC_0414, Jeanne Lefèvre" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onOpen).toHaveBeenCalledWith("p2");
  },
};

/** Removing by keyboard: the focus moves to the next picture, then to the previous one, then to the heading. */
export const Removing: Story = {
  tags: ["no-picture"],
  args: { groups: [{ ...single, pictures: [0, 1, 4].map(picture) }] },
  play: async ({ canvas, userEvent, args }) => {
    const remove = (name: string) => canvas.getByRole("button", { name: `Retirer la photo ${name} du pack` });
    remove("DSC_0413").focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onRemove).toHaveBeenLastCalledWith("p1");
    await expect(remove("DSC_0416")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(remove("DSC_0412")).toHaveFocus();
    await expect(canvas.getByText(/1\sphoto sur 4/)).toHaveAttribute("aria-live", "polite");
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("heading", { name: "Photos du pack" })).toHaveFocus();
    await expect(canvas.getByText(/0\sphoto sur 4/)).toBeVisible();
  },
};

/** Moving to the other group: the focus follows, so that the next press moves the picture back. */
export const ChangingGroup: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, userEvent, args }) => {
    const [first] = canvas.getAllByRole("button", { name: "Changer de groupe" });
    await expect(first).toHaveAccessibleDescription("DSC_0414");
    first?.focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onMove).toHaveBeenLastCalledWith("p2");
    const second = canvas.getByRole("region", { name: /Groupe\s2/ });
    await expect(second).toHaveTextContent(/3\sphotos sur 4/);
    await expect(second.contains(document.activeElement)).toBe(true);
    await expect(document.activeElement).toHaveAccessibleDescription("DSC_0414");
  },
};

/** A special pack: the whole contest, counted; nothing to tick. */
export const SpecialPack: Story = {
  args: {
    whole: {
      heading: "Toutes les photos du concours Amateur\u00a03 Grand Prix",
      count: photos(248),
      detail: "Fichiers numériques en haute définition, 48 à 72\u00a0heures après la commande",
    },
  },
  render: ({ whole }) => <Box maxWidth="reading">{whole ? <PackSlots whole={whole} /> : null}</Box>,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/248\sphotos/)).toBeVisible();
    await expect(canvas.queryByRole("list")).toBeNull();
  },
};

/** Long words break; the count and the badge go below. */
export const LongWords: Story = {
  args: {
    groups: [
      {
        ...small,
        heading:
          "Groupe\u00a02, tirages 15\u00a0×\u00a022 sur papier satiné, avec les fichiers numériques en haute définition",
        pictures: [
          { ...picture(3), name: "2026-06-14_Lamotte-Beuvron_Grand-Prix_Lefevre-Ulysse_0415.jpg" },
          { ...picture(8), src: null },
        ],
      },
    ],
  },
};
