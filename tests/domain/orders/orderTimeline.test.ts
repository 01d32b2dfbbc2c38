import { describe, expect, test } from "vitest";
import { orderStatuses } from "../../../src/domain/orders/orderStatus.ts";
import { orderTimeline } from "../../../src/domain/orders/orderTimeline.ts";

const noFiles = { downloadMailedAt: null, downloadedAt: null };
const at = (minute: number) => `2026-05-16T10:${String(minute).padStart(2, "0")}:00.000Z`;
const told = (...statuses: (typeof orderStatuses)[number][]) =>
  orderTimeline(
    statuses.map((status, minute) => ({ at: at(minute), status })),
    noFiles,
  ).map(({ words }) => words);

describe("an order's life", () => {
  test("at the stand", () => {
    expect(told("uncomplete", "finalized", "paid", "localDelivered")).toEqual([
      "Commande créée",
      "Commande enregistrée au stand",
      "Paiement reçu",
      "Commande remise au stand",
    ]);
  });

  test("with a payment that did not end, and a cart put aside", () => {
    expect(told("uncomplete", "saved", "uncomplete", "paying", "uncomplete", "paying", "paid")).toEqual([
      "Commande créée",
      "Panier mis de côté",
      "Panier récupéré",
      "Paiement commencé",
      "Paiement interrompu",
      "Paiement commencé",
      "Paiement reçu",
    ]);
  });

  test("says once what two statuses have in common", () => {
    expect(told("numericCompiled", "numericZipped", "numericSent")).toEqual([
      "Fichiers rassemblés",
      "Fichiers envoyés",
    ]);
  });

  test("has words for every status", () => {
    for (const status of orderStatuses) expect(told(status)[0]).toMatch(/^\p{Lu}\p{L}/u);
  });
});

test("what became of the files stands where it belongs", () => {
  const steps = [
    { at: at(0), status: "uncomplete" as const },
    { at: at(5), status: "paid" as const },
    { at: at(20), status: "ended" as const },
  ];
  expect(orderTimeline(steps, { downloadMailedAt: at(10), downloadedAt: at(15) })).toEqual([
    { at: at(0), words: "Commande créée" },
    { at: at(5), words: "Paiement reçu" },
    { at: at(10), words: "Lien vers vos fichiers envoyé par e-mail" },
    { at: at(15), words: "Fichiers téléchargés" },
    { at: at(20), words: "Commande terminée" },
  ]);
});
