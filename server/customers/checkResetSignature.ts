import type { customerCalls } from "../../src/api/contract/customerCalls.ts";
import type { Handler } from "../core/handler.ts";
import { openResetLink } from "./resetLink.ts";

/** Returns whether a link to choose a new password still works. */
export const checkResetSignature: Handler<typeof customerCalls.checkResetSignature> = async (
  context,
  { body },
) => ({ isSuccess: (await openResetLink(context.services, context.db, body)) !== null });
