import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { incompatibleWords, noRoomWords } from "../../src/domain/packs/packRefusalWords.ts";
import { Button, Inline, type PackPlaces, PackTooltip, type PackTooltipProps } from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";
import { inWindow } from "../support/window.ts";

const page = within(document.body);
const gone = () => waitFor(() => expect(page.queryByRole("tooltip")).toBeNull());

/** The variant of the props with places, held open for the pictures. */
type Shown = Extract<PackTooltipProps, { places: PackPlaces; open: boolean }>;

const meta = {
  title: "ui/PackTooltip",
  tags: ["stable", "since-0.1.0"],
  component: PackTooltip,
  args: {
    text: noRoomWords({ kind: "existing", room: 3 }, 5),
    places: { taken: 2, free: 3, selected: 5 },
    delay: 0,
    side: "bottom",
    open: true,
    onOpenChange: fn(),
    children: <Button unavailable>Ajouter au pack « 5 fichiers numériques »</Button>,
  },
  decorators: [
    (Story) => (
      <Inline justify="center">
        <Story />
      </Inline>
    ),
  ],
  parameters: {
    usage: {
      when: [
        "On a pack with too few free places for the selected pictures: it draws the places, ticks those that would be filled, and crosses the extra pictures beside the pack.",
        "On a pack of another category than the picture's: it draws both categories.",
      ],
      whenNot: [
        "For a pack's places as main content, use PackSlots.",
        "For any other reason why a button cannot be used, use Tooltip.",
        "For a refusal by the server after a press, use Alert.",
      ],
      accessibility: [
        "The sentence says everything that the drawing shows, and is the control's only description.",
        "Places differ by shape, not by colour: filled, ticked, crossed in a dashed frame.",
        "Hover, focus, Escape and touch as in Tooltip.",
      ],
    } satisfies Usage,
  },
} satisfies Meta<Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A pack of the cart with too few places left. */
export const Default: Story = {
  tags: ["forced-colors"],
  play: async ({ canvas }) => {
    await expect(await page.findByRole("tooltip")).toHaveTextContent(
      "Ce pack peut accueillir 3 photos supplémentaires. Vous en avez sélectionné 5.",
    );
    await expect(canvas.getByRole("button")).toHaveAccessibleDescription(
      "Ce pack peut accueillir 3 photos supplémentaires. Vous en avez sélectionné 5.",
    );
  },
};

export const Playground: Story = {
  args: { places: { taken: 4, free: 6, selected: 9 }, text: noRoomWords({ kind: "existing", room: 6 }, 9) },
};

/** A new pack: all its places are free. */
export const NewPack: Story = {
  args: { places: { free: 5, selected: 6 }, text: noRoomWords({ kind: "new", room: 5 }, 6) },
};

export const OnePlaceLeft: Story = {
  args: { places: { taken: 4, free: 1, selected: 2 }, text: noRoomWords({ kind: "existing", room: 1 }, 2) },
};

export const Full: Story = {
  args: { places: { taken: 5, free: 0, selected: 1 }, text: noRoomWords({ kind: "existing", room: 0 }, 1) },
};

/** Beyond four, a number replaces the extra pictures. */
export const FarTooMany: Story = {
  args: { places: { free: 10, selected: 300 }, text: noRoomWords({ kind: "new", room: 10 }, 300) },
  play: async () => {
    await page.findByRole("tooltip");
    await expect(page.getAllByText("+286")[0]).toBeVisible();
  },
};

/** Too many places to count are not drawn: the sentence gives the number. */
export const LargePack: Story = {
  args: { places: { free: 40, selected: 45 }, text: noRoomWords({ kind: "new", room: 40 }, 45) },
};

/** A pack of another category than the picture's. */
export const Incompatible: Story = {
  tags: ["forced-colors"],
  render: ({ delay, side, children }) => (
    <PackTooltip
      delay={delay ?? 0}
      side={side ?? "bottom"}
      open
      onOpenChange={fn()}
      categories={{ picture: "Concours amateur", pack: "Course des as" }}
      text={incompatibleWords("Concours amateur", "Course des as")}
    >
      {children}
    </PackTooltip>
  ),
  play: async ({ canvas }) => {
    await expect(await page.findByRole("tooltip")).toBeInTheDocument();
    await expect(canvas.getByRole("button")).toHaveAccessibleDescription(
      "Vous ne pouvez pas ajouter cette photographie (catégorie «\u00a0Concours amateur\u00a0») à ce pack (catégorie «\u00a0Course des as\u00a0»).",
    );
  },
};

/** Long names of categories break, at 320 px too. */
export const LongCategories: Story = {
  render: ({ delay, side, children }) => (
    <PackTooltip
      delay={delay ?? 0}
      side={side ?? "bottom"}
      open
      onOpenChange={fn()}
      categories={{
        picture: "Championnat de France amateur Élite de saut d’obstacles",
        pack: "Épreuves d’entraînement et journées portes ouvertes",
      }}
      text={incompatibleWords(
        "Championnat de France amateur Élite de saut d’obstacles",
        "Épreuves d’entraînement et journées portes ouvertes",
      )}
    >
      {children}
    </PackTooltip>
  ),
  play: async () => {
    await page.findByRole("tooltip");
    await inWindow(320, 640, async () => {
      const frame = document.querySelector("[data-radix-popper-content-wrapper]");
      await waitFor(async () => {
        const { left = -1, right = 999 } = frame?.getBoundingClientRect() ?? {};
        await expect(left).toBeGreaterThanOrEqual(0);
        await expect(right).toBeLessThanOrEqual(320);
      });
    });
  },
};

/** By keyboard: shown with the focus, gone with Escape. */
export const ByKeyboard: Story = {
  render: ({ text, children }) => (
    <PackTooltip text={text} delay={0} places={{ taken: 2, free: 3, selected: 5 }}>
      {children}
    </PackTooltip>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(page.queryByRole("tooltip")).toBeNull();
    await userEvent.tab();
    await page.findByRole("tooltip");
    await expect(canvas.getByRole("button")).toHaveAccessibleDescription(/^Ce pack peut accueillir 3/);
    await userEvent.keyboard("{Escape}");
    await gone();
    await expect(canvas.getByRole("button")).toHaveFocus();
  },
};
