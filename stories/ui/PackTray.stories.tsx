import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { Alert, Box, Button, IconButton, PackTray, Price } from "../../src/ui/index.ts";
import { photo } from "../drawings/photo.ts";
import type { Usage } from "../support/usage.ts";

const picture = (number: number) => ({ key: `p${number}`, name: `DSC_0${412 + number}`, src: photo(number) });
const prints = {
  key: "1",
  size: 5,
  format: "20x30",
  isDigital: false,
  pictures: [picture(1), picture(2), picture(3)],
};

const meta = {
  title: "ui/PackTray",
  tags: ["new", "since-0.2.0"],
  component: PackTray,
  args: {
    label: "Pack 5 tirages",
    to: "/orderItem/1",
    words: "3\u00a0photos sur 5",
    groups: [prints],
    price: (
      <>
        <Price
          previous={"75,00\u00a0€"}
          previousLabel="À l’unité"
          amount={"59,00\u00a0€"}
          amountLabel="En pack"
        />{" "}
        Complet, il fait économiser 16,00&nbsp;€
      </>
    ),
    labels: {
      places: "Places du pack",
      remove: (name) => `Retirer la photo ${name} du pack`,
      free: (format) => `Place libre, ${format}`,
    },
    onRemove: fn(),
    children: (
      <>
        <Button size="small">Terminer</Button>
        <IconButton icon="close" label="Fermer le pack" />
      </>
    ),
  },
  parameters: {
    usage: {
      when: ["Over pictures to choose from, while a pack of pictures is being filled with them."],
      whenNot: [
        "For a pack on its own page, use PackSlots.",
        "For actions on ticked pictures, use StickyBar: it stands above the tray.",
      ],
      accessibility: [
        "A named landmark after what it is filled from; its fill level is a status, read when it changes.",
        "A filled place is a button that empties it. The focus then moves to the next filled place, the last one, or the list.",
        "A focused element under it is scrolled clear of it.",
        "Dragging is for pointers alone: each picture needs a control of its own, a PictureAction.",
      ],
    } satisfies Usage,
  },
  render: function Render(args) {
    const [groups, setGroups] = useState(args.groups);
    return (
      <>
        <Box paddingBlock="xxl" />
        <Box paddingBlock="xxl" />
        <PackTray
          {...args}
          groups={groups}
          onRemove={(key) => {
            args.onRemove(key);
            setGroups(
              groups.map((group) => ({
                ...group,
                pictures: group.pictures.filter((one) => one.key !== key),
              })),
            );
          }}
        />
      </>
    );
  },
} satisfies Meta<typeof PackTray>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["forced-colors"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Pack 5 tirages" })).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent(/3\sphotos sur 5/);
    await expect(canvas.getAllByText("Place libre, 20x30")).toHaveLength(2);
  },
};
export const Playground: Story = {
  args: { groups: [{ ...prints, pictures: [] }], words: "0\u00a0photo sur 5" },
};

/** Prints, then files; the picture being added is pale. */
export const TwoGroups: Story = {
  args: {
    label: "Pack 3 tirages et 2 fichiers",
    words: "4\u00a0photos sur 5",
    groups: [
      { ...prints, size: 3 },
      {
        key: "2",
        size: 2,
        format: "fichier",
        isDigital: true,
        pictures: [{ ...picture(4), isPending: true }],
      },
    ],
  },
};

/** More places than fit: they scroll sideways, to the next free one. */
export const ManyPlaces: Story = {
  tags: ["no-picture"],
  args: {
    label: "Pack de trente tirages pour toute l’écurie et ses propriétaires",
    words: "28\u00a0photos sur 30",
    groups: [{ ...prints, size: 30, pictures: Array.from({ length: 28 }, (_, n) => picture(n)) }],
  },
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole("list", { name: "Places du pack" });
    canvas.getByRole("button", { name: "Retirer la photo DSC_0439 du pack" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() =>
      expect(list.querySelector("[data-next]")?.getBoundingClientRect().right).toBeLessThanOrEqual(
        list.getBoundingClientRect().right + 1,
      ),
    );
    await userEvent.keyboard("{Escape}");
  },
};

/** Above the tray, so that its places stay where they are. */
export const WithNotice: Story = {
  tags: ["no-picture"],
  args: {
    notice: <Alert action={<Button size="small">Remettre</Button>}>Photo DSC_0414 retirée du pack.</Alert>,
  },
};

/** A picture dragged over it, which it would take. */
export const DraggedOver: Story = {
  tags: ["forced-colors"],
  args: { dragged: { src: photo(7), x: 120, y: 60, isOver: true } },
};

/** Emptied by keyboard: the focus moves to the next place, the last one, then the list. */
export const Emptied: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, userEvent, args }) => {
    const place = (name: string) => canvas.getByRole("button", { name: `Retirer la photo ${name} du pack` });
    place("DSC_0414").focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onRemove).toHaveBeenCalledWith("p2");
    await waitFor(() => expect(place("DSC_0415")).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(place("DSC_0413")).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("list", { name: "Places du pack" })).toHaveFocus());
  },
};
