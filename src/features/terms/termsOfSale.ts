import { frenchText } from "../../domain/frenchText.ts";
import { orderSections } from "./orderSections.ts";
import { rightsSections } from "./rightsSections.ts";
import type { TermsSection } from "./section.ts";
import type { SellerIdentity } from "./seller.ts";

/** The terms of sale, each article numbered in its title, with French spacing. */
export function termsOfSale(seller: SellerIdentity): TermsSection[] {
  return [...orderSections(seller), ...rightsSections(seller)].map((section, index) => ({
    id: section.id,
    title: frenchText(`${index + 1}. ${section.title}`),
    blocks: section.blocks.map((block) =>
      typeof block === "string" ? frenchText(block) : block.map(frenchText),
    ),
  }));
}
