import type { contract } from "../../src/api/contract/contract.ts";
import type { Handler } from "../core/handler.ts";
import { orNotFound } from "../core/orNotFound.ts";
import { visibleEvents } from "./visibleEvents.ts";

export const readEvent: Handler<typeof contract.events.readEvent> = async ({ db }, { params }) =>
  orNotFound(await visibleEvents(db).where("uuid", "=", params.uuid).executeTakeFirst());
