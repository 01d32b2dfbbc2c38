import { digitalFormats, formatLabel, paperFormats } from "../../domain/products/pictureFormat.ts";
import type { TermsSection } from "./section.ts";
import { type SellerIdentity, sellerSentences } from "./seller.ts";

/** The articles from the seller's identity to delivery. */
export function orderSections(seller: SellerIdentity): TermsSection[] {
  return [
    {
      id: "objet",
      title: "Objet",
      blocks: [
        "Les présentes conditions générales de vente régissent toutes les ventes de photographies d’événements conclues sur cette boutique en ligne ou à notre stand, avec des consommateurs comme avec des professionnels.",
        "Elles s’appliquent dans la version que vous acceptez au moment de commander. Nous vous invitons à en conserver une copie : cette page peut être imprimée ou enregistrée depuis votre navigateur.",
      ],
    },
    { id: "vendeur", title: "Le vendeur", blocks: sellerSentences(seller) },
    {
      id: "produits",
      title: "Les photographies et leurs formats",
      blocks: [
        "Chaque photographie est proposée à l’unité ou dans un pack, en tirage papier ou en fichier numérique, dans les formats affichés au moment du choix.",
        [
          `Tirages papier, en centimètres : ${paperFormats.map(formatLabel).join(", ")}. Selon le format, une finition mate ou satinée peut être choisie en supplément.`,
          `Fichiers numériques JPEG, en pixels : ${digitalFormats.map(formatLabel).join(", ")}.`,
        ],
        "Les aperçus affichés sur la boutique portent un filigrane et sont de qualité réduite ; les photographies livrées n’en portent pas. De légères différences de couleur entre votre écran et le tirage sont inhérentes à la technique.",
        "Avant livraison, nous pouvons redresser, recadrer légèrement ou éclaircir une photographie pour l’adapter au format commandé.",
      ],
    },
    {
      id: "commande",
      title: "La commande",
      blocks: [
        "Vous composez votre panier, vérifiez son contenu et son prix, indiquez vos coordonnées, acceptez les présentes conditions, puis confirmez. Jusqu’à cette confirmation, vous pouvez corriger ou retirer chaque élément, ou tout abandonner.",
        "Sur le site, la commande est ferme une fois le paiement accepté. À notre stand, elle l’est dès que vous validez le formulaire : un code de 4 caractères vous est alors donné, à présenter au comptoir.",
        "Nous accusons réception de votre commande par e-mail. Nous pouvons refuser une commande anormale, passée de mauvaise foi ou émanant d’un client dont une commande précédente reste impayée.",
        "Le contrat est conclu en français. Nous archivons les commandes de 120 € et plus pendant dix ans ; vous pouvez y accéder sur demande.",
      ],
    },
    {
      id: "prix",
      title: "Les prix",
      blocks: [
        "Les prix sont indiqués en euros, toutes taxes comprises, au taux de TVA en vigueur au jour de la commande. Les frais de livraison éventuels sont affichés dans le panier, avant toute confirmation.",
        "Une remise en cours s’applique pendant sa durée de validité à l’ensemble des photographies du panier ; son montant y figure sur une ligne distincte. Les remises ne se cumulent pas.",
        "Le prix dû est celui affiché au moment où vous confirmez. Si un prix change entre la composition du panier et le paiement, le nouveau total vous est montré et votre accord vous est demandé de nouveau.",
      ],
    },
    {
      id: "paiement",
      title: "Le paiement",
      blocks: [
        "Sur le site, le prix est payable en totalité à la commande, par carte bancaire. Le paiement a lieu sur la page sécurisée de notre prestataire bancaire : votre numéro de carte ne nous est jamais transmis.",
        "Une commande dont le paiement est en cours est verrouillée. Si le paiement échoue ou s’interrompt, rien n’est débité et la commande peut être déverrouillée depuis sa page, puis payée de nouveau.",
        "À notre stand, le prix est payé au comptoir, par l’un des moyens qui y sont acceptés, avant la remise des tirages ou l’envoi des fichiers.",
        "Nous restons propriétaires des tirages jusqu’au paiement complet de leur prix.",
      ],
    },
    {
      id: "retard-de-paiement",
      title: "Le retard de paiement",
      blocks: [
        "Toute somme impayée à son échéance porte de plein droit, sans rappel préalable, des pénalités de retard au taux de 3 fois le taux d’intérêt légal. Tout client professionnel doit en outre une indemnité forfaitaire pour frais de recouvrement de 40 € (articles L. 441-10 et D. 441-5 du Code de commerce).",
        "Une somme qui reste due 2 mois après son échéance est majorée de 20 %, à titre de clause pénale que le juge peut modérer (article 1231-5 du Code civil). La même majoration s’applique, au profit du client, aux sommes que nous tarderions plus de 2 mois à lui rembourser.",
      ],
    },
    {
      id: "livraison",
      title: "La livraison",
      blocks: [
        "Les commandes sont traitées en 24 à 48 heures ouvrées, puis :",
        [
          "les tirages papier sont expédiés à l’adresse de livraison que vous avez choisie ;",
          "les fichiers numériques sont envoyés par e-mail, sous la forme d’un lien de téléchargement, dans les 48 à 72 heures.",
        ],
        "En cas de retard, la livraison intervient au plus tard 30 jours après la commande. Passé ce délai, vous pouvez, par e-mail ou par courrier, nous mettre en demeure de livrer dans les 15 jours. Si nous ne livrons pas dans ces 15 jours, vous pouvez résoudre le contrat : nous vous remboursons alors la totalité des sommes versées, au plus tard 14 jours après.",
        "Le risque de perte ou de dommage vous est transféré lorsque vous, ou la personne que vous avez désignée, prenez possession du colis. Vérifiez-le à réception et signalez-nous au plus vite tout dommage, photographie à l’appui.",
      ],
    },
    {
      id: "click-and-collect",
      title: "Le Click&Collect",
      blocks: [
        "Lorsqu’un événement le propose, vous pouvez commander en ligne et retirer vos tirages à notre stand, sans frais de livraison, 2 heures après la commande et jusqu’à la fin de l’événement.",
        "Présentez les 4 caractères du code de votre commande. Les tirages qui n’ont pas été retirés restent à votre disposition : écrivez-nous pour convenir de leur envoi.",
      ],
    },
  ];
}
