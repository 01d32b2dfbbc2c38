import type * as z from "zod";

const characters = (origin: string) => (origin === "string" ? " caractères" : "");

/** Says in French what is wrong with a setting, where its schema does not say it. */
export const settingFault: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case "invalid_value":
      return `au choix : ${issue.values.join(", ")}`;
    case "invalid_type":
      return issue.expected === "int" ? "un nombre entier est attendu" : "un nombre est attendu";
    case "too_small":
      return `au moins ${issue.minimum}${characters(issue.origin)}`;
    case "too_big":
      return `au plus ${issue.maximum}${characters(issue.origin)}`;
    case "not_multiple_of":
      return `un multiple de ${String(issue.divisor).replace(".", ",")} est attendu`;
    default:
      return "valeur non valide";
  }
};
