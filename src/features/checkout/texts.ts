/** What the checkout's screens say alike. */
export const fixTitle = "Quelques informations sont à corriger";
export const waiverText =
  "Je demande que mes fichiers numériques me soient fournis avant la fin du délai de rétractation de 14 jours, et je renonce expressément à mon droit de rétractation sur ces fichiers.";
/** The button's own words are what the law counts (Code de la consommation, article L. 221-14). */
export const orderButton = "Commander avec obligation de paiement";
