import { formatDateTime } from "../../src/domain/dates/dates.ts";
import { frenchText } from "../../src/domain/french/frenchText.ts";
import type { Letter } from "../mail/letter.ts";

/** The mail about a changed password. */
export function passwordChangedLetter(told: {
  firstName: string;
  email: string;
  /** ISO 8601. */
  at: string;
  /** Where to choose another. */
  url: string;
  shop: string;
}): Letter {
  const { firstName, email, at, url, shop } = told;
  return {
    subject: "Votre mot de passe a été modifié",
    preview: frenchText("Si ce n’est pas vous, choisissez-en un autre."),
    title: "Votre mot de passe a été modifié",
    from: shop,
    parts: [
      { kind: "paragraph", text: `Bonjour ${firstName},` },
      {
        kind: "paragraph",
        text: `Le mot de passe du compte ${email} a été modifié le ${formatDateTime(at)}. Les autres appareils où vous étiez connecté ont été déconnectés.`,
      },
      {
        kind: "paragraph",
        text: frenchText(
          "Ce n’est pas vous ? Choisissez aussitôt un autre mot de passe, et changez celui de votre messagerie.",
        ),
      },
      { kind: "button", label: "Choisir un autre mot de passe", url },
    ],
    reason: "Vous recevez ce message parce que vous avez un compte sur notre boutique.",
  };
}
