import { isValidElement } from "react";
import type { ArgTypesEnhancer } from "storybook/internal/types";

/**
 * Storybook's props table said better: a union by its choices rather than « union », no editor of a React element's insides,
 * and what goes to the element of HTML apart from the component's own props.
 */
export const tellProps: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, table } = argType;
      const raw = typeof type === "object" && "raw" in type ? type.raw : undefined;
      const own = Boolean(table?.type ?? argType.description);
      return [
        name,
        {
          ...argType,
          ...(drawn(initialArgs[name]) && { control: false as const }),
          table: {
            ...table,
            ...(raw && { type: { summary: raw } }),
            ...(!own && { category: "Passed on to the element" }),
          },
        },
      ];
    }),
  );

const drawn = (value: unknown): boolean =>
  isValidElement(value) || (Array.isArray(value) && value.some((item) => isValidElement(item)));
