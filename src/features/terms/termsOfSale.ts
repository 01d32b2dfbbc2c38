import { inFrench } from "./legalNotice.ts";
import { orderSections } from "./orderSections.ts";
import { rightsSections } from "./rightsSections.ts";
import type { TermsSection } from "./section.ts";
import type { SellerIdentity } from "./seller.ts";

/** The terms of sale, each article numbered in its title, with French spacing. */
export function termsOfSale(seller: SellerIdentity): TermsSection[] {
  return inFrench(
    [...orderSections(seller), ...rightsSections(seller)].map((section, index) => ({
      ...section,
      title: `${index + 1}. ${section.title}`,
    })),
  );
}
