import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { formatEuros } from "../../src/domain/money.ts";
import { Badge, Table, TextLink } from "../../src/ui/index.ts";

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

const meta = {
  title: "ui/Table",
  component: Table<Order>,
  args: {
    caption: "Mes commandes",
    rows: orders,
    rowKey: (order) => order.code,
    columns: [
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
    ],
  },
} satisfies Meta<typeof Table<Order>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On a phone each row is a card that repeats its columns' names. */
export const Default: Story = {
  tags: ["phone", "stand"],
  play: async ({ canvas }) => {
    const table = canvas.getByRole("table", { name: "Mes commandes" });
    await expect(within(table).getAllByRole("row")).toHaveLength(4);
    await expect(within(table).getByRole("rowheader", { name: "9QX1" })).toBeVisible();
  },
};
export const Playground: Story = { args: { captionHidden: true, rows: orders.slice(0, 1) } };
