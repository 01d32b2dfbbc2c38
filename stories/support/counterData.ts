import { contract } from "../../src/api/contract/contract.ts";
import type { CounterOrder, CounterOrderWhole, CounterSales } from "../../src/api/contract/counterCalls.ts";
import { answering } from "./calls.ts";

/** A stand's day as the server would return it. */

export const counterOrder: CounterOrder = {
  uuid: "4f7c0000-0000-4000-8000-000000000001",
  code: "4F7C",
  status: "finalized",
  placedAt: "2026-05-16T08:24:00.000Z",
  paidAt: null,
  paymentMethod: null,
  lastName: "Lefèvre-Noël",
  email: "camille@example.fr",
  phone: null,
  totalPrice: 4320,
  itemCount: 3,
  hasPaper: true,
  hasFiles: true,
  actions: ["pay"],
};

export const counterOrders: CounterOrder[] = [
  counterOrder,
  {
    ...counterOrder,
    uuid: "09b10000-0000-4000-8000-000000000002",
    code: "09B1",
    status: "paid",
    paidAt: "2026-05-16T08:10:00.000Z",
    paymentMethod: "cash",
    lastName: "D'Aubigné",
    totalPrice: 1500,
    itemCount: 1,
    actions: ["handOver"],
  },
  {
    ...counterOrder,
    uuid: "c0de0000-0000-4000-8000-000000000003",
    code: "C0DE",
    status: "localDelivered",
    paidAt: "2026-05-16T07:40:00.000Z",
    paymentMethod: "card",
    lastName: null,
    totalPrice: 123450,
    itemCount: 1,
    actions: [],
  },
];

const line = {
  kind: "item" as const,
  pictures: [],
  pictureCount: 1,
};

export const counterWhole: CounterOrderWhole = {
  ...counterOrder,
  lines: [
    {
      ...line,
      uuid: "11110000-0000-4000-8000-000000000001",
      quantity: 2,
      label: "Tirage photo",
      details: ["20x30\u00a0cm", "Option mat"],
      price: 3600,
    },
    {
      ...line,
      uuid: "11110000-0000-4000-8000-000000000002",
      quantity: 1,
      label: "Pack 3 fichiers",
      details: ["1350x900 (réseaux sociaux)"],
      price: 1200,
      pictureCount: 3,
    },
    {
      ...line,
      uuid: "11110000-0000-4000-8000-000000000003",
      kind: "discount",
      quantity: 1,
      label: "Remise de 10\u00a0%",
      details: [],
      price: -480,
      pictureCount: 0,
    },
  ],
  steps: [
    { at: "2026-05-16T08:20:00.000Z", status: "uncomplete" },
    { at: "2026-05-16T08:24:00.000Z", status: "finalized" },
  ],
};

/** The same order, paid in cash. */
export const paidWhole: CounterOrderWhole = {
  ...counterWhole,
  status: "paid",
  paidAt: "2026-05-16T08:30:00.000Z",
  paymentMethod: "cash",
  actions: ["handOver"],
};

const sold: Record<number, [number, number]> = {
  9: [2, 124950],
  10: [4, 9600],
  11: [7, 18200],
  14: [3, 6100],
};
/** A weekend, and this one; nothing in between. */
const soldOn: Record<number, { orderCount: number; totalPrice: number }> = {
  0: { orderCount: 22, totalPrice: 74300 },
  6: { orderCount: 11, totalPrice: 98000 },
  7: { orderCount: 31, totalPrice: 121650 },
  13: { orderCount: 16, totalPrice: 158850 },
};
export const counterSales: CounterSales = {
  day: "2026-05-16",
  orderCount: 16,
  totalPrice: 158850,
  discounts: -1800,
  shipping: 0,
  refunded: 0,
  byHour: Array.from({ length: 24 }, (_, hour) => {
    const [orderCount, totalPrice] = sold[hour] ?? [0, 0];
    return { hour, orderCount, totalPrice };
  }),
  byProduct: [
    { label: "Tirage photo", quantity: 18, totalPrice: 142650 },
    { label: "Fichier numérique", quantity: 3, totalPrice: 18000 },
  ],
  byMethod: [
    { method: "card", orderCount: 9, totalPrice: 139050 },
    { method: "cash", orderCount: 7, totalPrice: 19800 },
  ],
  byDay: Array.from({ length: 14 }, (_, place) => ({
    day: `2026-05-${String(place + 3).padStart(2, "0")}`,
    ...(soldOn[place] ?? { orderCount: 0, totalPrice: 0 }),
  })),
};

export const openCounter = answering(contract.counter.readCounterState, {
  openedBy: ["code", "password"],
  isOpen: true,
  scopes: ["orders", "counter", "sales"],
  closesAt: "2026-05-16T19:00:00.000Z",
});
export const counterCalls = [
  openCounter,
  answering(contract.counter.listCounterOrders, counterOrders),
  answering(contract.counter.readCounterOrder, counterWhole),
  answering(contract.counter.readSales, counterSales),
];
