/** Who sells, as the settings give it; every part may be missing on a shop just set up. */
export interface SellerIdentity {
  name: string | null;
  address: string | null;
  siren: string | null;
  vatNumber: string | null;
  email: string | null;
  phone: string | null;
  mediator: string | null;
}

export const unknownSeller: SellerIdentity = {
  name: null,
  address: null,
  siren: null,
  vatNumber: null,
  email: null,
  phone: null,
  mediator: null,
};

/** The seller in sentences that read well whatever is missing. */
export function sellerSentences(seller: SellerIdentity): string[] {
  const registered = [
    seller.siren && `SIREN ${seller.siren}`,
    seller.vatNumber && `TVA intracommunautaire ${seller.vatNumber}`,
  ].filter(Boolean);
  const who = seller.name
    ? `Les photographies sont vendues par ${[seller.name, ...registered].join(", ")}${
        seller.address ? `, dont le siège est situé ${seller.address}` : ""
      }, ci-après « nous ».`
    : "Les photographies sont vendues par le photographe qui exploite cette boutique, ci-après « nous ». Son identité complète (dénomination, adresse, numéros SIREN et de TVA) figure sur votre facture.";
  return [who, contactSentence(seller)];
}

/** How the seller is reached: by what the settings give, else by what every shopper has. */
export function contactSentence(seller: SellerIdentity): string {
  const ways = [
    seller.email && `par e-mail à l’adresse ${seller.email}`,
    seller.phone && `par téléphone au ${seller.phone}`,
  ].filter(Boolean);
  return ways.length > 0
    ? `Vous pouvez nous joindre ${ways.join(" ou ")}.`
    : "Vous pouvez nous joindre en répondant à l’e-mail de confirmation de votre commande ou, pendant un événement, en venant à notre stand.";
}

export function mediatorSentence(seller: SellerIdentity): string {
  return seller.mediator
    ? `Le médiateur dont nous relevons est : ${seller.mediator}.`
    : "Les coordonnées du médiateur dont nous relevons vous sont données sur simple demande, et de toute façon dans notre réponse à votre réclamation.";
}
