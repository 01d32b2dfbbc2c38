import type { contract } from "../../src/api/contract/contract.ts";
import type { Handler } from "../core/handler.ts";
import { found } from "../core/orNotFound.ts";
import { visibleEvents } from "./visibleEvents.ts";

export const readEvent: Handler<typeof contract.events.readEvent> = async ({ db }, { params }) =>
  found(await visibleEvents(db).where("uuid", "=", params.uuid).executeTakeFirst());
