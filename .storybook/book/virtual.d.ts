declare module "virtual:dossard-book" {
  /** Read from the project when Storybook is built (.storybook/docgen.ts). */
  const book: import("../../scripts/ui/book.ts").Book;
  export default book;
}
