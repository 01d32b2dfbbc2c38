import type { Sources } from "./sources.ts";

const mixed = /lower\("\w+"\)[^\n]*\.to(?:Locale)?LowerCase\(/g;

/** PostgreSQL and JavaScript lower some letters differently (ẞ, İ): a comparison lowers both sides in one of them. */
export function mixedLetterCase(sources: Sources): string[] {
  return [...sources]
    .filter(([file]) => file.startsWith("server/"))
    .flatMap(([file, text]) =>
      [...text.matchAll(mixed)].map(
        ({ index }) =>
          `${file}:${text.slice(0, index).split("\n").length} lowers one side in SQL: lower(\${…}) does the other`,
      ),
    );
}
