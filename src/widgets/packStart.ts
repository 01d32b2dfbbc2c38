import type { Client } from "../api/client.ts";
import type { FilterValue, Product } from "../api/contract/catalogueEntities.ts";
import { missingOf } from "../domain/packs/completeness.ts";
import { filterQuestions } from "../domain/packs/filterSlots.ts";
import { packMatchCriteria } from "../domain/packs/packMatchCriteria.ts";
import type { ItemContent } from "../features/packs/configuration.ts";
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
 * horse searched for, its only rider. Throws `ApiError`.
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
  const [event, contest] = await Promise.all([
    eventUuid === null ? null : api.events.readEvent({ params: { uuid: eventUuid } }, options),
    contestOf(api, product, subject, options),
  ]);
  const inContest = { ...subject, contestUuid: contest?.uuid ?? null };
  const held = packContent(product, inContest, value?.filterTypeUuid ?? null);
  const { content, names } = await withLinked(api, product, held, value, options);
  return {
    content,
    about: [...names, contest?.label, event?.label].filter((label) => label !== undefined),
    missing: missingOf(product, { ...content, pictureCounts: [0, 0] }),
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

/** Returns the contest in view, or the only one with pictures of the name. */
async function contestOf(api: Client, product: Product, subject: PictureSubject, options: Options) {
  const { eventUuid, contestUuid, filterValueUuid } = subject;
  if (!filterQuestions(product).contest) return null;
  if (contestUuid !== null) return api.contests.readContest({ params: { uuid: contestUuid } }, options);
  if (filterValueUuid === null) return null;
  const ridden = await api.contests.searchContests({ query: { eventUuid, filterValueUuid } }, options);
  return ridden.length === 1 ? (ridden[0] ?? null) : null;
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
