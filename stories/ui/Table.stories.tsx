import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { formatEuros } from "../../src/domain/money/money.ts";
import {
  Badge,
  Box,
  EmptyState,
  headingLevels,
  Table,
  type TableColumn,
  TextLink,
} from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";
import { inWindow, opensIn } from "../support/window.ts";

interface Order {
  code: string;
  date: string;
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
