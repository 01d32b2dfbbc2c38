import type { ReactNode } from "react";

/** Two small drawings of a component for its docs page: how to use it, and a mistake. */
export interface Example {
  good: { words: string; drawing: ReactNode };
  bad: { words: string; drawing: ReactNode };
}
