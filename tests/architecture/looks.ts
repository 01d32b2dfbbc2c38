import type { Sources } from "./sources.ts";

/** Direct use of `styleVariants`, and class names joined by a function, a template, a list or a plus. */
const byHand = /\b(?:styleVariants|classNames)\(|className=\{(?:`|\[|[^}]*\+ )/;

/** Looks assembled outside a recipe: the style sheet decides which classes combine, and in what order. */
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
