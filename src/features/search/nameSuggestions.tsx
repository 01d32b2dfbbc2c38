import { atom, useAtomValue } from "jotai";
import { unwrap } from "jotai/utils";
import type { FilterType, FoundFilterValue, NameInEvent } from "../../api/contract/catalogueEntities.ts";
import { joinDots } from "../../domain/french/joinDots.ts";
import { pictureUrl } from "../../domain/pictures/imageUrl.ts";
import { filterValuesShown } from "../../domain/shop/limits.ts";
import { untilLoaded } from "../../state/lazyPart.ts";
import type { QueryState } from "../../state/query.ts";
import { type SearchAnswer, type SearchOption, Suggestion } from "../../ui/index.ts";
import { type SearchFilter, withEvent, withFilterValue } from "./filter.ts";
import { NothingFound } from "./NothingFound.tsx";
import { wantedAlertAtom } from "./nameAlert.ts";
import {
  inEvents,
  meantLead,
  nearestLead,
  noResult,
  resultCount,
  retry,
  tooManyResults,
} from "./nameTexts.ts";
import { photoCount, searching } from "./texts.ts";

const unwanted = atom(undefined);
const dialogAtom = unwrap(atom(() => untilLoaded(() => import("./NameAlertModal.tsx"))));

/** The dialog of « Prévenez-moi », once it is wanted. */
export function NameAlert() {
  const isWanted = useAtomValue(wantedAlertAtom) !== null;
  const dialog = useAtomValue(isWanted ? dialogAtom : unwanted);
  return dialog ? <dialog.NameAlertModal /> : null;
}

export interface NameSearch {
  /** As typed. */
  text: string;
  /** The search that a name narrows. */
  filter: SearchFilter;
  hrefOf: (filter: SearchFilter) => string;
  types: readonly FilterType[];
  cdnHost: string;
  onRetry: () => void;
  /** Called when a link of the panel leads on. */
  onLeave: () => void;
}

/** Returns the box's state for a search of names. */
export function answerOf(found: QueryState<readonly FoundFilterValue[]>, search: NameSearch): SearchAnswer {
  switch (found.status) {
    case "loading":
      return { state: "loading", message: searching };
    case "error":
      return {
        state: "failed",
        message: found.error.shopperMessage,
        retryLabel: retry,
        onRetry: search.onRetry,
      };
    case "data": {
      const names = found.data.slice(0, filterValuesShown);
      const lead = leadOf(names);
      const count = names.length === 0 ? noResult : resultCount(names.length);
      const isFound = names.length > 0 && !isNear(names);
      return {
        state: "found",
        options: names.flatMap((name) => optionsOf(name, search)),
        message: lead === undefined ? count : `${lead} ${count}`,
        lead,
        ...(!isFound && { actions: <NothingFound {...search} /> }),
        note: found.data.length > filterValuesShown ? tooManyResults : undefined,
      };
    }
  }
}

const isNear = (names: readonly FoundFilterValue[]) => names.some(({ match }) => match === "nearest");

/** Says that the names do not have the text itself. */
function leadOf(names: readonly FoundFilterValue[]): string | undefined {
  if (isNear(names)) return nearestLead;
  return names.length > 0 && names.every(({ match }) => match === "slips") ? meantLead : undefined;
}

/** Returns a name's way to its pictures in its newest event, and to its other events if it has some. */
function optionsOf(name: FoundFilterValue, search: NameSearch): SearchOption[] {
  const { uuid, value, matchingEventCount = 0, matchingPictureCount = 0, events: [newest] = [] } = name;
  const { filter, hrefOf, types } = search;
  const narrowed = withFilterValue(filter, name);
  const detail = types.find((type) => type.uuid === name.filterTypeUuid)?.label;
  const href = hrefOf(
    newest ? withEvent(narrowed, { uuid: newest.eventUuid, label: newest.eventLabel }) : narrowed,
  );
  const face = {
    id: uuid,
    label: value,
    href,
    content: <Suggestion label={value} detail={detail} {...(newest && seenIn(newest, search))} />,
  };
  if (matchingEventCount < 2) return [face];
  const label = inEvents(value, matchingEventCount);
  const meta = photoCount(matchingPictureCount);
  const content = <Suggestion label={label} meta={meta} />;
  return [face, { id: `${uuid} events`, label, href: hrefOf(narrowed), content }];
}

/** What tells one name from the same name of others: its picture, its horse or rider, its bib, the event. */
function seenIn(event: NameInEvent, { filter, types, cdnHost }: NameSearch) {
  const { pictureUuid, contestUuid, eventUuid, eventLabel, pictureCount, names } = event;
  const company = names.map(({ value, filterTypeUuid }) => {
    const type = types.find((one) => one.uuid === filterTypeUuid);
    return type?.code === "bib" ? `${type.label.toLowerCase()}\u00a0${value}` : value;
  });
  const count = photoCount(pictureCount);
  return {
    src: contestUuid ? pictureUrl(cdnHost, { uuid: pictureUuid, eventUuid, contestUuid }, 400) : null,
    company: joinDots(company),
    meta: filter.eventUuid === null ? joinDots([eventLabel, count]) : count,
  };
}
