import type { Client } from "../api/client.ts";
import type { Contest, FilterValue, FoundContest, Product } from "../api/contract/catalogueEntities.ts";
import { missingOf } from "../domain/packs/completeness.ts";
import { filterQuestions } from "../domain/packs/filterSlots.ts";
import { packMatchCriteria } from "../domain/packs/packMatchCriteria.ts";
import type { ItemContent } from "../features/packs/configuration.ts";
import type { PackRound } from "../features/packs/PackPreview.tsx";
import { packContent } from "../features/search/packContent.ts";
import type { PictureSubject } from "../features/search/queries.ts";
import { queryFamily } from "../state/query.ts";

const fields = ["filterValueUuid1", "filterValueUuid2"] as const;
const shownPictures = 6;

interface Options {
  signal?: AbortSignal;
}

/**
 * Returns what a filter pack begins with at a search: its rider, and the contest in view or the only one where she rode; of a
 * horse searched for, its only rider. `rounds` lists the contests to choose from if she rode in several. Throws `ApiError`.
 */
export async function startContent(
  api: Client,
  product: Product,
  subject: PictureSubject,
  options: Options = {},
) {
  const { eventUuid, filterValueUuid } = subject;
  const value =
    filterValueUuid === null
      ? null
      : await api.filterValues.readFilterValue({ params: { uuid: filterValueUuid } }, options);
  const [event, contests] = await Promise.all([
    eventUuid === null ? null : api.events.readEvent({ params: { uuid: eventUuid } }, options),
    contestsOf(api, product, subject, options),
  ]);
  const contest = contests.length === 1 ? contests[0] : undefined;
  const inContest = { ...subject, contestUuid: contest?.uuid ?? null };
  const held = packContent(product, inContest, value?.filterTypeUuid ?? null);
  const { content, names } = await withLinked(api, product, held, value, options);
  return {
    content,
    about: [...names, contest?.label, event?.label].filter((label) => label !== undefined),
    missing: missingOf(product, { ...content, pictureCounts: [0, 0] }),
    rounds: contest ? [] : contests.map((one) => packRound(one, product, held)),
  };
}

/** Counts the pictures of a pack in a contest, if they are the contest's or those of the name searched for. */
function packRound(contest: FoundContest, product: Product, held: ItemContent): PackRound {
  const { uuid, label, start, totalPictureCount, matchingPictureCount } = contest;
  const names = filterQuestions(product).valueTypes.length;
  const isNamed = names === 1 && held.filterValueUuid1 !== null;
  return {
    uuid,
    label,
    start,
    count: names === 0 ? totalPictureCount : isNamed ? (matchingPictureCount ?? null) : null,
  };
}

/** Returns the same with the count and the first of its pictures. Throws `ApiError`. */
export async function loadPackStart(
  api: Client,
  product: Product,
  subject: PictureSubject,
  options: Options = {},
) {
  const start = await startContent(api, product, subject, options);
  const criteria = packMatchCriteria(product, start.content);
  const page =
    criteria &&
    (await api.pictures.listPicturesForFilterOrderItem(
      { query: { ...criteria, offset: 0, limit: shownPictures } },
      options,
    ));
  return { ...start, matching: page && { count: page.totalCount, pictures: page.items } };
}

/** Returns the contest in view, or those with pictures of the name; none if the pack needs no contest. */
async function contestsOf(
  api: Client,
  product: Product,
  { eventUuid, contestUuid, filterValueUuid }: PictureSubject,
  options: Options,
): Promise<(Contest | FoundContest)[]> {
  if (!filterQuestions(product).contest) return [];
  if (contestUuid !== null)
    return [await api.contests.readContest({ params: { uuid: contestUuid } }, options)];
  if (filterValueUuid === null) return [];
  return api.contests.searchContests({ query: { eventUuid, filterValueUuid } }, options);
}

/** Fills the slots of other types with the only value that is in pictures with the one searched for. */
async function withLinked(
  api: Client,
  product: Product,
  held: ItemContent,
  value: FilterValue | null,
  options: Options,
) {
  const content = { ...held };
  const names: string[] = [];
  for (const [slot, filterTypeUuid] of filterQuestions(product).valueTypes.entries()) {
    const field = fields[slot];
    if (!field || value === null) continue;
    if (content[field] !== null) {
      names.push(value.value);
      continue;
    }
    const { eventUuid, contestUuid } = content;
    const linked = await api.filterValues.listLinkedFilterValues(
      {
        query: {
          tagSearch: "",
          filterTypeUuid,
          eventUuid,
          contestUuid,
          existingFilterValueUuid: value.uuid,
          limit: 2,
        },
      },
      options,
    );
    const [only] = linked;
    if (linked.length !== 1 || !only) continue;
    content[field] = only.uuid;
    names.push(only.value);
  }
  return { content, names };
}

export const packStartQuery = queryFamily(
  ({ product, subject }: { product: Product; subject: PictureSubject }, { api, signal }) =>
    loadPackStart(api, product, subject, { signal }),
);
