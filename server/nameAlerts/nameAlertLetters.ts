import { frenchText } from "../../src/domain/french/frenchText.ts";
import { joinDots } from "../../src/domain/french/joinDots.ts";
import { pluralize } from "../../src/domain/french/pluralize.ts";
import type { Letter } from "../mail/letter.ts";
import type { FoundName } from "./findNamedPictures.ts";

/** A name with the link to its pictures. */
type NameInMail = Pick<FoundName, "name" | "eventLabel" | "pictureCount"> & { url: string };

const quoted = (text: string) => `«\u00a0${text}\u00a0»`;

const stopPart = (url: string) =>
  ({ kind: "smallLink", label: "Ne plus recevoir d’alerte à cette adresse", url }) as const;

/** The mail with the link that confirms an alert. */
export function confirmationLetter(told: {
  text: string;
  eventLabel: string | null;
  url: string;
  stopUrl: string;
  shop: string;
}): Letter {
  const { text, eventLabel, url, stopUrl, shop } = told;
  const where = eventLabel === null ? "" : ` à l’événement ${quoted(eventLabel)}`;
  return {
    subject: "Confirmez votre alerte",
    preview: frenchText(
      `Un clic, et nous vous écrirons quand les photos de ${quoted(text)} seront en ligne.`,
    ),
    title: "Confirmez votre alerte",
    from: shop,
    parts: [
      {
        kind: "paragraph",
        text: frenchText(
          `Vous demandez à être prévenu quand des photos de ${quoted(text)}${where} seront en ligne. Confirmez que cette adresse est la vôtre :`,
        ),
      },
      { kind: "button", label: "Confirmer mon alerte", url },
      {
        kind: "paragraph",
        text: frenchText(
          "Vous recevrez un seul message, avec le lien vers ces photos. Sans photo au bout de 60 jours, votre demande est effacée.",
        ),
      },
      {
        kind: "smallPrint",
        text: frenchText(
          "Vous n’avez rien demandé ? Ne faites rien : sans confirmation, votre adresse est effacée au bout de deux jours.",
        ),
      },
      stopPart(stopUrl),
    ],
    reason: frenchText("Vous recevez ce message parce qu’une alerte a été demandée pour votre adresse."),
  };
}

/** The mail that says that pictures with the name are in. */
export function foundLetter(told: {
  text: string;
  /** At least one. */
  names: readonly NameInMail[];
  stopUrl: string;
  shop: string;
}): Letter {
  const { text, names, stopUrl, shop } = told;
  return {
    subject: "Vos photos sont en ligne",
    preview: frenchText(`Des photos de ${quoted(text)} vous attendent.`),
    title: "Vos photos sont en ligne",
    from: shop,
    parts: [
      {
        kind: "paragraph",
        text: frenchText(
          `Vous avez demandé à être prévenu pour ${quoted(text)}. Voici ce que nous avons trouvé :`,
        ),
      },
      ...names.flatMap(({ name, eventLabel, pictureCount, url }) => [
        {
          kind: "block" as const,
          lines: [name, joinDots([eventLabel, pluralize(pictureCount, "photo")])],
        },
        {
          kind: "button" as const,
          label: pictureCount === 1 ? "Voir la photo" : `Voir les ${pluralize(pictureCount, "photo")}`,
          url,
        },
      ]),
      {
        kind: "smallPrint",
        text: frenchText("Votre alerte a fait son travail : elle est effacée, avec votre adresse."),
      },
      stopPart(stopUrl),
    ],
    reason: frenchText("Vous recevez ce message parce que vous avez demandé à être prévenu, une seule fois."),
  };
}
