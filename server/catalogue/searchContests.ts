import type { contestCalls } from "../../src/api/contract/catalogueCalls.ts";
import { searchKey } from "../../src/domain/pictures/searchKey.ts";
import type { Handler } from "../core/handler.ts";
import { visibleContests } from "./visibleContests.ts";

/** Ignores case and accents in the label; a filter value must have a picture in the contest. */
export const searchContests: Handler<typeof contestCalls.searchContests> = async ({ db }, { query }) => {
  const { eventUuid, filterValueUuid, textSearch = "" } = query;
  const visible = visibleContests(db, eventUuid);
  const contests =
    filterValueUuid === undefined
      ? visible
      : visible
          .innerJoin(
            (of) =>
              of
                .selectFrom("pictureFilterValue as link")
                .innerJoin("picture", "picture.uuid", "link.pictureUuid")
                .select(["picture.contestUuid", of.fn.countAll<number>().as("pictureCount")])
                .where("link.filterValueUuid", "=", filterValueUuid)
                .where("picture.isDeleted", "=", false)
                .groupBy("picture.contestUuid")
                .as("shown"),
            (join) => join.onRef("shown.contestUuid", "=", "contest.uuid"),
          )
          .select("shown.pictureCount as matchingPictureCount");
  const key = searchKey(textSearch);
  return (await contests.execute()).filter(({ label }) => searchKey(label).includes(key));
};
