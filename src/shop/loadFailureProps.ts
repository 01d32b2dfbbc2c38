import type { ApiError } from "../api/apiError.ts";

/** What `LoadFailure` says of a call that failed, the same on every screen: `<LoadFailure {...loadFailureProps(error)} … />`. */
export function loadFailureProps(error: ApiError) {
  const title = error.code === "NETWORK" ? "Vous êtes hors connexion" : "Une erreur est survenue";
  return {
    title,
    // Some sentences begin with what the title has just said.
    children: error.shopperMessage.replace(`${title}. `, ""),
    retryLabel: "Réessayer",
    loadingLabel: "Nouvel essai en cours…",
  };
}
