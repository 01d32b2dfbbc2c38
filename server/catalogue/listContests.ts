import type { contract } from "../../src/api/contract/contract.ts";
import type { Handler } from "../core/handler.ts";
import { visibleContests } from "./visibleContests.ts";

export const listContests: Handler<typeof contract.contests.listContests> = ({ db }, { query }) =>
  visibleContests(db, query.eventUuid).execute();
