import type { VerbsOf } from "../verb.ts";
import { leave } from "./leave.ts";

export const visitorVerbs = { leave } satisfies VerbsOf<"visitors">;
