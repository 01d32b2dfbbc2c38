import { Stepper } from "../ui/index.ts";
import { paths } from "./paths.ts";

/** From the search to the order: the four steps of the shop, each a link (specification, section 2). */
export const shopSteps = [
  { label: "Rechercher vos photos", to: paths.rootSearch() },
  { label: "Sélectionner vos photos", to: paths.search() },
  { label: "Composer votre panier", to: paths.selection() },
  { label: "Commander vos photos", to: paths.cart() },
] as const;

export interface ShopStepperProps {
  /** Index of the active step, from 0: on /search 2 in the selection view, 1 with a selection, else 0; on /cart 3. */
  active: 0 | 1 | 2 | 3;
}

export function ShopStepper({ active }: ShopStepperProps) {
  return <Stepper label="Étapes de votre commande" steps={shopSteps} active={active} />;
}
