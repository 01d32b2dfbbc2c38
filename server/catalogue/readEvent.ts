import type { eventCalls } from "../../src/api/contract/catalogueCalls.ts";
import type { Handler } from "../core/handler.ts";
import { orNotFound } from "../core/orNotFound.ts";
import { visibleEvents } from "./visibleEvents.ts";

export const readEvent: Handler<typeof eventCalls.readEvent> = async ({ db }, { params }) =>
  orNotFound(await visibleEvents(db).where("uuid", "=", params.uuid).executeTakeFirst());
