import { frenchText } from "../../domain/french/frenchText.ts";
import type { PlaceKind } from "../../domain/shop/place.ts";
import type { TermsSection } from "./section.ts";
import {
  contactSentence,
  formatSiren,
  mediatorSentence,
  type SellerIdentity,
  sellerAddress,
  specimenSentence,
} from "./seller.ts";

/** Applies French spacing to articles. */
export const inFrench = (sections: readonly TermsSection[]): TermsSection[] =>
  sections.map(({ id, title, blocks }) => ({
    id,
    title: frenchText(title),
    blocks: blocks.map((block) => (typeof block === "string" ? frenchText(block) : block.map(frenchText))),
  }));

/** Legal notice about the shop's operator (articles 6 and 19 of the act of 21 June 2004). */
export function legalNotice(seller: SellerIdentity, placeWhat: PlaceKind): TermsSection[] {
  return inFrench([
    { id: "editeur", title: "L’éditeur et vendeur", blocks: publisherBlocks(seller) },
    {
      id: "contact",
      title: "Nous contacter",
      blocks: [contactSentence(seller)],
    },
    ...(seller.host
      ? [{ id: "hebergeur", title: "L’hébergeur", blocks: [`La boutique est hébergée par ${seller.host}.`] }]
      : []),
    {
      id: "mediateur",
      title: "Le médiateur de la consommation",
      blocks: [
        "Après une réclamation écrite restée sans suite satisfaisante, un consommateur peut recourir gratuitement à un médiateur de la consommation.",
        mediatorSentence(seller),
      ],
    },
    {
      id: "propriete",
      title: "Les photographies",
      blocks: [
        `Les photographies et les textes de cette boutique sont protégés par le droit d’auteur : toute reproduction demande notre accord.${
          placeWhat === "main"
            ? " Pour demander le retrait d’une photographie sur laquelle vous êtes reconnaissable, écrivez-nous en indiquant son nom."
            : " Pour demander le retrait d’une photographie sur laquelle vous êtes reconnaissable, adressez-vous au comptoir."
        }`,
      ],
    },
  ]);
}

function publisherBlocks(seller: SellerIdentity): TermsSection["blocks"] {
  const { name, legal, siren, vatNumber, publisher } = seller;
  const address = sellerAddress(seller);
  const points = [
    name && `Dénomination : ${name}`,
    legal && `Forme et immatriculation : ${legal}`,
    address && `Siège : ${address}`,
    siren && `SIREN : ${formatSiren(siren)}`,
    vatNumber && `TVA intracommunautaire : ${vatNumber}`,
    publisher && `Directeur de la publication : ${publisher}`,
  ].filter((point): point is string => Boolean(point));
  return [...(points.length > 0 ? [points] : []), ...(seller.isSpecimen ? [specimenSentence] : [])];
}
