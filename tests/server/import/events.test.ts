import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { commandLine } from "../../../server/core/author.ts";
import { CliError } from "../../../server/core/cliError.ts";
import { createEvent, type NewEvent } from "../../../server/import/createEvent.ts";
import { eventCode, findEvent, likeness, unknownEventLine } from "../../../server/import/findEvent.ts";
import { type ImportPlace, openImportPlace } from "./importPlace.ts";

let place: ImportPlace;
beforeAll(async () => {
  place = await openImportPlace();
});
afterAll(() => place.stop());

const now = new Date("2026-12-31T23:30:00Z");
const create = (event: Partial<NewEvent> & { label: string }) =>
  createEvent(
    commandLine(place.db),
    { category: "Equestre", year: 2026, timeZone: "Europe/Paris", pricing: null, ...event },
    now,
  );
const refusal = (event: Partial<NewEvent> & { label: string }) => create(event).then(() => null, String);

describe("createEvent", () => {
  it("brings a pricing into a shop that has none, and then keeps to the category's", async () => {
    const first = await create({ label: "Jumping de Tréguier" });
    const pricings = await place.db.selectFrom("pricing").select(["id", "label"]).execute();
    expect(pricings).toEqual([{ id: first.pricingId, label: "Equestre" }]);

    const other = await place.db
      .insertInto("pricing")
      .values({ label: "Automobile" })
      .returning("id")
      .executeTakeFirstOrThrow();
    expect(await refusal({ label: "Rallye sans tarif", category: "Automobile" })).toContain(
      `Il faut choisir le tarif des photos de l’événement (--pricing) : ${first.pricingId} « Equestre », ${other.id} « Automobile ».`,
    );
    expect(
      await create({ label: "Rallye A", category: "Automobile", pricing: String(other.id) }),
    ).toMatchObject({
      pricingId: other.id,
    });
    expect(await create({ label: "Rallye B", category: "Automobile" })).toMatchObject({
      pricingId: other.id,
    });
    expect(await create({ label: "Jumping B", category: "equestre" })).toMatchObject({
      pricingId: first.pricingId,
    });
    expect(await create({ label: "Rallye C", pricing: "AUTOMOBILE" })).toMatchObject({ pricingId: other.id });
  });

  it("takes the year that it is in the event's zone", async () => {
    expect(await create({ label: "Réveillon", year: null })).toMatchObject({ year: 2027 });
    expect(await create({ label: "Réveillon", year: null, timeZone: "America/Martinique" })).toMatchObject({
      year: 2026,
    });
  });

  it.each([
    [{ label: "***" }, "« *** » ne peut pas nommer un événement : ni lettre ni chiffre."],
    [{ label: "x".repeat(101) }, "Le nom d’un événement a 100 caractères au plus."],
    [
      { label: "X", timeZone: "Paris" },
      "« Paris » n’est pas un fuseau horaire : en écrire un comme Europe/Paris.",
    ],
    [
      { label: "X", category: "Chasse" },
      "« Chasse » n’est pas une catégorie : equestre, Equestre, Automobile, Marathon, Autre.",
    ],
    [{ label: "X", pricing: "Or" }, "Il n’y a pas de tarif « Or ». Tarifs : "],
    [{ label: "JUMPING de Treguier" }, "Il y a déjà un événement « JUMPING de Treguier » de cette année."],
  ])("refuses %j", async (event, line) => {
    await expect(create(event)).rejects.toBeInstanceOf(CliError);
    expect(await refusal(event)).toContain(line);
  });
});

describe("findEvent", () => {
  it("finds an event by its name, whatever its case and accents, by its uuid and its code", async () => {
    const { uuid } = await create({
      label: "Marathon de l'Île d'Œuf",
      category: "Marathon",
      pricing: "Equestre",
    });
    for (const text of ["marathon de l ile d oeuf", "MARATHON DE L’ÎLE D’ŒUF", uuid, eventCode(uuid)]) {
      expect(await findEvent(place.db, text, null)).toMatchObject({ uuid });
    }
    expect(await findEvent(place.db, "Marathon de l'Île", null)).toBeNull();
    expect(await findEvent(place.db, "Marathon de l'Île d'Œuf", 2025)).toBeNull();
  });

  it("asks for the year where there are several", async () => {
    await create({ label: "Foulées", pricing: "Equestre", year: 2025 });
    const { uuid } = await create({ label: "Foulées", pricing: "Equestre", year: 2026 });
    await expect(findEvent(place.db, "foulees", null)).rejects.toThrow(
      "Plusieurs événements s’appellent « foulees » : préciser lequel par --year (2025, 2026).",
    );
    expect(await findEvent(place.db, "foulees", 2026)).toMatchObject({ uuid });
  });

  it("names nothing near a name that is like no other", async () => {
    expect(await unknownEventLine(place.db, "Qwxz")).toBe(
      "Il n’y a pas d’événement « Qwxz ». Avec --create, il est créé.",
    );
    expect(await unknownEventLine(place.db, "Jumping de Treguié")).toContain(
      "Noms proches : « Jumping de Tréguier » (2026)",
    );
  });
});

describe("likeness", () => {
  it("is 1 for the same name, 0 for nothing in common, the same both ways", () => {
    expect(likeness("Jumping de Saint-Lô", "jumping de saint lo")).toBe(1);
    expect(likeness("abc", "xyz")).toBe(0);
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        const value = likeness(one, other);
        expect(value).toBe(likeness(other, one));
        expect(value >= 0 && value <= 1).toBe(true);
      }),
    );
  });
});
