import type { Sources } from "./sources.ts";

/** `styleVariants` picked from by hand, and class names joined by hand: by a function, a template, a list or a plus. */
const byHand = /\b(?:styleVariants|classNames)\(|className=\{(?:`|\[|[^}]*\+ )/;

/** Looks put together outside a recipe: which classes go together, and in what order, is the style sheet's to say. */
export function joinedLooks(sources: Sources): string[] {
  return [...sources]
    .filter(([file]) => file.startsWith("src/"))
    .flatMap(([file, text]) =>
      text
        .split("\n")
        .flatMap((line, index) =>
          byHand.test(line) ? [`${file}:${index + 1} joins classes by hand: a recipe says it`] : [],
        ),
    );
}
