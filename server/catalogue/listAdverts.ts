import type { advertCalls } from "../../src/api/contract/catalogueCalls.ts";
import type { Handler } from "../core/handler.ts";

export const listAdverts: Handler<typeof advertCalls.listAdverts> = ({ db, settings }) =>
  db
    .selectFrom("advert")
    .selectAll()
    .where(settings.placeWhat === "main" ? "isPlaceMain" : "isPlaceTruck", "=", true)
    .where("isDeleted", "=", false)
    .orderBy("createdAt")
    .orderBy("code")
    .orderBy("uuid")
    .execute();
