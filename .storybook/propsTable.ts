import { isValidElement } from "react";
import type { ArgTypesEnhancer } from "storybook/internal/types";

/**
 * Improves Storybook's props table: lists a union's choices instead of « union », has no editor for a React element, and
 * separates the HTML element's attributes from the component's own props.
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
