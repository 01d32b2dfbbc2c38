import type { ApiError } from "../api/apiError.ts";

/** Props of `LoadFailure` for a failed call, same on every screen: `<LoadFailure {...loadFailureProps(error)} … />`. */
export function loadFailureProps(error: ApiError) {
  const title = error.code === "NETWORK" ? "Vous êtes hors connexion" : "Une erreur est survenue";
  return {
    title,
    // Some messages start by repeating the title.
    children: error.shopperMessage.replace(`${title}. `, ""),
    retryLabel: "Réessayer",
    loadingLabel: "Nouvel essai en cours…",
  };
}
