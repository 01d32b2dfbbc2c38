import type { contestCalls } from "../../src/api/contract/catalogueCalls.ts";
import type { Handler } from "../core/handler.ts";
import { orNotFound } from "../core/orNotFound.ts";
import { visibleContests } from "./visibleContests.ts";

export const readContest: Handler<typeof contestCalls.readContest> = async ({ db }, { params }) =>
  orNotFound(await visibleContests(db).where("contest.uuid", "=", params.uuid).executeTakeFirst());
