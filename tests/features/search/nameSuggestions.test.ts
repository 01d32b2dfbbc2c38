import { describe, expect, it } from "vitest";
import type { FoundFilterValue } from "../../../src/api/contract/catalogueEntities.ts";
import { filterQuery, rootFilter, type SearchFilter } from "../../../src/features/search/filter.ts";
import { answerOf } from "../../../src/features/search/nameSuggestions.tsx";
import { filterValues } from "../../../stories/support/searchData.ts";

const span = { takenFrom: "2026-05-16T07:00:00Z", takenBefore: "2026-05-16T08:00:00Z" };
const [jeanne, jules] = filterValues as [FoundFilterValue, FoundFilterValue];

function answer(data: readonly FoundFilterValue[], filter: SearchFilter = rootFilter) {
  const given = answerOf(
    { status: "data", data, refreshing: false, refreshError: null },
    {
      filter,
      hrefOf: (to) => new URLSearchParams(filterQuery(to)).toString(),
      types: [],
      cdnHost: "",
      text: "",
      onRetry: () => {},
      onLeave: () => {},
    },
  );
  if (given.state !== "found") throw new Error(`It is ${given.state}`);
  return given;
}
const ways = (data: readonly FoundFilterValue[], filter?: SearchFilter) =>
  answer(data, filter).options.map(({ href }) => Object.fromEntries(new URLSearchParams(href)));
const event = jeanne.events?.[0]?.eventUuid;

describe("suggested names", () => {
  it("lead to their pictures in the newest event, and to all events if there are several", () => {
    expect(ways([jeanne, jules])).toEqual([
      { mode: "pictures", event, value: jeanne.uuid },
      { mode: "events", value: jeanne.uuid },
      { mode: "pictures", event: jules.events?.[0]?.eventUuid, value: jules.uuid },
    ]);
  });

  it("leave a contest and a span, where the pictures counted may not be", () => {
    const filter: SearchFilter = { ...rootFilter, eventUuid: event ?? null, contestUuid: jules.uuid, span };
    expect(ways([{ ...jeanne, matchingEventCount: 1 }], filter)).toEqual([
      { mode: "pictures", event, value: jeanne.uuid },
    ]);
  });

  it("narrow the search where the server tells no events", () => {
    const { events, matchingEventCount, ...bare } = jeanne;
    expect(ways([bare])).toEqual([{ mode: "events", value: jeanne.uuid }]);
  });

  it("are ten at most, however many events they have", () => {
    const eleven = Array.from({ length: 11 }, () => jeanne);
    const { options, message, note } = answer(eleven);
    expect(options).toHaveLength(20);
    expect(message).toBe("10 résultats");
    expect(note).toBe("De nombreux résultats ont été trouvés, seuls les 10 premiers sont affichés ici.");
    expect(answer(eleven.slice(1)).note).toBeUndefined();
  });

  it("come with other ways if there are none, or only near ones", () => {
    const hasWays = (data: readonly FoundFilterValue[]) => answer(data).actions !== undefined;
    expect(hasWays([])).toBe(true);
    expect(hasWays([{ ...jeanne, match: "nearest" }])).toBe(true);
    expect(hasWays([{ ...jeanne, match: "slips" }])).toBe(false);
  });

  it.each([
    [["letters", "slips"], undefined],
    [["slips", "slips"], "Vouliez-vous dire\u00a0:"],
    [["nearest"], "Aucun résultat ne correspond à votre recherche. Orthographe la plus proche\u00a0:"],
    [[], undefined],
  ] as const)("%j are led by %j", (matches, lead) => {
    expect(answer(matches.map((match) => ({ ...jeanne, match }))).lead).toBe(lead);
  });
});
