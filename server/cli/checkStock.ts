import { sql } from "kysely";
import { pluralize } from "../../src/domain/french/pluralize.ts";
import type { Services } from "../core/services.ts";
import { CommandError } from "./services.ts";

interface Stock {
  label: string;
  isVisible: boolean;
  isDisplaySelected: boolean;
  isDated: boolean;
  pictures: number;
  variants: number;
}

/**
 * Returns what a shopper would find: something to buy from a visible event. Throws `CommandError` with the first thing missing;
 * an empty shop that a demonstration fills at its start lacks nothing.
 */
export async function checkStock({ db, settings }: Pick<Services, "db" | "settings">): Promise<string> {
  const { rows: events } = await sql<Stock>`
    select "label", "isVisible", "isDisplaySelected", "start" < "end" or "totalPictureCount" > 0 as "isDated",
      "totalPictureCount" as pictures,
      (select count(*)::int from "product" join "productVariant" variant on variant."productUuid" = "product"."uuid"
        where "product"."pricingId" = "event"."pricingId" and not "product"."isDeleted" and not variant."isDeleted") as variants
    from "event" where not "isDeleted" order by "start" desc, "label"`.execute(db);
  if (events.length === 0 && settings.demo !== false)
    return "vide : la démonstration la remplit au premier démarrage";
  const { variants } = await db
    .selectFrom("productVariant")
    .select(({ fn }) => fn.countAll<number>().as("variants"))
    .where("isDeleted", "=", false)
    .executeTakeFirstOrThrow();
  if (variants === 0) throw new CommandError("il n’y a rien à vendre : `dossard catalogue import FICHIER`");
  const shown = shownEvents(events, settings.eventsDisplayMode);
  const filled = shown.filter(({ pictures }) => pictures > 0);
  if (filled.length === 0)
    throw new CommandError("aucun événement affiché n’a de photo : `dossard import DOSSIER`");
  const unsold = filled.find((event) => event.variants === 0);
  if (unsold) {
    throw new CommandError(
      `rien n’est vendu de « ${unsold.label} » : son tarif n’a pas de produit (\`dossard catalogue\`)`,
    );
  }
  const undated = shown.find(({ isDated }) => !isDated);
  if (undated) {
    throw new CommandError(
      `« ${undated.label} » n’a pas de dates : \`dossard events edit "${undated.label}" --start … --end …\``,
    );
  }
  return `${pluralize(filled.length, "événement")} avec des photos, ${pluralize(variants, "format")}`;
}

/** Throws `CommandError` if the mode shows none. */
function shownEvents(events: Stock[], mode: "all" | "select" | "single"): Stock[] {
  const visible = events.filter(({ isVisible }) => isVisible);
  const edit = "`dossard events edit ÉVÉNEMENT";
  if (visible.length === 0) {
    const advice = events.length > 0 ? `${edit} --show\`` : "`dossard import DOSSIER --event NOM --create`";
    throw new CommandError(`aucun événement n’est visible : ${advice}`);
  }
  if (mode === "single" && visible.length > 1) {
    throw new CommandError(
      `EVENTS_DISPLAY_MODE=single avec ${visible.length} événements visibles : ${edit} --hide\``,
    );
  }
  if (mode !== "select") return visible;
  const displayed = visible.filter(({ isDisplaySelected }) => isDisplaySelected);
  if (displayed.length > 0) return displayed;
  throw new CommandError(
    `EVENTS_DISPLAY_MODE=select, et aucun événement n’est affiché : ${edit} --display\``,
  );
}
