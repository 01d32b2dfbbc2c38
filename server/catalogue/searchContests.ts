import type { contract } from "../../src/api/contract/contract.ts";
import { searchKey } from "../../src/domain/pictures/searchKey.ts";
import type { Handler } from "../core/handler.ts";
import { visibleContests } from "./visibleContests.ts";

/** Case and accents do not matter in the label's text; a filter value must have a picture in the contest. */
export const searchContests: Handler<typeof contract.contests.searchContests> = async ({ db }, { query }) => {
  const { eventUuid, filterValueUuid, textSearch = "" } = query;
  let contests = visibleContests(db, eventUuid);
  if (filterValueUuid !== undefined) {
    contests = contests.where("contest.uuid", "in", (shown) =>
      shown
        .selectFrom("pictureFilterValue as link")
        .innerJoin("picture", "picture.uuid", "link.pictureUuid")
        .select("picture.contestUuid")
        .where("link.filterValueUuid", "=", filterValueUuid)
        .where("picture.isDeleted", "=", false),
    );
  }
  const key = searchKey(textSearch);
  return (await contests.execute()).filter(({ label }) => searchKey(label).includes(key));
};
