import type { SellerIdentity } from "../../api/contract/sellerCalls.ts";

export type { SellerIdentity };

export const unknownSeller: SellerIdentity = {
  name: null,
  legal: null,
  street: null,
  zipCode: null,
  city: null,
  siren: null,
  vatNumber: null,
  email: null,
  phone: null,
  publisher: null,
  host: null,
  mediator: null,
  mediatorUrl: null,
  isSpecimen: true,
};

/** Shown in place of an unknown seller. */
export const specimenSentence =
  "Cette boutique est un spécimen : l’identité de son exploitant n’y est pas encore renseignée en entier. Les commandes qui y sont passées ne sont pas de vraies ventes, et ses factures portent la mention « spécimen ».";

/** « 3 rue des Lices, 35000 Rennes », as far as known. */
export function sellerAddress({ street, zipCode, city }: SellerIdentity): string | null {
  const town = [zipCode, city].filter(Boolean).join(" ");
  return [street, town].filter(Boolean).join(", ") || null;
}

/** Describes the seller in sentences that read well even with missing details. */
export function sellerSentences(seller: SellerIdentity): string[] {
  const { name, legal, siren, vatNumber } = seller;
  const registered = [
    legal,
    siren && `SIREN ${formatSiren(siren)}`,
    vatNumber && `TVA intracommunautaire ${vatNumber}`,
  ].filter(Boolean);
  const address = sellerAddress(seller);
  const who = name
    ? `Les photographies sont vendues par ${[name, ...registered].join(", ")}${
        address ? `, dont le siège est situé ${address}` : ""
      }, ci-après « nous ».`
    : "Les photographies sont vendues par le photographe qui exploite cette boutique, ci-après « nous ». Son identité complète (dénomination, adresse, numéros SIREN et de TVA) figure sur votre facture.";
  return [who, contactSentence(seller), ...(seller.isSpecimen ? [specimenSentence] : [])];
}

/** « 123 456 789 ». */
export const formatSiren = (siren: string) => siren.replace(/(?<=\d)(?=(\d{3})+$)/g, "\u00a0");

/** How to contact the seller: by the configured details, else by means open to every shopper. */
export function contactSentence(seller: SellerIdentity): string {
  const ways = [
    seller.email && `par e-mail à l’adresse ${seller.email}`,
    seller.phone && `par téléphone au ${seller.phone}`,
  ].filter(Boolean);
  return ways.length > 0
    ? `Vous pouvez nous joindre ${ways.join(" ou ")}.`
    : "Vous pouvez nous joindre en répondant à l’e-mail de confirmation de votre commande ou, pendant un événement, en venant à notre stand.";
}

export function mediatorSentence({ mediator, mediatorUrl }: SellerIdentity): string {
  if (!mediator && !mediatorUrl) {
    return "Les coordonnées du médiateur dont nous relevons vous sont données sur simple demande, et de toute façon dans notre réponse à votre réclamation.";
  }
  return `Le médiateur dont nous relevons est : ${[mediator, mediatorUrl].filter(Boolean).join(", ")}.`;
}
