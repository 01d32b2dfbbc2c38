import { frenchText } from "../../domain/french/frenchText.ts";
import { formatLabel } from "../../domain/products/pictureFormat.ts";
import { contestWords } from "../../domain/shop/contestWords.ts";
import { selectionMaximum } from "../../domain/shop/limits.ts";
import type { PlaceKind, PlaceMode } from "../../domain/shop/place.ts";
import type { IconName } from "../../ui/index.ts";
import type { HelpOffer } from "./helpOffer.ts";

export interface HelpTopic {
  /** Anchor of the topic. */
  id: string;
  icon: IconName;
  title: string;
  /** Paragraphs; an array is a list. */
  blocks: (string | string[])[];
}

const searchWords: Record<PlaceMode, string> = {
  horse: "le nom du cheval, celui du cavalier ou le numéro de dossard",
  car: "la voiture, le nom du pilote ou le numéro",
};

/** Where the help is displayed, and what is sold there. */
export interface HelpPlace {
  placeMode: PlaceMode;
  placeWhat: PlaceKind;
  offer: HelpOffer;
}

const anyOf = (words: readonly (string | false)[]) => words.filter((word) => word !== false);

function topics({ placeMode, placeWhat, offer }: HelpPlace): HelpTopic[] {
  const isMain = placeWhat === "main";
  return [
    {
      id: "trouver",
      icon: "search",
      title: "Trouver mes photos",
      blocks: [
        `Le plus rapide : choisissez votre événement, puis saisissez ${searchWords[placeMode]} dans le champ de recherche. Les accents, les majuscules et les traits d’union n’ont pas d’importance.`,
        `Vous pouvez aussi ouvrir une ${contestWords[placeMode]} et parcourir ses photos dans l’ordre où elles ont été prises. Si vous ne trouvez rien, cherchez à l’heure de votre passage : certaines photos n’ont pas encore de nom.`,
      ],
    },
    {
      id: "selection",
      icon: "heart",
      title: "Ma sélection",
      blocks: [
        `Cochez les photos qui vous plaisent, puis ajoutez-les à votre sélection : elle en garde jusqu’à ${selectionMaximum}, le temps de votre visite, et se retrouve à tout moment par le cœur en haut de la page.`,
        "De là, vous comparez, vous retirez, et vous ajoutez au panier une photo ou toute une série.",
      ],
    },
    ...packTopic(offer, placeMode),
    ...formatTopic(offer),
    ...(isMain && offer.hasClickAndCollect ? [clickAndCollect] : []),
    isMain ? delivery(offer) : collection(offer),
    {
      id: "panier",
      icon: "cart",
      title: "Panier enregistré",
      blocks: [
        isMain
          ? "Sur ce site, votre panier vous attend : vous pouvez fermer la page et le retrouver plus tard avec le même navigateur, ou vous connecter."
          : "Un panier peut être mis de côté : il reçoit un code de 4 caractères. Ce code, votre adresse e-mail ou les deux suffisent pour le reprendre.",
      ],
    },
    {
      id: "paiement",
      icon: "lock",
      title: "Le paiement",
      blocks: isMain
        ? [
            "Vous payez par carte bancaire sur la page sécurisée de notre banque : votre numéro de carte ne passe jamais par cette boutique.",
            "Si le paiement échoue ou s’interrompt, rien n’est perdu : ouvrez votre commande depuis « Mon compte », déverrouillez-la et recommencez.",
          ]
        : ["Vous commandez sans compte et vous payez au comptoir."],
    },
  ];
}

function packTopic({ hasPacks, hasFilterPacks }: HelpOffer, mode: PlaceMode): HelpTopic[] {
  if (!hasPacks && !hasFilterPacks) return [];
  return [
    {
      id: "packs",
      icon: "image",
      title: "Les packs",
      blocks: anyOf([
        hasPacks &&
          "Un pack réunit plusieurs photos à un prix plus doux qu’à l’unité. Créez-le depuis une photo, puis complétez-le : le nombre de places libres est toujours affiché.",
        hasFilterPacks &&
          `${hasPacks ? "Certains packs contiennent" : "Un pack contient"} toutes les photos d’un événement, d’une ${contestWords[mode]} ou d’un même participant : il n’y a alors rien à cocher.`,
        hasPacks &&
          "Un pack incomplet reste dans votre panier, mais la commande ne peut être validée qu’une fois ses places remplies.",
      ]),
    },
  ];
}

/** Typical uses of paper formats, by size. */
const uses = [
  { formats: ["15_22", "20_30"], use: "pour un album ou un cadre à poser" },
  { formats: ["30_45", "40_60"], use: "pour un cadre au mur" },
  { formats: ["60_90", "70_105", "105_157"], use: "pour un grand mur" },
] as const;

function formatTopic({ paper, digital, options }: HelpOffer): HelpTopic[] {
  if (paper.length === 0 && digital.length === 0) return [];
  const sizes = uses.flatMap(({ formats, use }) => {
    const sold = formats.filter((format) => paper.includes(format)).map(formatLabel);
    return sold.length === 0 ? [] : [`${listed(sold)} : ${use}`];
  });
  const surface = [...(options.mat ? ["mate"] : []), ...(options.satin ? ["satinée"] : [])];
  const extras = anyOf([
    surface.length > 0 && `une finition ${surface.join(" ou ")}`,
    options.copy && "une copie numérique",
  ]);
  return [
    {
      id: "formats",
      icon: "print",
      title: "Les formats",
      blocks: [
        ...(sizes.length > 0 ? ["Les tirages papier, en centimètres :", sizes] : []),
        ...(extras.length > 0 ? [`Selon le format, en option : ${listed(extras)}.`] : []),
        ...(digital.length > 0 ? ["Les fichiers numériques, en pixels :", digital.map(formatLabel)] : []),
        "Le filigrane des aperçus ne figure ni sur les tirages ni sur les fichiers.",
      ],
    },
  ];
}

/** « a », « a et b », « a, b et c ». */
const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(", ")} et ${words.at(-1)}`;

const clickAndCollect: HelpTopic = {
  id: "click-and-collect",
  icon: "pin",
  title: "Click&Collect",
  blocks: [
    "Lorsque l’événement le propose, commandez en ligne et retirez vos tirages à notre stand, sans frais de livraison : ils y sont prêts 2 heures après la commande, et jusqu’à la fin de l’événement.",
    "Au comptoir, les 4 caractères du code de votre commande suffisent.",
  ],
};

const hasFiles = ({ digital, options }: HelpOffer) => digital.length > 0 || options.copy;
const filesByMail =
  "Les fichiers numériques vous sont envoyés par e-mail, sous la forme d’un lien de téléchargement, dans les 48 à 72 heures. Pensez à regarder dans vos courriers indésirables.";

const delivery = (offer: HelpOffer): HelpTopic => ({
  id: "delais",
  icon: "calendar",
  title: "Délais et livraison",
  blocks: anyOf([
    `Votre commande est traitée en 24 à 48 heures ouvrées.${offer.paper.length > 0 ? " Les tirages papier sont ensuite expédiés à l’adresse de votre choix." : ""}`,
    hasFiles(offer) && filesByMail,
  ]),
});

const collection = (offer: HelpOffer): HelpTopic => ({
  id: "delais",
  icon: "calendar",
  title: "Recevoir mes photos",
  blocks: anyOf([
    "Votre commande reçoit un code de 4 caractères : présentez-le au comptoir.",
    offer.paper.length > 0 && "Les tirages vous sont remis au comptoir.",
    hasFiles(offer) && filesByMail,
  ]),
});

/** Returns the help's topics, worded for the place, with French spacing. */
export function helpTopics(place: HelpPlace): HelpTopic[] {
  return topics(place).map((topic) => ({
    ...topic,
    title: frenchText(topic.title),
    blocks: topic.blocks.map((block) =>
      typeof block === "string" ? frenchText(block) : block.map(frenchText),
    ),
  }));
}
