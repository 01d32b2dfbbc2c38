import type { contestCalls } from "../../src/api/contract/catalogueCalls.ts";
import type { Handler } from "../core/handler.ts";
import { visibleContests } from "./visibleContests.ts";

export const listContests: Handler<typeof contestCalls.listContests> = ({ db }, { query }) =>
  visibleContests(db, query.eventUuid).execute();
