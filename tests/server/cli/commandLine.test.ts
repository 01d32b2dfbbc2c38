import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seedDemo } from "../../../demo/seed.ts";
import type { Db } from "../../../server/db/database.ts";
import { openDatabase } from "../../../server/db/openDatabase.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { writePhotograph } from "../support/photographs.ts";
import { callDossard } from "./callDossard.ts";
import { runDossard, shopSettings } from "./runDossard.ts";

let database: TestDatabase;
let db: Db;
let top: string;
let settings: Record<string, string | undefined>;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.connectionString);
  top = await mkdtemp(join(tmpdir(), "dossard-cli-"));
  settings = shopSettings(database.connectionString, join(top, "data"));
  await seedDemo({ db, now: () => new Date("2026-09-12T16:00:00Z") }, { pictures: 300 });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
  await rm(top, { recursive: true, force: true });
});

const run = (...args: string[]) => callDossard(args, settings);

/** Checks what all refusals share: exit code 1, empty standard output, one line without a stack. Returns the line. */
async function refusal(...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await run(...args);
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  expect(stderr.trimEnd().split("\n")).toHaveLength(1);
  return stderr.trimEnd();
}

describe("dossard import", () => {
  it("takes a folder with its start list into a new event, and reports", async () => {
    const folder = join(top, "carte");
    for (let number = 1; number <= 4; number++) {
      await writePhotograph(join(folder, `Grand Prix 1,35 m/IMG_${number}.JPG`), { seed: number });
    }
    await writeFile(join(folder, "Grand Prix 1,35 m/vide.jpg"), "");
    await writeFile(
      join(folder, "départ.csv"),
      "dossard;cavalier;de;à\n12;Éric Lefèvre;IMG_1;IMG_3\n13;X;IMG_8;IMG_9",
    );
    const call = ["import", folder, "--event", "CSO d'Étretat", "--create", "--pricing", "équestre"];

    const withList = [...call, "--start-list", join(folder, "départ.csv")];
    const first = await runDossard(withList, settings);
    expect(first).toMatchObject({ code: 0, stderr: "" });
    expect(first.stdout.replace(/Durée : .*/, "Durée")).toBe(
      [
        "CSO d'Étretat (2026)",
        "Épreuve « Grand Prix 1,35 m » : 4 importées, 0 déjà là",
        "Importées : 4",
        "Déjà là : 0",
        "Refusés : 1",
        "  Grand Prix 1,35 m/vide.jpg : un fichier vide",
        "Durée",
        "Liste de départ : 2 lignes, 3 photos nommées, 6 nouveaux noms",
        "Lignes en attente de leurs photos : 1",
        "  ligne 3 : pas de photo de IMG_8 à IMG_9",
        "",
      ].join("\n"),
    );

    const again = await run(...withList);
    expect(again.stdout).toContain("Importées : 0\nDéjà là : 4\nRefusés : 1\n");
    expect(again.stdout).toContain("3 photos nommées, 0 nouveau nom");
  });

  it("puts a start list onto pictures that are there already", async () => {
    const list = join(top, "cavaliers.csv");
    await writeFile(list, Buffer.from("num\xe9ro,cheval,photos\n14,\xc9clair,IMG_4\n", "latin1"));
    const { code, stdout } = await run("import", "--event", "cso d etretat", "--start-list", list);
    expect(code).toBe(0);
    expect(stdout).toBe("CSO d'Étretat (2026)\nListe de départ : 1 ligne, 1 photo nommée, 2 nouveaux noms\n");
    const found = await db
      .selectFrom("filterValue")
      .select("value")
      .where("searchKey", "=", "eclair")
      .execute();
    expect(found).toEqual([{ value: "Éclair" }]);
  });

  it("names the events near an unknown one, and makes none", async () => {
    expect(await refusal("import", top, "--event", "Jumping de Saint Lo 2")).toMatch(
      /^Il n’y a pas d’événement « Jumping de Saint Lo 2 »\. Noms proches : « Jumping de Saint-Lô » \(2026\).* Avec --create, il est créé\.$/,
    );
  });

  it("reports wrong rows of a start list with their lines, applies the others, and ends with 1", async () => {
    const list = join(top, "faux.csv");
    await writeFile(list, "dossard;de;à\n1;IMG_1;IMG_2\n2;IMG_9;IMG_3\n;IMG_1;\n");
    expect(await run("import", "--event", "cso d etretat", "--start-list", list)).toEqual({
      code: 1,
      stderr: "",
      stdout: [
        "CSO d'Étretat (2026)",
        "Liste de départ : 1 ligne, 2 photos nommées, 2 nouveaux noms",
        "Lignes refusées : 2",
        "  ligne 3 : « IMG_3 » vient avant « IMG_9 »",
        "  ligne 4 : ni dossard, ni cavalier, ni cheval",
        "",
      ].join("\n"),
    });
  });

  it("shows what a start list would change, replaces it, lists and undoes it", async () => {
    const list = join(top, "liste.csv");
    const event = ["--event", "cso d etretat", "--start-list", list];
    await writeFile(list, "cavalier;heure\nLou Étretat;9h05\n");
    const check = await run("import", ...event, "--check");
    expect(check).toEqual({
      code: 0,
      stderr: "",
      stdout: [
        "CSO d'Étretat (2026)",
        "Rien n’est écrit. Liste de départ : 1 ligne, 0 photo nommée et 0 nouveau nom si on l’applique",
        "Heures de passage : 1, chacune jusqu’à la suivante de son épreuve, au plus 120 s (--window)",
        "Lignes en attente de leurs photos : 1",
        "  ligne 2 : pas de photo de 09:05:00 à 09:07:00",
        "",
      ].join("\n"),
    });
    await writeFile(list, "cavalier;photos\nLou Étretat;IMG_1-IMG_2\n");
    expect((await run("import", ...event)).stdout).toContain("2 photos nommées, 2 nouveaux noms");
    await writeFile(list, "cavalier;photos\nLou Étretat;IMG_2-IMG_3\n");
    expect((await run("import", ...event, "--replace", "--check")).stdout).toContain(
      "1 nouveau nom si on l’applique ; 1 nom des listes remplacées partirait",
    );
    const replaced = await run("import", ...event, "--replace");
    expect(replaced.stdout).toMatch(/1 nouveau nom\nRemplacées : [0-9a-f]{8} ; 1 nom retiré\n$/);

    const { stdout } = await run("start-lists", "cso d etretat");
    expect(stdout).toMatch(/^CODE +APPLIQUÉE LE +PAR +LIGNES GARDÉES +NOMS +ÉPREUVES +FICHIER\n/);
    expect(stdout.match(/ liste\.csv$/gm)).toHaveLength(1);
    const undone = await run("start-lists", "undo", "cso d etretat", "liste.csv");
    expect(undone).toEqual({
      code: 0,
      stderr: "",
      stdout: "Annulée : liste.csv, 2 noms retirés des photos\n",
    });
    expect(await refusal("start-lists", "undo", "cso d etretat", "liste.csv")).toBe(
      "Il n’y a pas de liste de départ « liste.csv » ici : dossard start-lists.",
    );
  });

  it("asks for the encoding of a start list before it writes anything", async () => {
    const list = join(top, "dos.csv");
    await writeFile(list, Buffer.from("dossard;nom\n2;LEF\xd4VRE\n", "latin1"));
    expect(await refusal("import", top, "--event", "Tout neuf", "--create", "--start-list", list)).toMatch(
      /^Liste de départ .*dos\.csv : ligne 2 : « LEFÈVRE » \(cp850\) ou « LEFÔVRE » \(windows-1252\) \? Choisir par --encoding/,
    );
    expect(await db.selectFrom("event").select("uuid").where("label", "=", "Tout neuf").execute()).toEqual(
      [],
    );
  });

  it.each([
    [["/nulle/part", "--event", "X"], "Il n’y a pas de dossier /nulle/part."],
    [[import.meta.filename, "--event", "X"], `${import.meta.filename} n’est pas un dossier.`],
    [["--event", "X"], "Rien à importer : donner un dossier, --start-list, ou les deux."],
    [["/tmp", "--event", "X", "--check"], "--check porte sur une liste de départ : donner --start-list."],
    [
      ["/tmp", "--event", "X", "--check", "--start-list", import.meta.filename],
      "--check porte sur une liste de départ et les photos déjà là : ne pas donner de dossier.",
    ],
    [
      ["--event", "X", "--window", "0", "--start-list", import.meta.filename],
      "--window attend des secondes, de 1 à 3600, pas « 0 ».",
    ],
    [
      ["/tmp", "--event", "X", "--start-list", "/nulle/part.csv"],
      "Il n’y a pas de liste de départ /nulle/part.csv.",
    ],
    [["/tmp", "--event", "X", "--year", "20"], "« 20 » n’est pas une année de 1970 à 2100."],
    [
      ["/tmp", "--event", "Jumping de Saint-Lô", "--time-zone", "Asia/Tokyo"],
      "Le fuseau horaire de « Jumping de Saint-Lô »",
    ],
  ])("refuses %j with one plain line", async (args, line) => {
    expect(await refusal("import", ...args)).toContain(line);
  });
});

describe("dossard events", () => {
  it("lists them, newest first, and makes one", async () => {
    const made = await run(
      "events",
      "create",
      "Rallye de l'Œuf",
      "--category",
      "automobile",
      "--year",
      "2027",
    );
    expect(made.code).toBe(0);
    expect(made.stdout).toMatch(/^[0-9a-f]{8} {2}Rallye de l'Œuf \(2027\)\n$/);
    const { stdout } = await run("events");
    const [header, ...lines] = stdout.trimEnd().split("\n");
    expect(header).toMatch(/^CODE +ÉVÉNEMENT +ANNÉE +DU +AU +PHOTOS +VISIBLE/);
    expect(lines.some((line) => /Rallye de l'Œuf +2027 +[\d-]+ +[\d-]+ +0 {2}oui$/.test(line))).toBe(true);
    expect(lines.some((line) => /Compiègne \(annulé\) +2026 +[\d-]+ +[\d-]+ +0 {2}non$/.test(line))).toBe(
      true,
    );
    const event = await db
      .selectFrom("event")
      .innerJoin("pricing", "pricing.id", "event.pricingId")
      .select(["category", "pricing.label"])
      .where("event.labelSlug", "=", "rallye-de-l-oeuf")
      .executeTakeFirst();
    expect(event).toEqual({ category: "Automobile", label: "Automobile" });
    expect(
      await refusal("events", "create", "RALLYE DE L OEUF", "--category", "Automobile", "--year", "2027"),
    ).toBe("Il y a déjà un événement « RALLYE DE L OEUF » de cette année.");
  });
});

describe("dossard orders", () => {
  const uuid = "4f3a0c1e-0000-4000-8000-000000000001";
  beforeAll(async () => {
    const variant = await db
      .selectFrom("productVariant")
      .innerJoin("product", "product.uuid", "productVariant.productUuid")
      .select(["productVariant.uuid", "productUuid"])
      .where("grp1_format", "=", "20_30")
      .where("label", "=", "Tirage photo")
      .executeTakeFirstOrThrow();
    await sql`
      insert into "order" ("uuid", "status", "email", "lastName", "totalPrice")
      values (${uuid}, 'finalized', 'lea@exemple.fr', 'Lefèvre', 3600)`.execute(db);
    await sql`
      insert into "orderItem" ("orderUuid", "productUuid", "productVariantUuid", "quantity", "price", "withMatOption",
        "pictureUuid")
      select ${uuid}, ${variant.productUuid}, ${variant.uuid}, 2, 3600, true, "uuid" from "picture" limit 1`.execute(
      db,
    );
  });

  it("lists them with their code, total and customer", async () => {
    const { code, stdout } = await run("orders", "list", "--status", "finalized");
    expect(code).toBe(0);
    expect(stdout).toMatch(/4F3A +à payer \(finalized\) .*36,00\s€ +Lefèvre, lea@exemple\.fr\n$/);
    expect((await run("orders", "--status", "paid")).stdout).toBe("Il n’y a pas de telle commande.\n");
  });

  it.each(["4f3a", "4F3A", uuid])("shows the order %s with its items", async (text) => {
    const { code, stdout } = await run("orders", "show", text);
    expect(code).toBe(0);
    expect(stdout).toContain(uuid);
    expect(stdout).toMatch(/2 {2}Tirage photo, 20x30\scm, mat .*36,00\s€/);
  });

  it("refuses what is no order with one plain line", async () => {
    expect(await refusal("orders", "show", "zz")).toBe(
      "« zz » n’est ni le code d’une commande (4 caractères) ni son uuid.",
    );
    expect(await refusal("orders", "show", "ffff")).toBe("Il n’y a pas de commande FFFF.");
    expect(await refusal("orders", "--status", "lost")).toMatch(/^« lost » n’est pas un état : uncomplete, /);
    expect(await refusal("orders", "--limit", "0")).toBe("--limit prend un nombre à partir de 1, pas « 0 ».");
  });
});

describe("dossard demo", () => {
  it("leaves a shop alone that has rows, and makes a large event beside it", async () => {
    expect(await refusal("demo")).toBe("La boutique n’est pas vide : pas de démonstration.");
    expect(await refusal("demo", "--pictures", "many")).toContain("--pictures attend un nombre de 1 à");
    expect((await run("demo", "--pictures", "60")).stdout).toBe(
      "Grande Semaine du Cheval : 60 photos ajoutées.\n",
    );
    expect((await run("demo", "--pictures", "60")).stdout).toBe(
      "Grande Semaine du Cheval : 0 photo ajoutée.\n",
    );
  });
});

describe("dossard doctor", () => {
  const seller = {
    SELLER_NAME: "Dossard",
    SELLER_STREET: "3 rue des Écuries",
    SELLER_ZIP_CODE: "50000",
    SELLER_CITY: "Saint-Lô",
    SELLER_SIREN: "123 456 789",
    SELLER_VAT_NUMBER: "FR32 123456789",
  };
  let taken: Server;
  let port: number;
  beforeAll(async () => {
    taken = createServer((socket) => socket.destroy());
    await new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", resolve));
    const address = taken.address();
    port = typeof address === "object" && address ? address.port : 0;
  });
  afterAll(() => new Promise((resolve) => taken.close(resolve)));

  it("says ok to each thing that the shop needs", async () => {
    // Created above, without pictures: shoppers would read that it takes place today.
    await run("events", "edit", "Rallye de l'Œuf", "--start", "2027-06-05");
    const { code, stdout, stderr } = await callDossard(["doctor"], { ...settings, ...seller, PORT: "0" });
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const names = stdout
      .trimEnd()
      .split("\n")
      .map((line) => line.split(" :")[0]);
    expect(names).toEqual(
      [
        "Node",
        "images",
        "polices",
        "réglages",
        "paiement",
        "vendeur",
        "DATA_DIR",
        "disque",
        "fichiers",
        "base de données",
        "vente",
        "tâches",
        "remboursements",
        "courriels",
        "port",
      ].map((name) => `ok      ${name}`),
    );
  });

  it("says which settings an invoice lacks; a demonstration needs none", async () => {
    const lacking = { ...settings, ...seller, SELLER_SIREN: "", SELLER_CITY: "", PORT: "0" };
    const without = await callDossard(["doctor"], lacking);
    expect(without.stdout).toMatch(
      /^défaut {2}vendeur : les factures ne sont que des spécimens sans SELLER_CITY, SELLER_SIREN$/m,
    );
    expect(without.code).toBe(1);
    const demonstration = await callDossard(["doctor"], { ...settings, DEMO: "1", PORT: "0" });
    expect(demonstration.stdout).toMatch(/^ok {6}vendeur : démonstration : .*SELLER_NAME/m);
  });

  it("names each fault on one line, and ends with code 1", async () => {
    await writeFile(join(top, "fichier"), "");
    const { code, stdout } = await callDossard(["doctor"], {
      ...settings,
      DATABASE_URL: `postgres://127.0.0.1:${port}/nowhere`,
      PORT: String(port),
    });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^défaut {2}base de données : .+$/m);
    expect(stdout).toMatch(
      /^défaut {2}port : 127\.0\.0\.1:\d+ est pris par un autre programme : en choisir un autre par PORT$/m,
    );
    expect(stdout).not.toContain("    at ");
    const folder = await callDossard(["doctor"], { ...settings, DATA_DIR: join(top, "fichier/data") });
    expect(folder.stdout).toMatch(/^défaut {2}DATA_DIR : .+$/m);
  });

  it("tells a bad setting and stops there", async () => {
    const { code, stdout } = await callDossard(["doctor"], { ...settings, PLACE_WHAT: "moon" });
    expect(code).toBe(1);
    expect(stdout.trimEnd().split("\n").at(-1)).toMatch(
      /^défaut {2}réglages : Mauvais réglage : PLACE_WHAT : au choix : /,
    );
  });
});

describe("any command", () => {
  it("says in one plain line that the database cannot be reached; its stack only with LOG_LEVEL=debug", async () => {
    const unreachable = { ...settings, DATABASE_URL: "postgres://127.0.0.1:9/nowhere" };
    const { code, stderr } = await runDossard(["events"], unreachable);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^Le PostgreSQL de DATABASE_URL n’ouvre pas à la boutique : .*ECONNREFUSED.*\n$/);
    const debugged = await runDossard(["events"], { ...unreachable, LOG_LEVEL: "debug" });
    expect(debugged.stderr).toContain("    at ");
  });

  it("says in one plain line that a setting is bad", async () => {
    const { code, stderr } = await runDossard(["events"], { ...settings, PORT: "shop" });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^Mauvais réglage : PORT : un nombre est attendu\n$/);
  });

  it("says which option it lacks", async () => {
    const { code, stdout, stderr } = await runDossard(["import", "/tmp"], settings);
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toBe("Il manque l’option --event <label>.\n");
  });

  it("has help, and refuses commands that it does not know", async () => {
    expect((await runDossard(["--help"], settings)).stdout).toMatch(/import.*demo.*events.*orders.*doctor/s);
    const { code, stderr } = await runDossard(["imort"], settings);
    expect(code).toBe(1);
    expect(stderr).toContain("Vouliez-vous dire import ?");
  });
});
