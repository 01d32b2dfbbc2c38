import { NewFilterPack, type NewFilterPackProps } from "./NewFilterPack.tsx";
import { StartPack } from "./StartPack.tsx";

// Loaded with it: each further file lengthens the first load's list.
export { FillTray } from "../features/packs/FillTray.tsx";

/** A pack of the search, opened: one of pictures begins to be filled, a filter pack asks for its format first. */
export function NewPack({ filter, ...opened }: NewFilterPackProps) {
  return opened.pack.product.nature === "multi" ? (
    <StartPack {...opened} />
  ) : (
    <NewFilterPack {...opened} filter={filter} />
  );
}
