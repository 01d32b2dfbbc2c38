import { actionExamples } from "./actions.tsx";
import type { Example } from "./example.ts";
import { feedbackExamples } from "./feedback.tsx";
import { layoutExamples } from "./layout.tsx";
import { wordExamples } from "./words.tsx";

/** Examples by the names of their components; the twenty most used ones have some (tests/scripts/book.test.ts). */
export const examples: Readonly<Record<string, Example>> = {
  ...actionExamples,
  ...feedbackExamples,
  ...layoutExamples,
  ...wordExamples,
};
