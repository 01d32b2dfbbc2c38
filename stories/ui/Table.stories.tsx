import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { pluralize } from "../../src/domain/french/pluralize.ts";
import { formatEuros } from "../../src/domain/money/money.ts";
import {
  Badge,
  Box,
  EmptyState,
  headingLevels,
  type SortDirection,
  Table,
  type TableColumn,
  type TableSort,
  TextLink,
} from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";
import { narrow } from "../support/widths.tsx";
import { inWindow, opensIn } from "../support/window.ts";

interface Order {
  code: string;
  date: string;
  /** In ISO form, for sorting. */
  day?: string;
  status: string;
  done: boolean;
  total: number;
}

const orders: Order[] = [
  { code: "7K2M", date: "15 juin 2026", status: "En cours de traitement", done: false, total: 3750 },
  { code: "A04F", date: "2 mai 2026", status: "Expédiée", done: true, total: 12_900 },
  { code: "9QX1", date: "11 octobre 2025", status: "Livrée", done: true, total: 123_450 },
];

const columns: TableColumn<Order>[] = [
  {
    key: "code",
    header: "Code",
    cell: ({ code }) => (
      <TextLink to={`/order/${code}`} standalone>
        {code}
      </TextLink>
    ),
  },
  { key: "date", header: "Date", cell: ({ date }) => date },
  {
    key: "status",
    header: "État",
    cell: ({ status, done }) => <Badge tone={done ? "accent" : "neutral"}>{status}</Badge>,
  },
  { key: "total", header: "Montant total", align: "end", cell: ({ total }) => formatEuros(total) },
];

const meta = {
  title: "ui/Table",
  tags: ["stable", "since-0.1.0"],
  component: Table<Order>,
  argTypes: { level: { control: "select", options: headingLevels } },
  parameters: {
    usage: {
      when: ["Similar items compared by the same three to seven properties: orders, the day’s sales."],
      whenNot: [
        "For the properties of one item, use DefinitionList.",
        "For items chosen by their picture, use ClickableCard in Columns.",
        "For amounts that add up to a total, use PriceBreakdown.",
      ],
      accessibility: [
        "Named by its title, which is part of the outline; the first cell names its row.",
        "On a phone each row is a card that repeats its columns’ names, and table roles are kept.",
        "A table wider than its place scrolls by itself, named and reachable by keyboard; the page never scrolls sideways.",
        "Loading rows are silent and the table is busy; the caller announces what is loading.",
        "A sortable column’s name is a button; the head says how it is sorted, and a press announces the new order. On a phone a choice above the cards has all orders.",
        "A row’s checkbox is named by its row header. The one for all is mixed while some are checked; the count is announced.",
      ],
    } satisfies Usage,
  },
  args: { caption: "Mes commandes", rows: orders, rowKey: (order) => order.code, columns },
} satisfies Meta<typeof Table<Order>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On a phone each row is a card that repeats its columns' names. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole("table", { name: "Mes commandes" });
    await expect(within(table).getAllByRole("row")).toHaveLength(4);
    await expect(
      within(table)
        .getAllByRole("columnheader")
        .map(({ textContent }) => textContent),
    ).toEqual(["Code", "Date", "État", "Montant total"]);
    const row = within(table).getByRole("rowheader", { name: "9QX1" }).closest("tr") as HTMLElement;
    await expect(within(row).getAllByRole("cell").at(-1)?.textContent).toContain(formatEuros(123_450));
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "7K2M" })).toHaveFocus();
  },
};
export const Playground: Story = { args: { captionHidden: true, rows: orders.slice(0, 1) } };

/** The title is hidden visually, and keeps its place in the outline. */
export const CaptionHidden: Story = {
  args: { captionHidden: true, level: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table", { name: "Mes commandes" })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 3, name: "Mes commandes" })).toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState level={3} icon="cart" title="Aucune commande">
        Vos commandes apparaîtront ici.
      </EmptyState>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("table")).toBeNull();
    await expect(canvas.getByRole("heading", { level: 3, name: "Aucune commande" })).toBeVisible();
  },
};

/** Rows are loading: silent, and the table is busy. */
export const Loading: Story = {
  args: { rows: [], loadingRows: 3 },
  play: async ({ canvas }) => {
    const table = canvas.getByRole("table", { name: "Mes commandes" });
    await expect(table).toHaveAttribute("aria-busy", "true");
    await expect(within(table).getAllByRole("row")).toHaveLength(1);
  },
};

/** More rows are loading below those that are there. */
export const LoadingMore: Story = { args: { loadingRows: 1 } };

const wide: TableColumn<Order>[] = [
  ...columns,
  { key: "photos", header: "Photos numériques", align: "end", cell: () => "24" },
  { key: "prints", header: "Tirages sur papier", align: "end", cell: () => "3" },
  { key: "delivery", header: "Mode de livraison", cell: () => "Retrait au stand" },
  { key: "payment", header: "Moyen de paiement", cell: () => "Carte bancaire" },
];

/** Wider than its place: the table scrolls, not the page; a keyboard reaches it, a screen reader reads its name. */
export const Wide: Story = {
  args: { columns: wide },
  render: (args) => (
    <Box maxWidth="reading">
      <Table {...args} />
    </Box>
  ),
  play: async ({ canvas, userEvent }) => {
    const region = await canvas.findByRole("region", { name: "Mes commandes" });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.tab();
    await expect(region).toHaveFocus();
    region.scrollTo({ left: region.scrollWidth });
    await waitFor(() => expect(region.scrollLeft).toBeGreaterThan(0));
    region.scrollTo({ left: 0 });
  },
};

/** On a phone no row is wider than the window, and each value has its column's name before it. */
export const OnAPhone: Story = {
  globals: opensIn("phone"),
  tags: ["no-picture"],
  args: { columns: wide },
  play: async ({ canvas }) => {
    await inWindow(390, 844, async () => {
      const table = canvas.getByRole("table", { name: "Mes commandes" });
      await expect(table.getBoundingClientRect().right).toBeLessThanOrEqual(390);
      await expect(canvas.queryByRole("region")).toBeNull();
      const row = within(table).getByRole("rowheader", { name: "9QX1" }).closest("tr") as HTMLElement;
      await expect(within(row).getByText("Mode de livraison")).toBeVisible();
      await expect(within(table).getAllByRole("columnheader")).toHaveLength(wide.length);
    });
  },
};

/** Loading rows are as high as the rows that replace them. */
export const SameHeightAsRows: Story = {
  tags: ["no-picture"],
  args: { loadingRows: 1, rows: orders.slice(0, 1) },
  play: async ({ canvasElement }) => {
    const heights = () =>
      [...canvasElement.querySelectorAll("tbody tr")].map((row) => row.getBoundingClientRect().height);
    // Rows share borders: the first row has half of the head's thicker border.
    const difference = () => Math.abs((heights()[0] ?? 0) - (heights()[1] ?? 0));
    await expect(difference()).toBeLessThan(2);
    // The status is a badge, two pixels higher than a line of text.
    await inWindow(390, 844, async () => expect(difference()).toBeLessThanOrEqual(2));
  },
};

/** A table that fits is no tab stop. */
export const FitsItsPlace: Story = {
  tags: ["no-picture"],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region")).toBeNull();
  },
};

/** A value without a space breaks instead of widening its row. */
export const LongText: Story = {
  args: {
    caption: "Les commandes passées au stand du championnat régional de saut d’obstacles",
    rows: [
      {
        code: "7K2M",
        date: "Entre le 12 et le 15 juin 2026",
        status: "En attente du règlement au comptoir de notre stand",
        done: false,
        total: 12_345_678,
      },
      {
        code: "A04F",
        date: "jeanne.lefevre-de-la-rochefoucauld@championnat-regional.exemple.fr",
        status: "Livrée",
        done: true,
        total: 0,
      },
    ],
  },
};

const dated: Order[] = orders.map((order, place) => ({
  ...order,
  day: ["2026-06-15", "2026-05-02", "2025-10-11"][place] ?? "",
}));

const sortable: TableColumn<Order>[] = columns.map((column) => {
  switch (column.key) {
    case "date":
      return { ...column, compare: (one, other) => (one.day ?? "").localeCompare(other.day ?? "") };
    case "total":
      return { ...column, compare: (one, other) => one.total - other.total };
    default:
      return column;
  }
});

const ways = { ascending: "croissant", descending: "décroissant" };
const sortWords = {
  label: "Trier par",
  order: (header: string, direction: SortDirection) => `${header}, ${ways[direction]}`,
  none: "Ordre d’arrivée",
};
const sorted = { columns: sortable, rows: dated, sortWords };

const codes = (table: HTMLElement) =>
  within(table)
    .getAllByRole("rowheader")
    .map((cell) => within(cell).getByRole("link").textContent);

/** A press sorts ascending, the next one descending, a third one returns to the rows' own order. */
export const Sortable: Story = {
  tags: ["forced-colors", "dark"],
  args: { ...sorted, onSortChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const table = canvas.getByRole("table", { name: "Mes commandes" });
    const total = canvas.getByRole("columnheader", { name: "Montant total" });
    const press = () => userEvent.click(within(total).getByRole("button", { name: "Montant total" }));
    await press();
    await expect(total).toHaveAttribute("aria-sort", "ascending");
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ key: "total", direction: "ascending" });
    await expect(codes(table)).toEqual(["7K2M", "A04F", "9QX1"]);
    await press();
    await expect(total).toHaveAttribute("aria-sort", "descending");
    await expect(codes(table)).toEqual(["9QX1", "A04F", "7K2M"]);
    await expect(canvas.getByText("Montant total, décroissant", { selector: "p" })).toBeInTheDocument();
    await press();
    await expect(total).not.toHaveAttribute("aria-sort");
    await expect(args.onSortChange).toHaveBeenLastCalledWith(null);
    await expect(codes(table)).toEqual(["7K2M", "A04F", "9QX1"]);
    await userEvent.click(canvas.getByRole("button", { name: "Date" }));
    await expect(codes(table)).toEqual(["9QX1", "A04F", "7K2M"]);
    await expect(within(canvas.getByRole("columnheader", { name: "Code" })).queryByRole("button")).toBeNull();
    (document.activeElement as HTMLElement).blur();
  },
};

/** Always sorted: a press changes between both ways. By keyboard. */
export const SortedAlways: Story = {
  args: { ...sorted, clearsSort: false, defaultSort: { key: "total", direction: "descending" } },
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole("table", { name: "Mes commandes" });
    await expect(codes(table)).toEqual(["9QX1", "A04F", "7K2M"]);
    const total = canvas.getByRole("button", { name: "Montant total" });
    await userEvent.tab();
    await userEvent.tab();
    await expect(total).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(codes(table)).toEqual(["7K2M", "A04F", "9QX1"]);
    await userEvent.keyboard(" ");
    await expect(codes(table)).toEqual(["9QX1", "A04F", "7K2M"]);
    total.blur();
  },
};

/** The caller keeps the order, and brings the rows in it: a server that sorts before it cuts pages. */
export const SortedByTheCaller: Story = {
  tags: ["no-picture"],
  args: { ...sorted, columns: sortable.map((column) => ({ ...column, compare: "caller" as const })) },
  render: function Render(args) {
    const [sort, setSort] = useState<TableSort | null>(null);
    return <Table {...args} rows={sort ? dated.toReversed() : dated} sort={sort} onSortChange={setSort} />;
  },
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole("table", { name: "Mes commandes" });
    await userEvent.click(canvas.getByRole("button", { name: "État" }));
    await expect(canvas.getByRole("columnheader", { name: "État" })).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
    await expect(codes(table)).toEqual(["9QX1", "A04F", "7K2M"]);
  },
};

/** On a phone, where the head is for screen readers alone, a choice above the cards sorts. */
export const SortedOnAPhone: Story = {
  globals: opensIn("phone"),
  tags: ["no-picture"],
  args: { ...sorted, onSortChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await inWindow(390, 844, async () => {
      const table = canvas.getByRole("table", { name: "Mes commandes" });
      await expect(canvas.queryByRole("button")).toBeNull();
      const choice = canvas.getByRole("combobox", { name: "Trier par" });
      await expect(choice).toHaveDisplayValue("Ordre d’arrivée");
      await userEvent.selectOptions(choice, "Montant total, décroissant");
      await expect(codes(table)).toEqual(["9QX1", "A04F", "7K2M"]);
      await expect(args.onSortChange).toHaveBeenLastCalledWith({ key: "total", direction: "descending" });
      await expect(canvas.getByRole("columnheader", { name: "Montant total" })).toHaveAttribute(
        "aria-sort",
        "descending",
      );
      await userEvent.selectOptions(choice, "Ordre d’arrivée");
      await expect(args.onSortChange).toHaveBeenLastCalledWith(null);
    });
  },
};

const selectionWords = {
  all: "Toutes les commandes",
  count: (checked: number, rows: number) =>
    `${pluralize(checked, "commande cochée", "commandes cochées")} sur ${rows}`,
};

/** A checkbox a row, named by its row header; the one for all is mixed while some are checked. */
export const Selectable: Story = {
  tags: ["forced-colors", "dark"],
  args: { selectionWords, onSelectionChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const all = canvas.getByRole("checkbox", { name: "Toutes les commandes" });
    const count = canvas.getByRole("status");
    await userEvent.click(canvas.getByRole("checkbox", { name: "A04F" }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(["A04F"]);
    await expect(all).toBePartiallyChecked();
    await expect(count).toHaveTextContent("1 commande cochée sur 3");
    await userEvent.click(all);
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(["7K2M", "A04F", "9QX1"]);
    await expect(all).toBeChecked();
    await expect(all).not.toBePartiallyChecked();
    await userEvent.click(all);
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith([]);
    await expect(count).toHaveTextContent("0 commande cochée sur 3");
    canvas.getByRole("checkbox", { name: "7K2M" }).focus();
    await userEvent.keyboard(" ");
    await expect(count).toHaveTextContent("1 commande cochée sur 3");
    await expect(all).toBePartiallyChecked();
    (document.activeElement as HTMLElement).blur();
  },
};

/** The caller keeps the checked rows; those of other pages stay checked. */
export const SelectionControlled: Story = {
  tags: ["no-picture"],
  args: { selectionWords, selection: ["OTHER", "A04F"], onSelectionChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("1 commande cochée sur 3");
    await userEvent.click(canvas.getByRole("checkbox", { name: "9QX1" }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(["OTHER", "A04F", "9QX1"]);
    await expect(canvas.getByRole("checkbox", { name: "9QX1" })).not.toBeChecked();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Toutes les commandes" }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(["OTHER", "7K2M", "A04F", "9QX1"]);
    await expect(canvas.getByRole("checkbox", { name: "Toutes les commandes" })).toBePartiallyChecked();
  },
};

/** Sorted, checked, and more rows on their way: a checked row takes its tick along. */
export const SortableAndSelectable: Story = {
  args: { ...sorted, selectionWords, defaultSelection: ["7K2M", "9QX1"], loadingRows: 1 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Date" }));
    await expect(canvas.getByRole("checkbox", { name: "9QX1" })).toBeChecked();
    await expect(canvas.getByRole("checkbox", { name: "A04F" })).not.toBeChecked();
    (document.activeElement as HTMLElement).blur();
  },
};

/** On a phone the checkbox for all is above the cards, with words. */
export const SelectedOnAPhone: Story = {
  globals: opensIn("small"),
  tags: ["no-picture"],
  args: { ...sorted, selectionWords, defaultSelection: ["A04F"] },
  play: async ({ canvas, userEvent }) => {
    await inWindow(320, 640, async () => {
      const all = canvas.getByRole("checkbox", { name: "Toutes les commandes" });
      await expect(all).toBePartiallyChecked();
      await userEvent.click(canvas.getByText("Toutes les commandes", { selector: "label > span" }));
      await expect(all).toBeChecked();
      await expect(canvas.getByRole("status")).toHaveTextContent("3 commandes cochées sur 3");
      const title = canvas.getByRole("rowheader", { name: "9QX1" }).getBoundingClientRect();
      const tick = canvas.getByRole("checkbox", { name: "9QX1" }).getBoundingClientRect();
      await expect(tick.right).toBeLessThanOrEqual(title.left);
      await expect(Math.abs(tick.top + tick.bottom - title.top - title.bottom)).toBeLessThan(8);
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    });
  },
};

/** At 320 px: a card's title beside its checkbox, orders in a choice. */
export const SelectableNarrow: Story = {
  args: {
    ...sorted,
    caption: "Les commandes passées au stand du championnat régional de saut d’obstacles",
    selectionWords: {
      ...selectionWords,
      all: "Toutes les commandes du championnat régional de saut d’obstacles",
    },
    defaultSelection: ["7K2M"],
    defaultSort: { key: "total", direction: "descending" },
  },
  decorators: [narrow],
};
