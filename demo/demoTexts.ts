/** No-break space, and the narrow one before ; ! ? in French typography. */
const nb = "\u00a0";
const thin = "\u202f";

export const texts = {
  printDescription: `Un tirage sur papier photo professionnel, du format de poche au panneau mural.`,
  printLong: `Votre photo est retouchée une à une (cadrage, lumière, couleurs) puis tirée par notre laboratoire en France. Le papier brillant est compris${thin}; les finitions mate et satinée existent à partir du 20x30. Avec l’option numérique, vous recevez aussi le fichier.`,
  fileDescription: `La photo sans filigrane, envoyée par e-mail.`,
  fileLong: `Trois définitions${nb}: pour les réseaux sociaux, pour un tirage 20x30, ou la plus grande pour un tirage 30x40. Le fichier est retouché avant l’envoi${thin}; vous le recevez sous 48 à 72 heures.`,
  fivePrints: `Cinq photos au choix, tirées sur papier, moins chères qu’à l’unité.`,
  fivePrintsLong: `Choisissez cinq photos différentes de la même catégorie, même prises à des jours différents. Toutes sont tirées au même format.`,
  mixed: `Trois tirages à encadrer et deux fichiers à partager.`,
  mixedLong: `Trois photos tirées sur papier et deux autres en fichiers. Une photo peut changer de groupe à tout moment dans votre panier.`,
  duo: `Une photo à encadrer, une autre à partager.`,
  duoLong: `Un tirage 20x30 et un fichier en haute définition, de deux photos de votre choix.`,
  threeFiles: `Trois photos en fichiers, pour garder et partager l’essentiel.`,
  threeFilesLong: `Choisissez trois photos${thin}; elles sont retouchées et envoyées par e-mail dans la définition de votre choix.`,
  horseRound: `Toutes les photos d’un cavalier dans une épreuve, en fichiers.`,
  horseRoundLong: `Dites-nous l’épreuve et le cavalier${nb}: toutes les photos de ce parcours sont à vous, retouchées, sans filigrane, envoyées par e-mail.`,
  horseWeekend: `Toutes les photos du couple sur l’événement, en fichiers.`,
  horseWeekendLong: `Choisissez le cavalier et le cheval${nb}: le pack réunit tous leurs parcours de l’événement, quelle que soit l’épreuve.`,
  horseContest: `Toutes les photos d’une épreuve, en fichiers${nb}: l’idéal pour un club ou un organisateur.`,
  horseAlbum: `Toutes les photos du couple dans une épreuve, tirées sur papier.`,
  horseAlbumLong: `Dites-nous l’épreuve, le cavalier et le cheval${nb}: chaque photo du parcours est retouchée et tirée au format choisi. Avec l’option numérique, vous recevez aussi tous les fichiers.`,
  horseEvent: `Toutes les photos de l’événement, en fichiers${nb}: pour l’organisateur, la presse et les partenaires.`,
  horseEventLong: `L’événement entier, toutes épreuves comprises, retouché et sans filigrane. Le nombre de photos est celui de l’événement au moment de la commande.`,
  carStage: `Toutes les photos d’un pilote dans une spéciale ou une série, en fichiers.`,
  carStageLong: `Dites-nous la spéciale et le pilote${nb}: toutes les photos de ce passage sont à vous, retouchées et sans filigrane.`,
  carEvent: `Toutes les photos de l’équipage sur l’événement, en fichiers.`,
  carEventLong: `Choisissez le pilote et le numéro${nb}: le pack réunit tous leurs passages, de la première spéciale au podium.`,
  carContest: `Toutes les photos d’une spéciale ou d’une série, en fichiers${nb}: l’idéal pour un club ou un organisateur.`,
  race: `Toutes les photos de votre course, en fichiers.`,
  raceLong: `Indiquez votre numéro de dossard${nb}: toutes vos photos, du départ à la ligne d’arrivée, retouchées et sans filigrane.`,
  raceContest: `Toutes les photos d’une course, en fichiers${nb}: l’idéal pour un club ou une entreprise.`,
  contestLong: `La série complète, retouchée et sans filigrane. Le nombre de photos est celui du moment de la commande.`,
};

/** Returns "20 janvier", the day in Paris. */
export function frenchDay(date: Date): string {
  return date.toLocaleDateString("fr-FR", { day: "numeric", month: "long", timeZone: "Europe/Paris" });
}

export const discountTexts = {
  season: (end: Date) =>
    `Offre de saison${nb}: −10${nb}% sur tous les tirages, fichiers et packs jusqu’au ${frenchDay(end)}${thin}!`,
  opening: `Ouverture de saison${nb}: −15${nb}% sur toute la boutique pendant deux semaines.`,
  gifts: (start: Date) =>
    `Idées cadeaux${nb}: −20${nb}% sur toute la boutique à partir du ${frenchDay(start)}.`,
};
