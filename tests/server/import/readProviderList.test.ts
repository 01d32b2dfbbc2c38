import { describe, expect, it, test } from "vitest";
import { listedDay, readProviderList } from "../../../server/import/readProviderList.ts";

const read = (text: string) => readProviderList(Buffer.from(text));

describe("a card provider's list", () => {
  test.each([
    ["TransID;Amount\nT1;15,00\n", { transId: "T1", payId: "", amount: 1500, status: "paid" }],
    [
      'Date,Pay ID,Amount,Status\n2026-05-01,P1,"1,234.50",OK\n',
      { payId: "P1", amount: 123_450, date: "2026-05-01" },
    ],
    ["Référence\tMontant\tStatut\nABC\t1 234,5 €\tPayé\n", { refNr: "ABC", amount: 123_450, status: "paid" }],
    ["transaction id;montant en centimes\nT1;1500", { amount: 1500 }],
    ["TransID;Montant\nT1;EUR 15", { amount: 1500 }],
    ["TransID;Montant\nT1;1.500,00", { amount: 150_000 }],
    ["TransID;Montant;Statut\nT1;-15,00;OK", { amount: 1500, status: "refund" }],
    ["TransID;Montant;Statut\nT1;15,00;Remboursé", { status: "refund" }],
    ["TransID;Montant;Statut\nT1;15,00;FAILED", { status: "unpaid" }],
    ["TransID;Montant;Statut\nT1;15,00;Non payé", { status: "unpaid" }],
    ["TransID;Montant;Statut\nT1;15,00;En attente", { status: "unpaid" }],
    ["TransID;Montant;Statut\nT1;15,00;Autorisée", { status: "paid" }],
    ["TransID;Montant;Statut\nT1;15,00;42", { status: "unclear" }],
  ])("%j", (text, expected) => {
    expect(read(text)).toEqual([expect.objectContaining(expected)]);
  });

  test.each([
    ["", "ligne 1 : la liste est vide"],
    ["TransID;Nom\nT1;Zoé", "ligne 1 : aucune colonne ne donne le montant (« Amount », « Montant »)"],
    [
      "Montant;Nom\n1;Zoé",
      "ligne 1 : aucune colonne ne nomme le paiement (« TransID », « PayID », « Référence »)",
    ],
    ["TransID;Trans ID;Montant\n1;1;1", "ligne 1 : deux colonnes pour la même chose (« Trans ID »)"],
    ["TransID;Montant\nT1;15,00\nT2;quinze", "ligne 3 : « quinze » n’est pas un montant"],
    ["TransID;Montant\nT1;15,0001", "ligne 2 : « 15,0001 » n’est pas un montant"],
    ["TransID;Montant\n;15,00", "ligne 2 : aucun paiement n’y est nommé"],
  ])("%j is refused", (text, line) => {
    expect(() => read(text)).toThrow(line);
  });

  it("writes days as lists do", () => {
    expect(
      ["2026-05-01", "2026-05-01T10:00:00Z", "01/05/2026 10:00", "1.5.2026", "20260501", "mai"].map(
        listedDay,
      ),
    ).toEqual(["2026-05-01", "2026-05-01", "2026-05-01", "2026-05-01", "2026-05-01", null]);
  });
});
