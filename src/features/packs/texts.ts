/** What the order-item page and its dialogs say alike. */
export const waitingForOptions = "en attente des options...";
export const loadingItem = "Chargement en cours...";
export const close = "Fermer";
export const cancel = "Annuler";

/** Labels of the gallery of a pack's pictures. */
export const galleryLabels = {
  role: "galerie",
  previous: "Photo précédente",
  next: "Photo suivante",
  zoomIn: "Agrandir la photo",
  zoomOut: "Voir la photo entière",
  retry: "Réessayer",
  loading: "Chargement de la photo…",
  position: (place: number, count: number) => `Photo ${place} sur ${count}`,
  zoom: (percent: number) => `${percent}\u00a0%`,
};

export const noResult = "Aucun résultat ne correspond à votre recherche.";
export const tooManyResults =
  "De nombreux résultats ont été trouvés, seuls les 10 premiers sont affichés ici.";
