import type * as z from "zod/mini";

interface Definition {
  innerType?: z.ZodMiniType;
  checks?: { _zod: { def: { check: string; maximum?: number } } }[];
}

/**
 * The most characters that a text field of the contract takes, for an input's `maxLength`; `undefined` where the
 * contract sets none. Looks through defaults, nullables and optionals.
 */
export function maxLengthOf(schema: z.ZodMiniType): number | undefined {
  const definition = schema._zod.def as Definition;
  if (definition.innerType) return maxLengthOf(definition.innerType);
  const maxima = (definition.checks ?? []).flatMap(({ _zod: { def } }) =>
    def.check === "max_length" && def.maximum !== undefined ? [def.maximum] : [],
  );
  return maxima.length === 0 ? undefined : Math.min(...maxima);
}
