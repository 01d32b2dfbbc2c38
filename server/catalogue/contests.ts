import type { contract } from "../../src/api/contract/contract.ts";
import { searchKey } from "../../src/domain/pictures/searchKey.ts";
import type { Db } from "../db/database.ts";
import { found } from "../found.ts";
import { findCurrentOrder } from "../orders/currentOrder.ts";
import { readableOrder } from "../orders/orderAccess.ts";
import type { Verb } from "../verb.ts";

type Contests = typeof contract.contests;

export const listContests: Verb<Contests["listContests"]> = ({ db }, { query }) =>
  visibleContests(db, query.eventUuid).execute();

/** Case and accents do not matter in the label's text; a filter value must have a picture in the contest. */
export const searchContests: Verb<Contests["searchContests"]> = async ({ db }, { query }) => {
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

export const readContest: Verb<Contests["readContest"]> = async ({ db }, { params }) =>
  found(await visibleContests(db).where("contest.uuid", "=", params.uuid).executeTakeFirst());

export const listContestsOfOrder: Verb<Contests["listContestsOfOrder"]> = async (context, { query }) => {
  const order = await readableOrder(context, query.orderUuid);
  return contestsOf(context.db, order.uuid);
};

export const listContestsOfCurrentOrder: Verb<Contests["listContestsOfCurrentOrder"]> = async ({
  db,
  visitor,
}) => {
  const order = await findCurrentOrder(db, visitor);
  return order ? contestsOf(db, order.uuid) : [];
};

function visibleContests(db: Db, eventUuid?: string) {
  const contests = db
    .selectFrom("contest")
    .innerJoin("event", "event.uuid", "contest.eventUuid")
    .selectAll("contest")
    .where("contest.isVisible", "=", true)
    .where("contest.isDeleted", "=", false)
    .where("event.isVisible", "=", true)
    .where("event.isDeleted", "=", false)
    .orderBy("contest.start")
    .orderBy("contest.label")
    .orderBy("contest.uuid");
  return eventUuid === undefined ? contests : contests.where("contest.eventUuid", "=", eventUuid);
}

/** Of items and of the pictures in them; hidden contests too: what was ordered keeps its name. */
function contestsOf(db: Db, orderUuid: string) {
  return db
    .selectFrom("contest")
    .selectAll()
    .where("uuid", "in", (item) =>
      item
        .selectFrom("orderItem")
        .leftJoin("orderItemPicture as place", (join) =>
          join.onRef("place.orderItemUuid", "=", "orderItem.uuid").on("place.isDeleted", "=", false),
        )
        .select((of) => of.fn.coalesce("place.contestUuid", "orderItem.contestUuid").as("contestUuid"))
        .where("orderItem.orderUuid", "=", orderUuid)
        .where("orderItem.isDeleted", "=", false),
    )
    .orderBy("start")
    .orderBy("uuid")
    .execute();
}
