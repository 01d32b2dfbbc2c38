import { useAtomValue } from "jotai";
import { activeDiscountAtom } from "../../shop/discounts.ts";
import { Banner } from "../../ui/index.ts";

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
