/** An article of the terms: paragraphs, and lists where a block is an array. */
export interface TermsSection {
  /** Anchor of the article. */
  id: string;
  title: string;
  blocks: (string | string[])[];
}
