import type { contract } from "../../src/api/contract/contract.ts";
import type { Verb } from "../verb.ts";

type Contract = typeof contract;

/** Past, present and future ones, best first: the first that is active is the best (design.md). */
export const listDiscounts: Verb<Contract["discounts"]["list"]> = ({ db }) =>
  db
    .selectFrom("discount")
    .selectAll()
    .where("isDeleted", "=", false)
    .orderBy("percent", "desc")
    .orderBy("startAt", "desc")
    .orderBy("id")
    .execute();

export const listAdverts: Verb<Contract["adverts"]["list"]> = ({ db, settings }) =>
  db
    .selectFrom("advert")
    .selectAll()
    .where(settings.placeWhat === "main" ? "isPlaceMain" : "isPlaceTruck", "=", true)
    .where("isDeleted", "=", false)
    .orderBy("createdAt")
    .orderBy("code")
    .orderBy("uuid")
    .execute();

export const listFilterTypes: Verb<Contract["filterTypes"]["list"]> = ({ db }) =>
  db
    .selectFrom("filterType")
    .selectAll()
    .where("isDeleted", "=", false)
    .orderBy("createdAt")
    .orderBy("code")
    .execute();
