import type { VerbsOf } from "../verb.ts";
import { declareWithdrawal } from "./declareWithdrawal.ts";
import { readWithdrawal } from "./readWithdrawal.ts";

export const withdrawalVerbs = {
  readWithdrawal: readWithdrawal,
  declareWithdrawal: declareWithdrawal,
} satisfies VerbsOf<"withdrawals">;
