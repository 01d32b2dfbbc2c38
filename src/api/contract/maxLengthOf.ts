import type * as z from "zod/mini";

interface Definition {
  innerType?: z.ZodMiniType;
  checks?: { _zod: { def: { check: string; maximum?: number } } }[];
}

/**
 * Returns the maximum length of a contract's text field, for an input's `maxLength`; `undefined` if there is none.
 * Unwraps defaults, nullables and optionals.
 */
export function maxLengthOf(schema: z.ZodMiniType): number | undefined {
  const definition = schema._zod.def as Definition;
  if (definition.innerType) return maxLengthOf(definition.innerType);
  const maxima = (definition.checks ?? []).flatMap(({ _zod: { def } }) =>
    def.check === "max_length" && def.maximum !== undefined ? [def.maximum] : [],
  );
  return maxima.length === 0 ? undefined : Math.min(...maxima);
}
