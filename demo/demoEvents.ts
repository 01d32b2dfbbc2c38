import type { Event } from "../src/api/contract/catalogueEntities.ts";
import type { PhotoScene } from "./scenes/sceneFile.ts";

export interface DemoContest {
  label: string;
  /** Days after the event's first day. */
  day: number;
  /** Local hour of the first start. */
  hour: number;
  /** Number of horses, crews or runners. */
  rounds: number;
  /** Seconds from one start to the next. */
  every: number;
}

export interface DemoEvent {
  /** Identifies the event in its rows' uuids: never change it. */
  key: string;
  label: string;
  category: Event["category"];
  scene: PhotoScene["kind"];
  pricing: "horse" | "car" | "marathon";
  cars?: "rally" | "classic";
  /** Days from today to the event's first day. */
  starts: number;
  days: number;
  isVisible: boolean;
  isDisplaySelected: boolean;
  hasClickAndCollect: boolean;
  contests: DemoContest[];
}

type Row = [label: string, day: number, hour: number, rounds: number];

const contests = (every: number, rows: Row[]): DemoContest[] =>
  rows.map(([label, day, hour, rounds]) => ({ label, day, hour, rounds, every }));

const open = { isVisible: true, isDisplaySelected: true, hasClickAndCollect: false };

/** A season around today: jumping shows, a cross, a rally, a track day, a marathon, one to come, one called off. */
export const demoEvents: DemoEvent[] = [
  {
    ...open,
    key: "jumping-saint-lo",
    label: "Jumping de Saint-Lô",
    category: "Equestre",
    scene: "horse",
    pricing: "horse",
    starts: -2,
    days: 3,
    hasClickAndCollect: true,
    contests: contests(95, [
      ["Cycle classique 5 ans – 1,10 m", 0, 8, 22],
      ["Cycle classique 6 ans – 1,20 m", 0, 9.5, 22],
      ["Amateur 3 Vitesse 1,00 m", 0, 11, 24],
      ["Amateur 2 Grand Prix 1,10 m", 0, 13.5, 26],
      ["Amateur 1 Grand Prix 1,15 m", 0, 15, 22],
      ["Amateur Élite Grand Prix 1,25 m", 0, 16.5, 20],
      ["Poney 2 Grand Prix 0,80 m", 1, 8, 18],
      ["Poney Élite Grand Prix 1,20 m", 1, 9.25, 16],
      ["Préparatoire 1,05 m", 1, 10.5, 18],
      ["Pro 3 Vitesse 1,25 m", 1, 12.5, 20],
      ["Pro 2 Vitesse 1,35 m", 1, 14, 20],
      ["Grand Prix 1,35 m", 1, 16, 30],
      ["Club 2 Grand Prix 0,70 m", 2, 7.5, 16],
      ["Derby des Écuyères 1,00 m", 2, 8.25, 18],
    ]),
  },
  {
    ...open,
    key: "cso-fontainebleau",
    label: "Concours de saut d’obstacles de Fontainebleau",
    category: "Equestre",
    scene: "horse",
    pricing: "horse",
    starts: -13,
    days: 2,
    contests: contests(90, [
      ["Club 1 Vitesse 0,90 m", 0, 8.5, 20],
      ["Amateur 3 Grand Prix 1,00 m", 0, 10, 22],
      ["Amateur 2 Vitesse 1,05 m", 0, 13.5, 20],
      ["Amateur 1 Vitesse 1,15 m", 0, 15.5, 20],
      ["As Poney 1 – 1,10 m", 1, 8.5, 16],
      ["Amateur 2 Grand Prix 1,10 m", 1, 10, 22],
      ["Pro 3 Grand Prix 1,30 m", 1, 13.5, 20],
      ["Grand Prix de la Forêt 1,40 m", 1, 15.5, 20],
    ]),
  },
  {
    ...open,
    key: "rallye-monts-lyonnais",
    label: "Rallye des Monts du Lyonnais",
    category: "Automobile",
    scene: "car",
    pricing: "car",
    cars: "rally",
    starts: -20,
    days: 2,
    contests: contests(120, [
      ["Spéciale 1 : Col de la Luère", 0, 9, 17],
      ["Spéciale 2 : Sainte-Foy-l’Argentière", 0, 11.5, 17],
      ["Spéciale 3 : Col de la Croix-Rousse", 0, 15, 16],
      ["Spéciale 4 : Montrottier de nuit", 0, 19.5, 16],
      ["Spéciale 5 : Yzeron – Duerne", 1, 9, 16],
      ["Spéciale 6 : Crêts de l’Argentière", 1, 11.5, 15],
      ["Podium et parc fermé", 1, 15.5, 12],
    ]),
  },
  {
    ...open,
    key: "marathon-bords-de-loire",
    label: "Marathon des Bords de Loire",
    category: "Marathon",
    scene: "runner",
    pricing: "marathon",
    starts: -27,
    days: 1,
    contests: contests(38, [
      ["Marathon – 42,195 km", 0, 10.5, 62],
      ["Semi-marathon – 21,1 km", 0, 9.5, 54],
      ["10 km de l’Île", 0, 9, 42],
      ["Course des enfants", 0, 14, 22],
    ]),
  },
  {
    ...open,
    key: "complet-haras-du-perche",
    label: "Concours complet du Perche",
    category: "equestre",
    scene: "horse",
    pricing: "horse",
    starts: -34,
    days: 2,
    contests: contests(150, [
      ["Cross Amateur 1", 0, 9, 24],
      ["Cross Amateur Élite", 0, 13.5, 22],
      ["Cross Pro 3", 0, 16, 20],
      ["Hunter Amateur 1 – épreuve finale", 1, 9, 20],
      ["Hunter Pro 3 – épreuve finale", 1, 11, 20],
    ]),
  },
  {
    ...open,
    isDisplaySelected: false,
    key: "journee-classique-bresse",
    label: "Journée des Classiques du circuit de Bresse",
    category: "Automobile",
    scene: "car",
    pricing: "car",
    cars: "classic",
    starts: -48,
    days: 1,
    contests: contests(110, [
      ["Série A : avant-guerre", 0, 9, 14],
      ["Série B : Années 50 et 60", 0, 10.5, 20],
      ["Série C : Gordini et Berlinettes", 0, 14, 20],
      ["Série D : Youngtimers", 0, 16, 18],
    ]),
  },
  {
    ...open,
    isDisplaySelected: false,
    key: "jumping-sables-d-olonne",
    label: "Jumping des Sables-d’Olonne",
    category: "Equestre",
    scene: "horse",
    pricing: "horse",
    starts: 9,
    days: 3,
    hasClickAndCollect: true,
    contests: contests(90, [
      ["Amateur 2 Grand Prix 1,10 m", 0, 9, 0],
      ["Pro 2 Grand Prix 1,40 m", 1, 14, 0],
      ["Grand Prix des Embruns 1,45 m", 2, 15, 0],
    ]),
  },
  {
    ...open,
    isVisible: false,
    isDisplaySelected: false,
    key: "dressage-compiegne",
    label: "Concours de dressage de Compiègne (annulé)",
    category: "Equestre",
    scene: "horse",
    pricing: "horse",
    starts: -6,
    days: 2,
    contests: contests(420, [
      ["Amateur 2 Préliminaire", 0, 9, 0],
      ["Amateur 1 Imposée", 0, 14, 0],
      ["Pro 2 Libre en musique", 1, 10, 0],
    ]),
  },
];
