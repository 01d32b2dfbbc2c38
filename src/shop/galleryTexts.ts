import { formatNumber } from "../domain/french/formatNumber.ts";

/** Texts of a photo gallery, shared by all screens. */
export const galleryTexts = {
  role: "galerie",
  previous: "Photo précédente",
  next: "Photo suivante",
  zoomIn: "Agrandir la photo",
  zoomOut: "Voir la photo entière",
  retry: "Réessayer",
  loading: "Chargement de la photo…",
  position: (place: number, count: number) => `Photo ${formatNumber(place)} sur ${formatNumber(count)}`,
  zoom: (percent: number) => `${percent}\u00a0%`,
};
