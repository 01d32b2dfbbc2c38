import { consentVersions } from "../../domain/orders/consents.ts";
import { Box, Heading, SidebarLayout, Stack, Text, TextLink } from "../../ui/index.ts";
import type { TermsSection } from "./section.ts";
import { type SellerIdentity, unknownSeller } from "./seller.ts";
import { TermsSections } from "./TermsSections.tsx";
import { termsOfSale } from "./termsOfSale.ts";

export interface TermsOfSaleProps {
  /** The seller. Default: nobody known, which the text says plainly. */
  seller?: SellerIdentity;
}

const longDate = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: "Europe/Paris" });

/** The terms of sale with their table of contents. */
export function TermsOfSale({ seller = unknownSeller }: TermsOfSaleProps) {
  const sections = termsOfSale(seller);
  return (
    <>
      <Stack space="xs">
        <Heading level={1}>Conditions générales de vente</Heading>
        <Text tone="muted">En vigueur depuis le {longDate.format(new Date(consentVersions.terms))}</Text>
      </Stack>
      <SidebarLayout scrolls aside={<TableOfContents sections={sections} />}>
        <TermsSections sections={sections} />
      </SidebarLayout>
    </>
  );
}

function TableOfContents({ sections }: { sections: TermsSection[] }) {
  return (
    // Hidden on a phone: a list of seventeen articles would push the text off the first screen.
    <Box
      as="nav"
      aria-labelledby="sommaire"
      display={["none", "none", "block"]}
      padding="lg"
      background="surface"
      borderRadius="lg"
      border="line"
    >
      <Stack space="xs">
        <Heading level={2} size="title4" id="sommaire">
          Sommaire
        </Heading>
        <Stack as="ul" space="none">
          {sections.map((section) => (
            <Box as="li" key={section.id}>
              <TextLink href={`#${section.id}`} standalone>
                {section.title}
              </TextLink>
            </Box>
          ))}
        </Stack>
      </Stack>
    </Box>
  );
}
