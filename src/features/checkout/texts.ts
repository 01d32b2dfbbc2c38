/** Texts shared by the checkout's screens. */
export const fixTitle = "Quelques informations sont à corriger";
export const waiverText =
  "Je demande que mes fichiers numériques me soient fournis avant la fin du délai de rétractation de 14 jours, et je renonce expressément à mon droit de rétractation sur ces fichiers.";
/** The law prescribes the button's exact label (Code de la consommation, article L. 221-14). */
export const orderButton = "Commander avec obligation de paiement";
