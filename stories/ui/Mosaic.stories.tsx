import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import {
  AdvertCard,
  Button,
  ClickableCard,
  EmptyState,
  Mosaic,
  type MosaicPlace,
  Picture,
  type PictureProps,
  Shelf,
  Skeleton,
} from "../../src/ui/index.ts";
import { missingImage } from "../drawings/images.ts";
import { photo } from "../drawings/photo.ts";
import { advert } from "../drawings/scenes.ts";
import { read } from "../support/read.ts";
import type { Usage } from "../support/usage.ts";

const marks: Partial<Record<number, PictureProps["mark"]>> = {
  2: { tone: "green", label: "dans votre sélection" },
  5: { tone: "blue", label: "cochée" },
  7: { tone: "green", label: "dans votre sélection" },
};

type Over = Partial<Pick<PictureProps, "src" | "mark" | "tick" | "caption">>;

const picture = (index: number, over: Over = {}) => {
  const name = `DSC_${String(index + 1).padStart(4, "0")}`;
  return (
    <Picture
      src={photo(index)}
      alt={`Photo ${index + 1}`}
      eager={index < 8}
      retryLabel="Réessayer"
      onOpen={() => undefined}
      mark={marks[index]}
      tick={{
        pressed: marks[index] !== undefined,
        label: `Cocher la photo ${name}`,
        onPress: () => undefined,
      }}
      {...over}
    />
  );
};

const adverts = [
  "Votre plus belle foulée, encadrée",
  "Commandez ici, retirez au stand",
  "Vos photos en haute définition",
];
const card = (index: number) => (
  <AdvertCard
    label={adverts[index % adverts.length] ?? ""}
    src={advert(index)}
    href="https://exemple.fr/"
    tag="Publicité"
    newTabLabel="nouvel onglet"
  />
);

const meta = {
  title: "ui/Mosaic",
  tags: ["stable", "since-0.1.0"],
  component: Mosaic,
  args: {
    label: "Photos du Grand Prix de Lamotte-Beuvron",
    skipLabel: "Passer les photos",
    totalCount: 14,
    renderItem: (index) => picture(index),
    onRangeChange: fn(),
  },
  parameters: {
    usage: {
      when: [
        "For the photographs of an event, a contest or a search, from a handful to a million.",
        "For the shopper's selection, from which tiles are removed one by one.",
      ],
      whenNot: [
        "For the few pictures of a pack, use PackSlots.",
        "For cards of events and contests, with different heights, use Columns.",
        "For one photograph and its neighbours, use Gallery.",
      ],
      accessibility: [
        "A grid (WAI-ARIA) that announces its rows and columns, and each tile's row and column, though it draws only nearby rows; screen readers pass it the arrow keys.",
        "One tab stop, at the last focused tile. Arrows move between tiles, Home and End to the ends of a row, Page Up and Page Down by a window, Control with Home and End to the first and the last tile; a skip link comes before it.",
        "In tiles with two buttons, arrows stay on the same button: from tick to tick, from photograph to photograph.",
        "`renderItem` names each photograph; the mosaic cannot.",
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Mosaic>;
export default meta;
type Story = StoryObj<typeof meta>;

const openButton = (name: string) => new RegExp(`^Photo ${name}(,|$)`);

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const grid = canvas.getByRole("grid", { name: "Photos du Grand Prix de Lamotte-Beuvron" });
    await waitFor(() => expect(args.onRangeChange).toHaveBeenLastCalledWith(0, 13));
    const cells = canvas.getAllByRole("gridcell");
    await expect(cells).toHaveLength(14);
    await expect(grid).toHaveAttribute("aria-busy", "false");
    // Rows by columns hold all cells; the last cell is in the last row.
    const [rows, columns] = ["aria-rowcount", "aria-colcount"].map((name) => Number(grid.getAttribute(name)));
    await expect(rows).toBe(Math.ceil(14 / (columns ?? 0)));
    await expect(cells.at(-1)?.closest("[role=row]")).toHaveAttribute("aria-rowindex", `${rows}`);
  },
};
export const Playground: Story = { tags: ["no-picture"], args: { totalCount: 300, renderAdvert: card } };

/** An advert after every eleven pictures: twelve cells, full rows in two, three and four columns. */
export const WithAdverts: Story = {
  tags: ["forced-colors"],
  args: {
    totalCount: 15,
    renderAdvert: card,
  },
  play: async ({ canvas }) => {
    const cells = canvas.getAllByRole("gridcell");
    await expect(cells).toHaveLength(16);
    await expect(cells[11]).toHaveTextContent("Votre plus belle foulée, encadrée");
    // A cycle of twelve fills its rows: the cell after the advert begins a row.
    await expect(cells[12]).toHaveAttribute("aria-colindex", "1");
  },
};

/** Captions under the photographs: the rows grow. */
export const WithCaptions: Story = {
  args: {
    totalCount: 8,
    caption: "line",
    renderItem: (index) => picture(index, { caption: `DSC_${String(index + 1).padStart(4, "0")}, 14 h 32` }),
  },
};

/** A shelf between two rows, as high as it is; Tab reaches it after the pictures. */
export const WithStrip: Story = {
  args: {
    totalCount: 16,
    strip: (
      <Shelf>
        {["Mon parcours complet", "L’album de mon épreuve", "Tout mon week-end"].map((title) => (
          <ClickableCard key={title} level={3} title={title} layout="compact" onClick={() => undefined} />
        ))}
      </Shelf>
    ),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const shelf = boxOf(canvas.getByRole("list"));
    const cellOf = (place: number) => canvasElement.querySelector(`[data-place="${place}"]`) as Element;
    await waitFor(() => expect(boxOf(cellOf(7)).bottom).toBeLessThanOrEqual(shelf.top));
    await expect(boxOf(cellOf(8)).top).toBeGreaterThanOrEqual(shelf.bottom);
    // The skip link, the picture and its checkbox.
    for (let stop = 0; stop < 3; stop += 1) await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: /Mon parcours complet/ })).toHaveFocus();
  },
};

/** Placeholders, at their final size, while a page loads. */
export const Loading: Story = {
  args: { totalCount: 8, busy: true, renderItem: () => <Skeleton shape="3/2" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("grid")).toHaveAttribute("aria-busy", "true");
  },
};

/** Without pictures: an empty state instead of a grid. */
export const Empty: Story = {
  args: {
    totalCount: 0,
    empty: (
      <EmptyState title="Aucune photo ne correspond">
        Aucune photo ne correspond à votre recherche.
      </EmptyState>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Aucune photo ne correspond à votre recherche.")).toBeVisible();
    await expect(canvas.queryByRole("grid")).toBeNull();
  },
};

/** A failed image is retried alone; the others show. */
export const FailedTile: Story = {
  args: {
    totalCount: 8,
    renderItem: (index) => picture(index, index === 1 ? { src: missingImage } : {}),
  },
  play: async ({ canvas }) => {
    const retry = await waitFor(() => canvas.getByRole("button", { name: "Réessayer" }), { timeout: 8000 });
    await expect(retry).toHaveAccessibleDescription("Photo 2");
    await expect(canvas.getAllByRole("button", { name: /^Photo/ })).toHaveLength(7);
  },
};

/** One tab stop: Tab enters, arrows move, Home and End stay in the row, and Tab leaves from the current cell. */
export const ByArrows: Story = {
  tags: ["no-picture"],
  args: {
    totalCount: 23,
    renderItem: (index) => picture(index, { tick: undefined, mark: undefined }),
  },
  play: async ({ canvas, userEvent }) => {
    const on = (name: string) => expect(canvas.getByRole("button", { name: openButton(name) })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Passer les photos" })).toHaveFocus();
    await userEvent.tab();
    await on("1");
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowDown}");
    await on("7");
    await userEvent.keyboard("{Home}");
    await on("5");
    await userEvent.keyboard("{End}{ArrowUp}{ArrowUp}");
    await on("4");
    // From the end of a row to the start of the next, and not beyond the last.
    await userEvent.keyboard("{ArrowRight}");
    await on("5");
    await userEvent.keyboard(
      "{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{End}{ArrowRight}",
    );
    await on("23");
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole("link", { name: "Passer les photos" })).toHaveFocus();
    await userEvent.tab();
    await on("23");
    await userEvent.tab();
    await expect(canvas.getByRole("grid").contains(document.activeElement)).toBe(false);
    window.scrollTo(0, 0);
  },
};

/** From tick to tick: arrows stay on the same kind of button, and an advert is one stop among the tiles. */
export const TicksByArrows: Story = {
  tags: ["no-picture"],
  args: { totalCount: 23, renderAdvert: card },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Cocher la photo DSC_0001" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("button", { name: "Cocher la photo DSC_0002" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{End}");
    await expect(canvas.getByRole("link", { name: /Votre plus belle foulée/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("button", { name: openButton("11") })).toHaveFocus();
    window.scrollTo(0, 0);
  },
};

/** A focused placeholder passes the focus to its photograph. */
export const FocusWaits: Story = {
  tags: ["no-picture"],
  args: { totalCount: 8 },
  render: function FocusWaits(args) {
    const [loaded, setLoaded] = useState(false);
    return (
      <>
        <Button onClick={() => setTimeout(() => setLoaded(true), 300)}>Charger</Button>
        <Mosaic
          {...args}
          busy={!loaded}
          renderItem={(index) => (loaded || index === 0 ? picture(index) : <Skeleton shape="3/2" />)}
        />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Charger" }));
    canvas.getByRole("button", { name: openButton("1") }).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(document.activeElement).toHaveAttribute("aria-colindex", "2");
    await waitFor(() => expect(canvas.getByRole("button", { name: openButton("2") })).toHaveFocus());
  },
};

/** Of twenty thousand, only those near the window are drawn; a jump to the end draws at once, reusing elements. */
export const TwentyThousand: Story = {
  tags: ["no-picture"],
  args: { totalCount: 20_000, renderAdvert: card },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getAllByRole("gridcell").length).toBeGreaterThan(8));
    const row = canvas.getAllByRole("row")[0];
    const image = row?.querySelector("img");
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => canvas.getByRole("button", { name: "Photo 20000" }), { timeout: 8000 });
    await expect(row).toBeVisible();
    await expect(Number(row?.getAttribute("aria-rowindex"))).toBeGreaterThan(1000);
    // A tile never shows the wrong photograph.
    await expect(image).not.toBeInTheDocument();
    await expect(args.onRangeChange).toHaveBeenLastCalledWith(expect.any(Number), 19_999);
    await expect(canvas.getAllByRole("gridcell").length).toBeLessThan(80);
    window.scrollTo(0, 0);
    await waitFor(() => canvas.getByRole("button", { name: "Photo 1" }), { timeout: 8000 });
  },
};

/** A million, taller than any browser's maximum page: the last can be reached, and arrows move back from there. */
export const OneMillion: Story = {
  tags: ["no-picture"],
  args: {
    totalCount: 1_000_000,
    renderItem: (index) => picture(index, { tick: undefined, mark: undefined }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getAllByRole("gridcell").length).toBeGreaterThan(8));
    window.scrollTo(0, document.documentElement.scrollHeight);
    const last = await waitFor(() => canvas.getByRole("button", { name: "Photo 1000000" }), {
      timeout: 8000,
    });
    await expect(args.onRangeChange).toHaveBeenLastCalledWith(expect.any(Number), 999_999);
    await expect(last.getBoundingClientRect().top).toBeLessThan(window.innerHeight);
    await expect(canvas.getAllByRole("gridcell").length).toBeLessThan(80);
    last.focus();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}");
    const upper = canvas.getByRole("button", { name: "Photo 999976" });
    await expect(upper).toHaveFocus();
    await expect(upper.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    window.scrollTo(0, 0);
    await waitFor(() => canvas.getByRole("button", { name: "Photo 1" }), { timeout: 8000 });
  },
};

/** Page Down and Page Up move by a window, Control with End to the last; the focus survives scrolling it out of view. */
export const ByKeyboard: Story = {
  tags: ["no-picture"],
  args: { totalCount: 20_000 },
  play: async ({ canvas, userEvent }) => {
    const row = () => Number(document.activeElement?.closest("[role=row]")?.getAttribute("aria-rowindex"));
    const isSeen = () => {
      const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? { top: -1, bottom: 0 };
      return top >= 0 && bottom <= window.innerHeight;
    };
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Passer les photos" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Photo 1" })).toHaveFocus();
    await userEvent.keyboard("{PageDown}");
    const leap = row() - 1;
    await expect(leap).toBeGreaterThan(0);
    await userEvent.keyboard("{PageDown}{PageDown}");
    await expect(row()).toBe(1 + 3 * leap);
    await expect(isSeen()).toBe(true);
    await userEvent.keyboard("{PageUp}{PageUp}{PageUp}{ArrowRight}{ArrowRight}");
    const third = canvas.getByRole("button", { name: "Photo 3, dans votre sélection" });
    await expect(third).toHaveFocus();
    window.scrollTo(0, 200_000);
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Photo 9" })).toBeNull(), {
      timeout: 8000,
    });
    await expect(third).toHaveFocus();
    // An arrow scrolls back to the focused tile.
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("button", { name: "Photo 4" })).toHaveFocus();
    await expect(isSeen()).toBe(true);
    await userEvent.keyboard("{Control>}{End}{/Control}");
    await expect(canvas.getByRole("button", { name: "Photo 20000" })).toHaveFocus();
    await expect(isSeen()).toBe(true);
    await userEvent.keyboard("{Control>}{Home}{/Control}");
    await expect(canvas.getByRole("button", { name: "Photo 1" })).toHaveFocus();
    await expect(isSeen()).toBe(true);
  },
};

/** A failed tile is a stop among the others: arrows reach its button, and the focus stays there while it loads. */
export const RetryByKeyboard: Story = {
  tags: ["no-picture"],
  args: { totalCount: 8 },
  render: function RetryByKeyboard(args) {
    const [found, setFound] = useState(false);
    return (
      <>
        <Button onClick={() => setFound(true)}>Rétablir le réseau</Button>
        <Mosaic
          {...args}
          renderItem={(index) => picture(index, index === 1 && !found ? { src: missingImage } : {})}
        />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const retry = await waitFor(() => canvas.getByRole("button", { name: "Réessayer" }), { timeout: 8000 });
    canvas.getByRole("button", { name: "Photo 1" }).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(retry).toHaveFocus();
    await read();
    await userEvent.keyboard("{Enter}");
    // The retry fails too, and the focus is still on its button.
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Réessayer" })).toBeNull());
    await expect(retry).toHaveFocus();
    await waitFor(() => expect(retry).toHaveAccessibleName("Réessayer"), { timeout: 8000 });
    await userEvent.click(canvas.getByRole("button", { name: "Rétablir le réseau" }));
    await waitFor(() => expect(retry).toHaveAccessibleName("Photo 2"));
    retry.focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("button", { name: openButton("3") })).toHaveFocus();
  },
};

/** After leaving and returning, and after a change of width, the same picture is at the same place. */
export const PlaceKept: Story = {
  tags: ["no-picture"],
  args: { totalCount: 20_000, renderAdvert: card },
  render: function PlaceKept(args) {
    const [shown, setShown] = useState(true);
    const [narrow, setNarrow] = useState(false);
    const [place, setPlace] = useState<MosaicPlace | null>(null);
    return (
      <div>
        <div style={{ position: "fixed", top: 0, zIndex: 9 }}>
          <Button onClick={() => setShown(!shown)}>{shown ? "Voir le panier" : "Revenir"}</Button>
          <Button onClick={() => setNarrow(!narrow)}>Autre largeur</Button>
        </div>
        <div style={{ width: narrow ? 380 : "100%" }}>
          {shown && <Mosaic {...args} startAt={place} onLeave={setPlace} />}
        </div>
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const topOf = (name: string) =>
      Math.round(canvas.getByRole("button", { name }).getBoundingClientRect().top);
    window.scrollTo(0, 100_000);
    // The mosaic keeps the first picture below the header.
    const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    const seen = await waitFor(() => {
      const found = canvas
        .getAllByRole("button", { name: /^Photo \d+$/ })
        .find((button) => button.getBoundingClientRect().top >= covered);
      if (!found || found.getAttribute("aria-label") === "Photo 1") throw new Error("Not there yet");
      return found;
    });
    const name = seen.getAttribute("aria-label") ?? "";
    // Just below the header, so that it is the first picture at either width.
    window.scrollBy(0, topOf(name) - covered - 4);
    const top = topOf(name);
    await userEvent.click(canvas.getByRole("button", { name: "Voir le panier" }));
    window.scrollTo(0, 0);
    await userEvent.click(canvas.getByRole("button", { name: "Revenir" }));
    await expect(topOf(name)).toBe(top);
    // While mounted: a turned phone.
    await userEvent.click(canvas.getByRole("button", { name: "Autre largeur" }));
    await waitFor(() => expect(canvas.getByRole("grid")).toHaveAttribute("aria-colcount", "2"));
    await expect(topOf(name)).toBe(top);
    // And while another screen shows.
    await userEvent.click(canvas.getByRole("button", { name: "Voir le panier" }));
    await userEvent.click(canvas.getByRole("button", { name: "Autre largeur" }));
    window.scrollTo(0, 0);
    await userEvent.click(canvas.getByRole("button", { name: "Revenir" }));
    await expect(canvas.getByRole("grid")).not.toHaveAttribute("aria-colcount", "2");
    await expect(topOf(name)).toBe(top);
  },
};

/** The skip link leads past the last picture. */
export const SkipLink: Story = {
  tags: ["no-picture"],
  args: { totalCount: 20_000 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(document.activeElement).toHaveAttribute("tabindex", "-1"));
    await expect(document.activeElement).not.toBe(canvas.getByRole("link", { name: "Passer les photos" }));
    window.scrollTo(0, 0);
  },
};

/** Far below the window, it still has a first picture, through which Tab and a screen reader enter. */
export const BelowTheWindow: Story = {
  tags: ["no-picture"],
  args: { totalCount: 20_000 },
  decorators: [
    (Story) => (
      <>
        <div style={{ height: "300vh" }} />
        <Story />
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Passer les photos" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Photo 1" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("button", { name: /^Photo 2/ })).toHaveFocus();
    // The rows beyond the window follow once the scroll has come to rest, and go when they are far away again.
    await canvas.findByRole("button", { name: "Photo 9" });
    window.scrollTo(0, 0);
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Photo 5" })).toBeNull());
  },
};
