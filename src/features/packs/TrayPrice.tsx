import { useAtomValue } from "jotai";
import type { Product } from "../../api/contract/catalogueEntities.ts";
import { reducedBy } from "../../domain/money/amounts.ts";
import { formatEuros } from "../../domain/money/money.ts";
import { catalogueQueryAtom } from "../../shop/catalogue.ts";
import { DiscountedPrice } from "../../shop/DiscountedPrice.tsx";
import { discountPercentAtom } from "../../shop/discounts.ts";
import { dataOf } from "../../state/query.ts";
import { Price } from "../../ui/index.ts";
import type { PackPage } from "./packPage.ts";
import { singlesPrices, type TrayPlace } from "./trayView.ts";

export interface TrayPriceProps {
  page: PackPage & { product: Product };
  places: readonly TrayPlace[];
  isFull: boolean;
}

/** The pack's price beside that of its pictures one by one, or with a running discount beside its price before it, and what it saves now or once it is full. */
export function TrayPrice({ page, places, isFull }: TrayPriceProps) {
  const catalogue = dataOf(useAtomValue(catalogueQueryAtom));
  const price = page.item.price * page.item.quantity;
  const singles = catalogue ? singlesPrices(page, places, catalogue) : null;
  const percent = useAtomValue(discountPercentAtom);
  if (singles === null || singles.full <= price) return <DiscountedPrice cents={price} />;
  // The discount applies to single pictures too.
  const full = reducedBy(singles.full, percent);
  const paid = reducedBy(price, percent);
  const saved = reducedBy(singles.held, percent) - paid;
  return (
    <>
      {percent > 0 ? (
        <DiscountedPrice cents={price} />
      ) : (
        <Price
          previous={formatEuros(full)}
          previousLabel="À l’unité"
          amount={formatEuros(paid)}
          amountLabel="En pack"
        />
      )}{" "}
      {isFull || saved > 0
        ? `Vous économisez ${formatEuros(saved)}`
        : `Complet, il fait économiser ${formatEuros(full - paid)}`}
    </>
  );
}
