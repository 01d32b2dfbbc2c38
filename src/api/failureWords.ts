import type { ApiError } from "./apiError.ts";

/** What `LoadFailure` says of a call that failed, the same on every screen: `<LoadFailure {...failureWords(error)} … />`. */
export function failureWords(error: ApiError) {
  return {
    title: error.code === "NETWORK" ? "Vous êtes hors connexion" : "Une erreur est survenue",
    children: error.shopperMessage,
    retryLabel: "Réessayer",
    loadingLabel: "Nouvel essai en cours…",
  };
}
