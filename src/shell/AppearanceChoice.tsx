import { useAtom } from "jotai";
import { appearanceAtom, appearanceOptions } from "../shop/appearance.ts";
import { FooterChoice } from "../ui/index.ts";

/** How the shop looks, at the foot of each page of the main site. */
export function AppearanceChoice() {
  const [value, onValueChange] = useAtom(appearanceAtom);
  return (
    <FooterChoice label="Apparence" options={appearanceOptions} value={value} onValueChange={onValueChange} />
  );
}
