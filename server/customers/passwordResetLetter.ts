import { formatDateTime } from "../../src/domain/dates/dates.ts";
import { frenchText } from "../../src/domain/french/frenchText.ts";
import type { Letter } from "../mail/letter.ts";

/** The mail with the link to choose a new password. */
export function passwordResetLetter(told: {
  firstName: string;
  email: string;
  url: string;
  expireAt: string;
  shop: string;
}): Letter {
  const { firstName, email, url, expireAt, shop } = told;
  return {
    subject: "Choisissez un nouveau mot de passe",
    preview: frenchText("Le lien que vous avez demandé est valable une heure."),
    title: "Mot de passe oublié",
    from: shop,
    parts: [
      { kind: "paragraph", text: `Bonjour ${firstName},` },
      {
        kind: "paragraph",
        text: `Vous avez demandé à choisir un nouveau mot de passe pour le compte ${email}. Ce lien sert une seule fois, jusqu’au ${formatDateTime(expireAt)}.`,
      },
      { kind: "button", label: "Choisir un nouveau mot de passe", url },
      {
        kind: "smallPrint",
        text: frenchText(
          "Vous n’avez rien demandé ? Ne faites rien : votre mot de passe reste le même, et ce lien n’est connu que de vous.",
        ),
      },
    ],
    reason: frenchText(
      "Vous recevez ce message parce qu’un nouveau mot de passe a été demandé pour votre adresse.",
    ),
  };
}
