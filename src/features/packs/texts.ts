/** Texts shared by the order-item page and its dialogs. */
export const waitingForOptions = "en attente des options...";
export const loadingItem = "Chargement en cours...";
export const close = "Fermer";
export const cancel = "Annuler";

export const noResult = "Aucun résultat ne correspond à votre recherche.";
export const tooManyResults =
  "De nombreux résultats ont été trouvés, seuls les 10 premiers sont affichés ici.";
