import type { contract } from "../../src/api/contract/contract.ts";
import type { Handler } from "../core/handler.ts";

export const listAdverts: Handler<typeof contract.adverts.listAdverts> = ({ db, settings }) =>
  db
    .selectFrom("advert")
    .selectAll()
    .where(settings.placeWhat === "main" ? "isPlaceMain" : "isPlaceTruck", "=", true)
    .where("isDeleted", "=", false)
    .orderBy("createdAt")
    .orderBy("code")
    .orderBy("uuid")
    .execute();
