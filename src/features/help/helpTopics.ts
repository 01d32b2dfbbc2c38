import { frenchText } from "../../domain/frenchText.ts";
import { selectionMaximum } from "../../domain/limits.ts";
import { formatLabel } from "../../domain/pictureFormat.ts";
import type { PlaceMode } from "../../domain/place.ts";
import type { IconName } from "../../ui/index.ts";

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

function topics(mode: PlaceMode): HelpTopic[] {
  return [
    {
      id: "trouver",
      icon: "search",
      title: "Trouver mes photos",
      blocks: [
        `Le plus rapide : choisissez votre événement, puis saisissez ${searchWords[mode]} dans le champ de recherche. Les accents, les majuscules et les traits d’union n’ont pas d’importance.`,
        "Vous pouvez aussi ouvrir un concours et parcourir ses photos dans l’ordre où elles ont été prises. Si vous ne trouvez rien, cherchez à l’heure de votre passage : certaines photos n’ont pas encore de nom.",
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
    {
      id: "packs",
      icon: "image",
      title: "Les packs",
      blocks: [
        "Un pack réunit plusieurs photos à un prix plus doux qu’à l’unité. Créez-le depuis une photo, puis complétez-le : le nombre de places restantes est toujours affiché.",
        "Certains packs contiennent toutes les photos d’un concours ou d’un même participant : il n’y a alors rien à cocher.",
        "Un pack incomplet reste dans votre panier, mais la commande ne peut être validée qu’une fois ses places remplies.",
      ],
    },
    {
      id: "formats",
      icon: "print",
      title: "Les formats",
      blocks: [
        "Les tirages papier, en centimètres :",
        [
          `${formatLabel("15_22")} et ${formatLabel("20_30")} : pour un album ou un cadre à poser ;`,
          `${formatLabel("30_45")} et ${formatLabel("40_60")} : pour un cadre au mur ;`,
          `${formatLabel("60_90")}, ${formatLabel("70_105")} et ${formatLabel("105_157")} : pour un grand mur.`,
        ],
        "Selon le format, une finition mate ou satinée et une copie numérique sont proposées en option. Les fichiers numériques, en pixels :",
        [formatLabel("low"), formatLabel("average"), formatLabel("high")],
        "Le filigrane des aperçus ne figure ni sur les tirages ni sur les fichiers.",
      ],
    },
    {
      id: "click-and-collect",
      icon: "pin",
      title: "Click&Collect",
      blocks: [
        "Lorsque l’événement le propose, commandez en ligne et retirez vos tirages à notre stand, sans frais de livraison : ils y sont prêts 2 heures après la commande, et jusqu’à la fin du concours.",
        "Au comptoir, votre code de commande à 4 lettres suffit.",
      ],
    },
    {
      id: "delais",
      icon: "calendar",
      title: "Délais et livraison",
      blocks: [
        "Votre commande est traitée en 24 à 48 heures ouvrées. Les tirages papier sont ensuite expédiés à l’adresse de votre choix.",
        "Les fichiers numériques vous sont envoyés par e-mail, sous la forme d’un lien de téléchargement, dans les 48 à 72 heures. Pensez à regarder dans vos courriers indésirables.",
      ],
    },
    {
      id: "panier",
      icon: "cart",
      title: "Panier enregistré",
      blocks: [
        "Sur ce site, votre panier vous attend : vous pouvez fermer la page et le retrouver plus tard avec le même navigateur, ou vous connecter.",
        "À notre stand, un panier peut être mis de côté : il reçoit un code de 4 lettres. Ce code, votre adresse e-mail ou les deux suffisent pour le reprendre.",
      ],
    },
    {
      id: "paiement",
      icon: "lock",
      title: "Le paiement",
      blocks: [
        "En ligne, vous payez par carte bancaire sur la page sécurisée de notre banque : votre numéro de carte ne passe jamais par cette boutique.",
        "Si le paiement échoue ou s’interrompt, rien n’est perdu : ouvrez votre commande depuis « Mon compte », déverrouillez-la et recommencez.",
        "Au stand, vous commandez sans compte et vous payez au comptoir.",
      ],
    },
  ];
}

/** The help's topics in the words of the place, with French spacing. */
export function helpTopics(mode: PlaceMode): HelpTopic[] {
  return topics(mode).map((topic) => ({
    ...topic,
    title: frenchText(topic.title),
    blocks: topic.blocks.map((block) =>
      typeof block === "string" ? frenchText(block) : block.map(frenchText),
    ),
  }));
}
