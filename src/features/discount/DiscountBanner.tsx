import { useAtomValue } from "jotai";
import { Banner } from "../../ui/index.ts";
import { activeDiscountAtom } from "./atoms.ts";

/** The yellow banner on every page; renders nothing without an active discount. */
export function DiscountBanner() {
  const discount = useAtomValue(activeDiscountAtom);
  if (!discount) return null;
  return (
    <Banner tone="promo" label="Promotion en cours">
      {discount.description}
    </Banner>
  );
}
