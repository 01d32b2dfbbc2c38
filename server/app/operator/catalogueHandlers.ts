import type { operatorCatalogueCalls } from "../../../src/api/contract/operator/catalogueCalls.ts";
import { authorOf } from "../../core/author.ts";
import { importCatalogue } from "../../import/catalogue/importCatalogue.ts";
import { listCatalogue } from "../../import/catalogue/listCatalogue.ts";
import type { HandlersOf } from "../http/mount.ts";

export const operatorCatalogueHandlers: HandlersOf<typeof operatorCatalogueCalls> = {
  listCatalogue: ({ db }, { query }) => listCatalogue(db, query),
  importCatalogue: (context, { query: { encoding = null }, body }) =>
    importCatalogue(authorOf(context), body, encoding),
};
