import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Stock, stockShop } from "../catalogue/stockShop.ts";
import { writePhotograph } from "../support/photographs.ts";
import { startTestShop, type TestShop } from "../support/testShop.ts";
import { callDossard } from "./callDossard.ts";
import { shopSettings } from "./runDossard.ts";

let shop: TestShop;
let stock: Stock;
let folder: string;
beforeAll(async () => {
  shop = await startTestShop();
  stock = await stockShop(shop);
  folder = await mkdtemp(join(tmpdir(), "dossard-events-"));
});
afterAll(async () => {
  await shop?.stop();
  await rm(folder, { recursive: true, force: true });
});
const dossard = (...args: string[]) =>
  callDossard(args, shopSettings(shop.connectionString, shop.services.settings.dataDir));
const edit = (...args: string[]) => dossard("events", "edit", ...args);
const rally = () =>
  shop.services.db
    .selectFrom("event")
    .select(["start", "end", "isVisible", "isDisplaySelected", "hasClickAndCollect"])
    .where("uuid", "=", stock.events.rally)
    .executeTakeFirstOrThrow();

describe("dossard events edit", () => {
  it("sets whole days as they are counted in France, in summer and in winter", async () => {
    const { code, stdout } = await edit("rallye des monts", "--start", "2026-03-28", "--end", "29/03/2026");
    expect([code, stdout]).toEqual([
      0,
      "Rallye des Monts (2026) : du 2026-03-28 00:00 au 2026-03-29 23:59, visible\n",
    ]);
    expect(await rally()).toMatchObject({
      start: "2026-03-27T23:00:00.000Z",
      end: "2026-03-29T21:59:59.000Z",
    });
  });

  it("takes an hour too, and changes nothing but what it is given", async () => {
    await edit("rallye des monts", "--start", "2026-06-01", "--end", "2026-06-03");
    const before = await rally();
    expect((await edit("rallye-des-monts", "--end", "3/6/26 18h30")).stdout).toContain(
      "du 2026-06-01 00:00 au 2026-06-03 18:30, visible",
    );
    const after = { ...before, end: "2026-06-03T16:30:00.000Z" };
    expect(await rally()).toEqual(after);
    const audited = await shop.services.db
      .selectFrom("auditEntry")
      .select(["verb", "subject", "before", "after"])
      .orderBy("id", "desc")
      .executeTakeFirst();
    const subject = `event ${stock.events.rally}`;
    expect(audited).toMatchObject({ verb: "events edit", subject, before, after });
  });

  it("turns Click&Collect, visibility and display on and off, however often", async () => {
    for (const _ of [1, 2]) {
      await edit(stock.events.rally, "--click-and-collect", "--hide", "--display");
      expect(await rally()).toMatchObject({
        hasClickAndCollect: true,
        isVisible: false,
        isDisplaySelected: true,
      });
    }
    await edit(stock.events.rally.slice(0, 8), "--no-click-and-collect", "--show", "--no-display");
    expect(await rally()).toMatchObject({
      hasClickAndCollect: false,
      isVisible: true,
      isDisplaySelected: false,
    });
  });

  it("says why Click&Collect is still offered to nobody", async () => {
    const past = ["--start", "2001-06-01", "--end", "2001-06-02"];
    expect((await edit("rallye des monts", "--click-and-collect", ...past)).stdout.split("\n")).toEqual([
      "Rallye des Monts (2026) : du 2001-06-01 00:00 au 2001-06-02 23:59, visible, Click & Collect",
      "Personne ne peut choisir son stand : l’événement est terminé (--end).",
      "",
    ]);
    expect((await edit("rallye des monts", "--end", "2099-06-02", "--hide")).stdout).toContain(
      "Personne ne peut choisir son stand : l’événement est masqué (--show).",
    );
    expect((await edit("rallye des monts", "--show")).stdout).not.toContain("Personne");
    const events = await shop.newVisitor().get<{ label: string }[]>("/api/anonymous/events");
    expect(events.body.find(({ label }) => label === "Rallye des Monts")).toMatchObject({
      hasClickAndCollect: true,
      end: "2099-06-02T21:59:59.000Z",
    });
  });

  it.each([
    [["Qwxz", "--show"], "Il n’y a pas d’événement « Qwxz »."],
    [
      ["rallye des mont", "--show"],
      "Il n’y a pas d’événement « rallye des mont ». Noms proches : « Rallye des Monts » (2026).",
    ],
    [
      ["rallye des monts"],
      "Que faut-il modifier : --label, --category, --in-year, --pricing, --start, --end, --click-and-collect, --show, --hide ou --display ?",
    ],
    [
      ["rallye des monts", "--start", "demain"],
      "« demain » n’est pas un jour : écrire 2026-05-01 ou 01/05/2026, avec une heure ou non.",
    ],
    [
      ["rallye des monts", "--end", "31/02/2026"],
      "« 31/02/2026 » n’est pas un jour : écrire 2026-05-01 ou 01/05/2026, avec une heure ou non.",
    ],
    [["rallye des monts", "--end", "2026-05-01 25:00"], "« 2026-05-01 25:00 » n’est pas un jour"],
    [["rallye des monts", "--end", "18:00"], "« 18:00 » n’est pas un jour"],
    [["rallye des monts", "--end", "2101-01-01"], "Une année va de 1970 à 2100 : pas 2101."],
    [
      ["rallye des monts", "--start", "2026-06-03", "--end", "2026-06-02"],
      "L’événement finirait (2026-06-02 23:59) avant son début (2026-06-03 00:00).",
    ],
    [
      ["rallye des monts", "--end", "2026-05-01"],
      "L’événement finirait (2026-05-01 23:59) avant son début (2026-06-01 10:00).",
    ],
    [
      ["rallye des monts", "--start", "2026-06-02 10:00", "--end", "2026-06-02 10:00"],
      "L’événement finirait (2026-06-02 10:00) avant",
    ],
  ])("%j is refused with one line, and nothing is changed", async (args, line) => {
    await edit("rallye des monts", "--start", "2026-06-01 10:00", "--end", "2026-06-02");
    const before = await rally();
    const { code, stdout, stderr } = await edit(...args);
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr.trimEnd()).not.toContain("\n");
    expect(stderr).toContain(line);
    expect(await rally()).toEqual(before);
  });

  it("asks for the year where several events have the name", async () => {
    await dossard("events", "create", "Rosières", "--category", "Equestre", "--year", "2027");
    expect((await edit("rosières", "--hide")).stderr).toContain("préciser lequel par --year (2026, 2027)");
    expect((await edit("rosières", "--year", "2027", "--hide")).stdout).toMatch(
      /^Rosières \(2027\) : .* masqué\n$/,
    );
  });

  it("sets days that no picture changes, whatever a camera's clock says", async () => {
    await dossard("events", "create", "CSO de Lessay", "--category", "Equestre", "--pricing", "Équestre");
    const dates = async () =>
      shop.services.db
        .selectFrom("event")
        .select(["start", "end", "totalPictureCount"])
        .where("labelSlug", "=", "cso-de-lessay")
        .executeTakeFirstOrThrow();
    // One day is enough for an event without dates.
    expect((await edit("cso de lessay", "--start", "2026-05-02")).stdout).toContain(
      "du 2026-05-02 00:00 au 2026-05-02 23:59",
    );
    await edit("cso de lessay", "--end", "2026-05-03");
    const set = await dates();
    await writePhotograph(join(folder, "CSO/IMG_1.jpg"), { seed: 1, takenAt: "2015:01:01 00:00:00" });
    await writePhotograph(join(folder, "CSO/IMG_2.jpg"), { seed: 2, takenAt: "2026:05:02 12:00:00" });
    expect((await dossard("import", join(folder, "CSO"), "--event", "cso de lessay")).code).toBe(0);
    expect(await dates()).toEqual({ ...set, totalPictureCount: 2 });
  });
});

describe("dossard events", () => {
  it("shows days, what is visible and displayed, and which have a stand", async () => {
    await edit(
      "rallye des monts",
      "--start",
      "2026-06-01",
      "--end",
      "2026-06-03",
      "--click-and-collect",
      "--hide",
    );
    await edit(stock.events.rosieres, "--display");
    const { stdout } = await dossard("events");
    expect(stdout).toMatch(/^CODE +ÉVÉNEMENT +ANNÉE +DU +AU +PHOTOS +VISIBLE +AFFICHÉ +CLICK & COLLECT\n/);
    expect(stdout).toMatch(/Rallye des Monts +2026 +2026-06-01 +2026-06-03 +0 +non +oui\n/);
    expect(stdout).toMatch(/Rosières +2026 +2026-05-01 +2026-05-02 +0 +oui +oui\n/);
  });
});

describe("dossard events hide, show and stand", () => {
  const flags = async () => {
    const rows = await shop.services.db
      .selectFrom("event")
      .select(["uuid", "isVisible", "isDisplaySelected"])
      .execute();
    return Object.fromEntries(rows.map(({ uuid, ...row }) => [uuid, row]));
  };
  const inMode = (mode: string, ...args: string[]) =>
    callDossard(["events", ...args], {
      ...shopSettings(shop.connectionString, shop.services.settings.dataDir),
      EVENTS_DISPLAY_MODE: mode,
    });

  it("hides and shows one", async () => {
    expect((await dossard("events", "hide", stock.events.rosieres)).stdout).toContain("masqué");
    expect((await flags())[stock.events.rosieres]?.isVisible).toBe(false);
    expect((await dossard("events", "show", "Rosières", "--year", "2026")).stdout).toContain("visible");
    expect((await flags())[stock.events.rosieres]?.isVisible).toBe(true);
    expect((await dossard("events", "hide", "Nulle part")).code).toBe(1);
  });

  it("makes one the stand's, beside the others or alone as the mode shows them", async () => {
    await edit(stock.events.rosieres, "--display");
    expect((await inMode("select", "stand", "Rallye des Monts")).stdout).toBe(
      "Événement de ce stand : Rallye des Monts (2026)\nRetirés de l’affichage : Rosières\n",
    );
    expect(await flags()).toMatchObject({
      [stock.events.rally]: { isVisible: true, isDisplaySelected: true },
      [stock.events.rosieres]: { isVisible: true, isDisplaySelected: false },
    });
    await inMode("single", "stand", stock.events.rosieres);
    expect(Object.values(await flags()).filter(({ isVisible }) => isVisible)).toHaveLength(1);
    const again = await inMode("single", "stand", stock.events.rosieres);
    expect(again.stdout).toBe("Événement de ce stand : Rosières (2026)\n");
    expect((await inMode("all", "stand", stock.events.rosieres)).stdout).toContain(
      "EVENTS_DISPLAY_MODE=all montre encore",
    );
    await dossard("events", "show", "Rallye des Monts");
    const listed = JSON.parse((await dossard("events", "--json")).stdout) as { uuid: string }[];
    expect(listed.map(({ uuid }) => uuid)).toContain(stock.events.rally);
  });

  it("renames an event; the name of another of the year is refused", async () => {
    expect((await edit(stock.events.rosieres, "--label", "Rallye des Monts")).stderr).toBe(
      "Il y a déjà un événement « Rallye des Monts » de 2026.\n",
    );
    expect((await edit(stock.events.rosieres, "--category", "Voile")).stderr).toContain(
      "n’est pas une catégorie",
    );
    expect((await edit(stock.events.rosieres, "--pricing", "Nautique")).stderr).toContain(
      "pas de tarif « Nautique »",
    );
    expect((await edit(stock.events.rosieres, "--label", "Les Rosières")).code).toBe(0);
    expect((await edit("les rosieres", "--label", "Rosières", "--year", "2026")).code).toBe(0);
  });
});

describe("dossard contests", () => {
  const contests = (...args: string[]) => dossard("contests", ...args);

  it("creates one, which an import of a folder of that name then fills", async () => {
    expect((await contests("create", stock.events.rosieres, "Remise des prix")).stdout).toMatch(
      /^Remise des prix {2}[0-9a-f-]{36}\n$/,
    );
    expect((await contests("create", stock.events.rosieres, "remise des PRIX")).stderr).toContain(
      "a déjà une épreuve",
    );
    await writePhotograph(join(folder, "card", "REMISE DES PRIX", "IMG_50.jpg"), {
      takenAt: "2026:05:02 18:00:00",
    });
    expect(
      (await dossard("import", join(folder, "card"), "--event", stock.events.rosieres)).stdout,
    ).toContain("Importées : 1");
    const rows = JSON.parse((await contests(stock.events.rosieres, "--json")).stdout) as object[];
    expect(rows).toContainEqual(
      expect.objectContaining({
        label: "Remise des prix",
        totalPictureCount: 1,
        start: "2026-05-02T16:00:00.000Z",
      }),
    );
  });
  const seen = async () => {
    const path = `/api/anonymous/contests?eventUuid=${stock.events.rally}`;
    const { body } = await shop.newVisitor().get<{ uuid: string; label: string }[]>(path);
    return body.map(({ label }) => label);
  };

  it("renames, hides and shows one, and an import still finds it by its folder", async () => {
    await edit(stock.events.rally, "--show");
    const [before = ""] = await seen();
    const renamed = await contests("edit", "Rallye des Monts", before.toUpperCase(), "--label", "Spéciale 9");
    expect([renamed.code, renamed.stdout]).toEqual([0, "Spéciale 9 : visible\n"]);
    expect(await seen()).toContain("Spéciale 9");
    expect((await contests("Rallye des Monts")).stdout).toMatch(/^ÉPREUVE .*\n(.*\n)*Spéciale 9 .* oui /);
    // By its first name, as an import does.
    await contests("edit", stock.events.rally, before, "--hide");
    expect(await seen()).not.toContain("Spéciale 9");
    const listed = JSON.parse((await contests(stock.events.rally, "--json")).stdout);
    expect(listed).toContainEqual(expect.objectContaining({ label: "Spéciale 9", isVisible: false }));
    await contests("edit", "Rallye des Monts", "spéciale 9", "--show", "--label", before, "--year", "2026");
    expect(await seen()).toContain(before);
  });

  it("refuses an unknown contest with those of the event, and a change of nothing", async () => {
    const unknown = await contests("edit", stock.events.rally, "Nulle part", "--hide");
    expect([unknown.code, unknown.stdout]).toEqual([1, ""]);
    expect(unknown.stderr).toContain("L’événement n’a pas d’épreuve « Nulle part ». Ses épreuves : « ");
    expect((await contests("edit", stock.events.rally, "x")).stderr).toContain("Que faut-il modifier");
    expect((await contests("edit", stock.events.rally, "x", "--label", " ")).code).toBe(1);
  });
});
