import type { PlaceKind } from "../../domain/shop/place.ts";
import { inFrench } from "./legalNotice.ts";
import type { TermsSection } from "./section.ts";
import { contactSentence, type SellerIdentity, specimenSentence } from "./seller.ts";

/** How personal data is processed, and what the shop stores in a browser. */
export function privacy(seller: SellerIdentity, placeWhat: PlaceKind): TermsSection[] {
  const isMain = placeWhat === "main";
  return inFrench([
    {
      id: "responsable",
      title: "Le responsable du traitement",
      blocks: [
        `${seller.name ?? "Le photographe qui exploite cette boutique"} est responsable des données que vous lui confiez. ${contactSentence(seller)}`,
        ...(seller.isSpecimen ? [specimenSentence] : []),
      ],
    },
    {
      id: "donnees",
      title: "Les données et leur usage",
      blocks: [
        [
          isMain
            ? "Compte et commandes : nom, e-mail, téléphone si vous le donnez, société, adresses, contenu des commandes. Ils servent à préparer, livrer et facturer vos commandes (exécution du contrat) et à tenir la comptabilité (obligation légale)."
            : "Commandes : nom, e-mail, téléphone si vous le donnez, contenu des commandes. Ils servent à préparer, remettre et facturer vos commandes (exécution du contrat) et à tenir la comptabilité (obligation légale).",
          "Photographies : elles vous montrent lors d’un événement, avec les noms de la liste de départ. Elles sont proposées aux participants (intérêt légitime) ; demandez-nous le retrait de celles sur lesquelles vous êtes reconnaissable.",
          ...(isMain
            ? [
                "« Prévenez-moi » : votre e-mail et le nom cherché, pour vous écrire quand des photos à ce nom sont en ligne, une fois que vous avez confirmé votre adresse (consentement). Un lien dans chaque message y met fin.",
              ]
            : []),
          "« C’est moi » : la photo et le nom que vous proposez, liés à votre visite jusqu’à notre vérification, pour que vous puissiez annuler (intérêt légitime).",
          "Adresse du réseau : gardée un court moment pour limiter les tentatives de connexion abusives (intérêt légitime).",
        ],
        "Vos données ne sont ni vendues ni utilisées pour de la publicité.",
      ],
    },
    {
      id: "destinataires",
      title: "Les destinataires",
      blocks: [
        isMain
          ? "Nous-mêmes, notre prestataire bancaire pour le paiement, notre transporteur pour l’adresse de livraison et notre hébergeur. Votre numéro de carte ne nous est jamais transmis."
          : "Nous-mêmes et, le cas échéant, notre hébergeur.",
      ],
    },
    {
      id: "durees",
      title: "Les durées de conservation",
      blocks: [
        `Les commandes payées et leurs factures sont gardées dix ans, comme la loi l’exige.${isMain ? " Votre compte l’est tant que vous l’utilisez, et effacé à votre demande." : ""} Un panier abandonné est effacé au bout d’un délai limité.${isMain ? " Une demande « Prévenez-moi » l’est dès que son message est parti, sinon au bout de deux jours sans confirmation et de soixante jours sans photo." : ""}`,
      ],
    },
    {
      id: "droits",
      title: "Vos droits",
      blocks: [
        "Vous disposez d’un droit d’accès, de rectification, d’effacement, de limitation, d’opposition et de portabilité, que vous exercez en nous écrivant. Vous pouvez aussi adresser une réclamation à la CNIL (www.cnil.fr).",
      ],
    },
    {
      id: "cookies",
      title: "Les cookies",
      blocks: [
        "La boutique ne dépose que ce qui lui est nécessaire ; aucun consentement n’est donc demandé. Elle ne contient ni traceur publicitaire ni mesure d’audience.",
        [
          "Un cookie de session, qui relie ce navigateur à son panier ;",
          "Un cookie qui indique qu’une recherche est à reprendre, et cette recherche, dans ce navigateur ;",
          "Un cookie qui compte les photos de « Ma sélection », jusqu’à la fermeture du navigateur ;",
          ...(isMain ? ["Un cookie qui retient l’apparence que vous avez choisie, claire ou sombre ;"] : []),
          ...(isMain
            ? []
            : [
                "Un cookie qui retient, pendant un mois, que ce téléphone a repris le panier d’un écran du stand ;",
              ]),
          ...(isMain
            ? [
                "Votre connexion à votre compte, jusqu’à votre déconnexion ;",
                "Les pages et les photos que vous avez vues, qui s’affichent ainsi sans réseau ;",
              ]
            : []),
          "Les changements de votre panier qui attendent le retour du réseau ;",
          "Votre sélection de photos, le temps de votre visite.",
        ],
        ...(isMain ? [] : ["Sur un écran du stand, tout est effacé quand le client suivant arrive."]),
      ],
    },
  ]);
}
