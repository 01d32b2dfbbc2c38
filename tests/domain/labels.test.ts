import { expect, test } from "vitest";
import { maskEmail } from "../../src/domain/customers/maskEmail.ts";
import { orderCode } from "../../src/domain/orders/orderCode.ts";
import {
  isPaidOrLater,
  type OrderStatus,
  orderStatuses,
  orderStatusLabel,
} from "../../src/domain/orders/orderStatus.ts";
import { formatLabel, pictureFormats } from "../../src/domain/products/pictureFormat.ts";

test("each status has the customer's words of the specification", () => {
  const words: Record<string, OrderStatus[]> = {
    "À terminer": ["uncomplete"],
    Annulée: ["withdrawn", "canceled"],
    "Paiement en cours": ["paying"],
    Remise: ["localDelivered"],
    Expédiée: ["delivered", "ended"],
  };
  const special = Object.entries(words).flatMap(([label, statuses]) =>
    statuses.map((status) => [status, label] as const),
  );
  const labelled = new Map<string, string | null>([...special, ["saved", null]]);
  for (const status of orderStatuses) {
    expect(orderStatusLabel(status), status).toBe(
      labelled.has(status) ? labelled.get(status) : "Préparation en cours",
    );
  }
  expect(orderStatuses).toHaveLength(23);
});

test("paid or later: paid through delivered, without numericToSend", () => {
  const not = orderStatuses.filter((status) => !isPaidOrLater(status));
  expect(not).toEqual([
    "uncomplete",
    "saved",
    "withdrawn",
    "finalized",
    "paying",
    "canceled",
    "numericToSend",
  ]);
});

test("formats are labelled as the specification lists them", () => {
  expect(pictureFormats.map(formatLabel)).toEqual([
    "15x22",
    "20x30",
    "30x45",
    "40x60",
    "60x90",
    "70x105",
    "105x157",
    "1350x900 (réseaux sociaux)",
    "2700x1800 (impression 20x30)",
    "4050x2700 (impression 30x40)",
  ]);
});

test("an order's code is its uuid's first four characters in capitals", () => {
  expect(orderCode("3a51bcdb-2f1c-4a44-8553-765dfc4a5c71")).toBe("3A51");
});

test.each([
  ["zoe@example.fr", "z•••@example.fr"],
  ["z@example.fr", "z•••@example.fr"],
  ['"a@b"@example.fr', '"•••@example.fr'],
  ["@example.fr", "•••"],
  ["nothing", "•••"],
  ["", "•••"],
])("%s is masked as %s", (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
