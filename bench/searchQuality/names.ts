import type { Random } from "../../demo/scenes/random.ts";

/** Words of names from many languages, as French start lists have them. Each text is a list separated by bars. */

const listOf = (text: string) => text.split("|") as [string, ...string[]];

const firstNames = listOf(
  "Anaïs|Amélie|Aurélien|Baptiste|Bénédicte|Camille|Cécile|Chloé|Christophe|Clément|Delphine|Didier|Élise|Étienne|Fabrice|Florian|François|Frédérique|Gaëlle|Geoffroy|Guillaume|Hélène|Hugo|Inès|Jean|Jérôme|Joséphine|Julien|Kévin|Laëtitia|Léa|Loïc|Lucie|Manon|Margaux|Mathilde|Mickaël|Nathalie|Océane|Ophélie|Philippe|Quentin|Raphaël|Sandrine|Solène|Stéphanie|Sylvain|Théo|Thierry|Valérie|Xavier|Yann|Zoé|Jean-Baptiste|Marie-Lou|Anne-Sophie|Pierre-Yves|Louis-Marie|Marie Charlotte|Ahmed|Fatima|Mehdi|Youssef|Samira|Alejandro|Begoña|Íñigo|João|Søren|Åsa|Björn|Jürgen|Zoltán|Łukasz|Małgorzata|Ştefan|Siobhán|Nguyễn|Thị Hồng|Wei|Xiaoming|Haruki|Aleksandr|Dmitri|Mamadou|Aïssatou|Priya|Giuseppe|Niccolò|Ewen|Gwenaëlle|Maïwenn|Tugdual",
);
const lastNames = listOf(
  "Abadie|Aubépin|Bazin|Béranger|Berthelot|Bœuf|Bonnet|Bréchet|Carpentier|Castaing|Chênevert|Cœurdacier|Colin-Lemaître|Coutellier|d'Hautefeuille|d'Orval|Dall'Agnol|de La Rochefoucauld|de Saint-Exupéry|Delacroix|Desrousseaux|du Pontavice|Dupont|Durand|Esteban y García|Fauçon|Fernández|Fontaine|Gauthier|Girard|Guérin|Haddad|Hernández|Hoffmann|Jankowski|Jørgensen|Kerdoncuff|Kowalczyk|Lafitte|Lambert|Le Bihan|Le Goff|Lefebvre|Lefèvre|Legrand|Lemoine|L'Hermitte|Leroy|MacAllister|Marchand|Martin|Mathieu|McQueen|Mercier|Moreau|Müller|N'Diaye|Nowak|Núñez|O'Brien|Öztürk|Pelletier|Perrin|Petit|Philippot|Picard|Poirier|Prévost|Quéméneur|Renaud|Richard|Rousseau|Roux|Sánchez|Schmitt|Szczepański|Tanaka|Traoré|Van den Berg|van der Meer|Vasseur|Vidal|von Trapp|Weiß|Yıldırım|Zielińska",
);
// Most surnames of a country are rare: their beginnings and endings make thousands.
const beginnings = listOf(
  "Ab|Alb|Am|Ar|Aub|Bail|Bar|Bel|Ber|Blan|Bois|Bon|Bour|Bri|Cal|Cham|Char|Clé|Cor|Cou|Crois|Dar|Del|Des|Dor|Du|Er|Es|Fer|Flor|Four|Gail|Gar|Ger|Gou|Gri|Guil|Har|Her|Hub|Jac|Jol|Ker|Lab|Lac|Lam|Lan|Lor|Mal|Mar|Mau|Men|Mon|Mor|Nav|Noi|Pas|Pel|Per|Pin|Pom|Pou|Quen|Rai|Ram|Rib|Roch|Ros|Sal|Sau|Sen|Ser|Tail|Ter|Thi|Tour|Val|Ven|Ver|Vil",
);
const middles = listOf("|ba|bi|da|de|ga|la|le|li|ma|mi|na|no|ra|ri|ro|sa|te|ti|va|vi");
const endings = listOf(
  "ard|aud|ault|eau|el|elle|ert|esse|et|ette|euil|eux|ez|ic|ier|ieu|in|ion|is|oin|oir|ois|on|ot|ou|oux|que|rand|ron|teau|ty|val|vert|ville|y|zac",
);
const horseWords = listOf(
  "Diamant|Éclair|Élégie|Écume|Falbala|Farandole|Flèche|Galet|Gavroche|Hâbleur|Hirondelle|Iliade|Jonquille|Joyau|Kalliste|Képi|Lazuli|Lutin|Mistral|Nuage|Ouragan|Pépite|Quartz|Rafale|Sirocco|Tempête|Ulysse|Vaillant|Whisky|Xanadu|Ypsilon|Zéphyr|L'Œil d'Or|Balou|Calypso|Quick Star|Uccello|Kannan|Chacco Blue|Nabab|Toulon|Vigo d'Arsouilles|Prince|Princesse|Reine|Étoile|Comète|Ganache|Idéal|Jument|Loup Blanc|Ma Belle|Petit Prince|Qu'Importe|Sa Majesté|Tout Feu Tout Flamme",
);
const places = listOf(
  "Rochefort|Hêtraie|Grands-Prés|Bois-Joli|Aubépine|Étang|Clos Vert|Kerlann|Cœurlande|Manoir|Noë|Lys|Vallée|Bruyère|Moulin|Prieuré|Fontaine|Sablonnière|Tuilerie|Rivière|Forêt|Colline|Roseraie|Abbaye|Ermitage|Orme|Semilly|Ferme|Brulard",
);
const links = listOf("de|du|des|de la|de l'|d'|von|of|van de|Z|");

/** Returns a surname; three of four are rare ones. */
function surname(random: Random): string {
  if (random.chance(0.25)) return random.pick(lastNames);
  return random.pick(beginnings) + (random.chance(0.6) ? random.pick(middles) : "") + random.pick(endings);
}

/** Returns a person's name in one of the orders and cases of start lists. */
export function personName(random: Random): string {
  const last = random.chance(0.1) ? `${surname(random)}-${surname(random)}` : surname(random);
  const first = random.pick(firstNames);
  const shown = random.chance(0.4) ? last.toLocaleUpperCase("fr") : last;
  return random.chance(0.5) ? `${first} ${shown}` : `${shown} ${first}`;
}

/** Returns a horse's name, most with its stud, some with a number. */
export function horseName(random: Random): string {
  const word = random.chance(0.5) ? random.pick(horseWords) : surname(random);
  const link = random.pick(links);
  const from = random.chance(0.5) ? random.pick(places) : surname(random);
  const gap = link === "" || link.endsWith("'") ? "" : " ";
  const name = link === "" ? word : `${word} ${link}${gap}${from}`;
  return random.chance(0.05) ? `${name} ${random.int(2, 99)}` : name;
}
