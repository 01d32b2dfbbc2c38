import type { OperatorScope } from "../../src/domain/operators/operatorAccess.ts";
import { ApiError } from "../core/apiError.ts";
import type { Services } from "../core/services.ts";
import type { Operator, Visitor } from "../core/visitor.ts";
import { findKey } from "./findKey.ts";
import { findOpenSession } from "./operatorSession.ts";

/**
 * Returns the operator who calls, by a key or a browser that is open to them. Throws OPERATOR_CODE_NEEDED, or SCOPE_MISSING for
 * an operator who may not make this call.
 */
export async function requireOperator(
  services: Services,
  visitor: Visitor,
  scope: OperatorScope,
): Promise<Operator> {
  const operator = (await findKey(services, visitor)) ?? (await findOpenSession(services, visitor));
  if (!operator) throw new ApiError("OPERATOR_CODE_NEEDED");
  if (!operator.scopes.includes(scope)) {
    throw new ApiError("SCOPE_MISSING", { logDetail: `${operator.name} lacks ${scope}` });
  }
  return operator;
}
