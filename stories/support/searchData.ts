import type {
  Advert,
  Contest,
  Discount,
  Event,
  FilterType,
  FilterValue,
  FoundFilterValue,
  Picture,
} from "../../src/api/contract/catalogueEntities.ts";
import { contract } from "../../src/api/contract/contract.ts";
import type { ErrorCode } from "../../src/api/contract/errors.ts";
import type { TimeCounts } from "../../src/api/contract/pictureCalls.ts";
import { answering, answeringPages } from "./calls.ts";
import { file, print } from "./orderData.ts";

/** A season of events as the server would return it, with pictures drawn for stories. */

const stored = {
  createdAt: "2026-05-16T09:12:00.000Z",
  modifiedAt: "2026-05-16T09:12:00.000Z",
  creationPlaceId: 1,
  isDeleted: false,
};
const uuid = (kind: string, number: number) =>
  `${kind.padEnd(8, "0")}-0000-4000-8000-${String(number).padStart(12, "0")}`;
const workspaceUuid = uuid("a0", 1);

const event = (number: number, label: string, start: string, end: string, count: number): Event => ({
  ...stored,
  uuid: uuid("e0", number),
  isVisible: true,
  isDisplaySelected: number === 1,
  pricingId: 1,
  label,
  labelSlug: `evenement-${number}`,
  category: "Equestre",
  year: 2026,
  thumbnailFile: null,
  start,
  end,
  hasClickAndCollect: true,
  totalPictureCount: count,
  defaultFrameUuid: null,
});
export const events: Event[] = [
  event(1, "Jumping de Saint-Lô", "2026-05-15T06:00:00Z", "2026-05-17T16:00:00Z", 1896),
  event(2, "Concours complet du Haras du Pin", "2026-04-30T06:00:00Z", "2026-05-01T16:00:00Z", 1047),
  event(3, "Derby de la Baule et des marais salants", "2026-04-11T06:00:00Z", "2026-04-11T16:00:00Z", 64),
];
export const comingEvent = event(
  4,
  "Jumping des Sables-d’Olonne",
  "2099-08-01T06:00:00Z",
  "2099-08-02T16:00:00Z",
  0,
);
const [firstEvent] = events as [Event, ...Event[]];
export const eventUuid = firstEvent.uuid;

const contest = (number: number, label: string): Contest => ({
  ...stored,
  uuid: uuid("c0", number),
  isVisible: true,
  label,
  labelSlug: `epreuve-${number}`,
  eventUuid,
  start: "2026-05-16T06:00:00Z",
  end: "2026-05-16T16:00:00Z",
  totalPictureCount: 130,
});
export const contests = [
  contest(1, "Amateur 3 Grand Prix 1,00 m"),
  contest(2, "Pro 2 Grand Prix 1,40 m"),
  contest(3, "Club 1 Vitesse 0,90 m"),
];
export const contestUuid = uuid("c0", 1);
/** More than twelve: the filter box appears. */
export const manyContests = Array.from({ length: 14 }, (_, n) =>
  contest(
    n + 1,
    n === 9 ? "Épreuve des Écuries d’Été" : `Préparatoire ${n + 1}, 1,${String(n).padStart(2, "0")} m`,
  ),
);

const picture = (number: number): Picture => ({
  ...stored,
  uuid: uuid("90", number),
  name: `DSC_${String(400 + number).padStart(4, "0")}`,
  imageFile: `${number}.jpg`,
  thumbnailFile: `${number}.webp`,
  kind: "picture",
  rawFileName: `DSC_${400 + number}.JPG`,
  rawFileExtension: "jpg",
  rawFileType: "image/jpeg",
  photographerLabel: null,
  copyright: null,
  width: 6000,
  height: 4000,
  kbSize: 9000,
  orientation: 1,
  durationSeconds: null,
  takenAt: new Date(Date.UTC(2026, 4, 16, 7, 30, number * 7)).toISOString(),
  importUuid: null,
  photoSessionCode: null,
  eventUuid,
  contestUuid,
});
export const pictures = Array.from({ length: 24 }, (_, n) => picture(n + 1));
export const manyPictures = Array.from({ length: 640 }, (_, n) => picture(n + 1));
/** Pictures of most stories: each one more is drawn, laid out and checked by axe at each size. */
export const fewPictures = pictures.slice(0, 6);
/** Enough for an advert after the eleventh. */
export const dozenPictures = pictures.slice(0, 12);

export const pictureUuids = pictures.map((one) => one.uuid);

const moment = (day: number, minutes: number) => new Date(Date.UTC(2026, 4, day, -2, minutes)).toISOString();

/** Returns the counts of a day's pictures by quarter-hour, from an hour on. */
export function dayCounts(
  day: number,
  fromHour: number,
  counts: readonly number[],
): TimeCounts["days"][number] {
  const begin = (place: number) => moment(day, fromHour * 60 + place * 15);
  return {
    day: `2026-05-${day}`,
    start: moment(day, 0),
    end: moment(day + 1, 0),
    count: counts.reduce((sum, count) => sum + count, 0),
    buckets: counts.map((count, place) => ({ start: begin(place), end: begin(place + 1), count })),
  };
}

/** Returns an event's pictures by time, as the server counts them. */
export const timeCounts = (...days: TimeCounts["days"]): TimeCounts => ({
  timeZone: "Europe/Paris",
  bucketMinutes: 15,
  days,
});

const filterType = (number: number, code: string, label: string): FilterType => ({
  ...stored,
  uuid: uuid("70", number),
  hasLocalChanges: false,
  workspaceUuid,
  code,
  label,
  description: null,
  showAsTag: true,
});
const filterTypes = [
  filterType(1, "horse", "Cheval"),
  filterType(2, "rider", "Cavalier"),
  filterType(3, "bib", "Dossard"),
];
export const carTypes = [
  filterType(1, "horse", "Voiture"),
  filterType(2, "rider", "Pilote"),
  filterType(3, "bib", "Numéro"),
];

const filterValue = (number: number, value: string, type: number): FilterValue => ({
  ...stored,
  uuid: uuid("80", number),
  hasLocalChanges: false,
  value,
  valueSlug: `valeur-${number}`,
  filterTypeUuid: uuid("70", type),
  cleaningStatus: null,
  cleaningInfo: null,
});
type Seen = Partial<Pick<FoundFilterValue, "match" | "matchingEventCount" | "matchingPictureCount">> & {
  /** Place of its newest event in `events`. Default: 0. */
  event?: number;
  /** In that event. */
  pictures?: number;
};

/** A name as a search finds it, with its newest event and who else is on its picture. */
export function foundName(
  value: FilterValue,
  beside: readonly FilterValue[],
  { event: place = 0, pictures: count = 12, ...found }: Seen = {},
): FoundFilterValue {
  const seen = events[place] ?? firstEvent;
  const number = Number(value.uuid.slice(-3));
  return {
    ...value,
    match: "letters",
    matchingEventCount: 1,
    matchingPictureCount: count,
    ...found,
    events: [
      {
        eventUuid: seen.uuid,
        eventLabel: seen.label,
        pictureCount: count,
        pictureUuid: uuid("90", number),
        contestUuid,
        thumbnailFile: `${number}.webp`,
        names: beside.map((other) => ({
          uuid: other.uuid,
          value: other.value,
          filterTypeUuid: other.filterTypeUuid,
        })),
      },
    ],
  };
}
const [jeanne, jules, lefkas] = [
  filterValue(1, "Jeanne Lefèvre", 2),
  filterValue(2, "Jules Lefèvre", 2),
  filterValue(3, "Lefkas du Rozel", 1),
] as const;
const bib = (number: number) => filterValue(number, String(number), 3);
export const filterValues = [
  foundName(jeanne, [filterValue(4, "Oeil d’Or", 1), bib(137)], {
    matchingEventCount: 3,
    matchingPictureCount: 64,
  }),
  foundName(jules, [lefkas, bib(22)], { event: 1, pictures: 1 }),
  foundName(lefkas, [jules, bib(22)], { event: 1, pictures: 8 }),
];
export const elevenValues = Array.from({ length: 11 }, (_, n) =>
  foundName(filterValue(n + 1, `Le Cadre Noir ${n + 1}`, 1), [bib(40 + n)]),
);
export const longNames = [
  foundName(
    filterValue(5, "Anne-Charlotte de La Rochefoucauld-Montbéliard", 2),
    [filterValue(6, "Anticonstitutionnellement-Hippodrome-de-Fontainebleau", 1), bib(1024)],
    { event: 2, pictures: 1204, matchingEventCount: 12, matchingPictureCount: 3120 },
  ),
];
export const carNames = [
  foundName(filterValue(7, "Alpine A110 1600 S", 1), [filterValue(8, "Maxime Dubreuil", 2), bib(8)]),
];

export const discount: Discount = {
  ...stored,
  id: 1,
  label: "Saison",
  description: "Offre de saison\u00a0: −10\u00a0% sur tous les tirages, fichiers et packs\u202f!",
  startAt: "2000-01-01T00:00:00Z",
  endAt: "2099-01-01T00:00:00Z",
  percent: 10,
};

const adverts: Advert[] = [
  {
    ...stored,
    uuid: uuid("ad", 1),
    workspaceUuid,
    code: "sellerie",
    label: "Sellerie du Bocage",
    url: "https://sellerie.example/",
    isPlaceMain: true,
    isPlaceTruck: true,
  },
];

/** Answers with pictures without a name, taken beside those of a name. @param refused as for any pages */
export const answeringUnnamed = (all: readonly Picture[], refused?: (offset: number) => ErrorCode | null) =>
  answeringPages(contract.pictures.listPictures, [...all], refused, (query) => query.has("unnamedNear"));

/** Every call of the search and of its modal; a story puts its own before them. */
export const searchCalls = [
  answering(contract.events.listEvents, events),
  answering(contract.events.readEvent, firstEvent),
  answering(contract.contests.searchContests, contests),
  answering(contract.contests.readContest, contest(1, "Amateur 3 Grand Prix 1,00 m")),
  answering(contract.filterTypes.listFilterTypes, filterTypes),
  answering(contract.filterValues.listFilterValues, filterValues),
  answering(contract.filterValues.listFilterValuesOfPicture, [
    filterValue(3, "Oeil d’Or", 1),
    filterValue(1, "Jeanne Lefèvre", 2),
    filterValue(4, "137", 3),
  ]),
  answering(contract.filterValues.readFilterValue, filterValue(1, "Jeanne Lefèvre", 2)),
  answering(contract.adverts.listAdverts, adverts),
  // Without packs, whose cards have their own stories.
  answering(contract.products.listProducts, [print, file]),
  answeringUnnamed([]),
  answeringPages(contract.pictures.listPictures, fewPictures),
  // Too few for a histogram.
  answering(contract.pictures.countPicturesByTime, timeCounts(dayCounts(16, 9, [6]))),
  answering(contract.pictures.listPlaceholders, []),
  answering(contract.pictures.readPicture, ({ params }) => {
    const found = pictures.find((one) => one.uuid === params.uuid);
    return found ?? picture(1);
  }),
];
