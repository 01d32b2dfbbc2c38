import type { TermsSection } from "./section.ts";
import { mediatorSentence, type SellerIdentity } from "./seller.ts";

/** The articles on rights after the sale: withdrawal, guarantees, images, data, disputes. */
export function rightsSections(seller: SellerIdentity): TermsSection[] {
  return [
    {
      id: "retractation",
      title: "Le droit de rétractation",
      blocks: [
        "Si vous êtes un consommateur et avez commandé à distance, vous disposez de 14 jours pour vous rétracter, sans motif. Ce délai court du jour où vous recevez vos tirages, ou le dernier d’entre eux si la commande est livrée en plusieurs fois.",
        "Il vous suffit de nous informer de votre décision, avant la fin du délai, par une déclaration claire. Sur le site, ouvrez la commande depuis votre compte, choisissez « Renoncer au contrat ici », puis « Confirmer la rétractation » : un accusé de réception, qui reprend votre déclaration, sa date et son heure, vous est envoyé aussitôt par e-mail. Un e-mail, une lettre ou le modèle qui figure à la fin de cette page conviennent aussi.",
        "Vous nous renvoyez alors les tirages, en bon état, dans les 14 jours suivant votre décision ; les frais de renvoi sont à votre charge. Nous vous remboursons toutes les sommes versées, frais de livraison standard compris, au plus tard 14 jours après votre décision, par le même moyen de paiement. Nous pouvons attendre, pour cela, d’avoir reçu les tirages ou la preuve de leur envoi.",
      ],
    },
    {
      id: "exception-fichiers",
      title: "L’exception des fichiers numériques",
      blocks: [
        "Un fichier numérique ne peut pas être rendu. Si votre panier en contient, une case distincte, vide par défaut, recueille votre accord exprès pour que leur fourniture commence avant la fin du délai de 14 jours, et votre renoncement exprès au droit de rétractation sur ces fichiers (article L. 221-28, 13°, du Code de la consommation). Sans cet accord, les fichiers ne peuvent pas être commandés ; les tirages, eux, peuvent toujours l’être.",
        "Cet accord et ce renoncement vous sont confirmés par e-mail. Ils ne concernent que les fichiers : les tirages de la même commande gardent leur délai de rétractation.",
        "Les commandes passées et payées sur place, à notre stand, ne sont pas conclues à distance et n’ouvrent pas droit à rétractation.",
      ],
    },
    {
      id: "garanties",
      title: "Les garanties légales",
      blocks: [
        "Vous bénéficiez de la garantie légale de conformité pendant deux ans à compter de la délivrance des tirages ou de la fourniture des fichiers (articles L. 217-3 et L. 224-25-12 et suivants du Code de la consommation). Vous n’avez pas à prouver la date d’apparition du défaut, seulement son existence.",
        "Un tirage abîmé, mal imprimé ou différent de votre commande, un fichier illisible ou d’une autre résolution que celle choisie : nous le remplaçons sans frais dans les 30 jours de votre demande. Si c’est impossible, tardif ou sans succès, vous pouvez obtenir une réduction du prix ou rendre le produit contre remboursement.",
        "Vous bénéficiez aussi de la garantie des vices cachés pendant deux ans à compter de la découverte du défaut (articles 1641 à 1649 du Code civil) : réduction du prix, ou remboursement intégral contre restitution.",
      ],
    },
    {
      id: "droits-d-auteur",
      title: "Les droits d’auteur",
      blocks: [
        "L’achat d’un tirage ou d’un fichier ne transfère pas les droits de l’auteur. Il vous autorise à un usage privé : album, encadrement, envoi à vos proches, publication sur vos réseaux sociaux personnels, sans limite de durée.",
        "Tout usage commercial ou publicitaire, toute revente et toute publication par la presse, une écurie, une équipe ou un partenaire demandent notre accord écrit préalable. Retirer le filigrane d’un aperçu ou diffuser un aperçu est interdit.",
      ],
    },
    {
      id: "droit-a-l-image",
      title: "Le droit à l’image",
      blocks: [
        "Les photographies sont prises lors de manifestations ouvertes au public ou avec l’accord de leur organisateur. Si vous, ou l’enfant dont vous êtes responsable, êtes reconnaissable sur une photographie et ne souhaitez pas qu’elle soit proposée à la vente, demandez-nous son retrait en indiquant son nom, affiché sous la photographie. Nous la retirons sans délai et sans frais.",
        "La position géographique et les autres données techniques enregistrées par l’appareil ne figurent dans aucune image publiée sur la boutique.",
      ],
    },
    {
      id: "donnees-personnelles",
      title: "Les données personnelles",
      blocks: [
        "Nous sommes responsables du traitement des données que vous nous confiez : nom, e-mail, téléphone si vous le donnez, adresses, commandes. Elles servent à préparer, livrer et facturer vos commandes, à tenir votre compte et à répondre à vos demandes. Elles ne sont ni vendues ni utilisées pour de la publicité.",
        [
          "Bases légales : l’exécution du contrat pour les commandes et le compte, nos obligations comptables pour les factures.",
          "Destinataires : nous-mêmes, notre prestataire bancaire pour le paiement, notre transporteur pour l’adresse, notre hébergeur.",
          "Durées : les pièces comptables sont gardées dix ans ; votre compte l’est tant que vous l’utilisez, et effacé à votre demande.",
        ],
        "Vous disposez d’un droit d’accès, de rectification, d’effacement, de limitation, d’opposition et de portabilité, que vous exercez en nous écrivant. Vous pouvez aussi adresser une réclamation à la CNIL (www.cnil.fr).",
        "La boutique ne dépose que ce qui est nécessaire à son fonctionnement : votre panier, votre connexion, votre sélection. Elle ne contient aucun traceur publicitaire ni outil de mesure d’audience.",
      ],
    },
    {
      id: "litiges",
      title: "Les réclamations et la médiation",
      blocks: [
        "En cas de difficulté, écrivez-nous d’abord : la plupart des réclamations trouvent ainsi leur solution.",
        "Si notre réponse ne vous convient pas, ou après deux mois sans réponse, vous pouvez, en tant que consommateur, recourir gratuitement à un médiateur de la consommation (articles L. 612-1 et suivants du Code de la consommation).",
        mediatorSentence(seller),
        "Les présentes conditions sont soumises au droit français. Un consommateur qui réside dans un autre pays de l’Union européenne garde la protection que lui donne la loi de ce pays. À défaut d’accord amiable, les tribunaux français sont compétents ; un professionnel relève de ceux du siège du vendeur.",
      ],
    },
    {
      id: "modele-retractation",
      title: "Modèle de déclaration de rétractation",
      blocks: [
        "À recopier et à nous envoyer seulement si vous souhaitez vous rétracter :",
        [
          "Je vous informe que je me rétracte du contrat portant sur les tirages suivants : …",
          "Code et date de la commande : …",
          "Tirages reçus le : …",
          "Nom et adresse du client : …",
          "Date, et signature si la déclaration est envoyée sur papier.",
        ],
      ],
    },
  ];
}
