import type { contract } from "../../src/api/contract/contract.ts";
import type { Handler } from "../core/handler.ts";
import { orNotFound } from "../core/orNotFound.ts";
import { visibleContests } from "./visibleContests.ts";

export const readContest: Handler<typeof contract.contests.readContest> = async ({ db }, { params }) =>
  orNotFound(await visibleContests(db).where("contest.uuid", "=", params.uuid).executeTakeFirst());
