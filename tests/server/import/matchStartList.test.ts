import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { closeWindows } from "../../../server/import/closeWindows.ts";
import { type MatchablePicture, matchStartList } from "../../../server/import/matchStartList.ts";
import { naturalCompare } from "../../../server/import/naturalOrder.ts";
import { parseStartList } from "../../../server/import/parseStartList.ts";

const contests = [
  { uuid: "gp", label: "Grand Prix 1,35 m" },
  { uuid: "am", label: "Amateur 2" },
];

const picture = (
  name: string,
  contestUuid = "gp",
  localTime: string | null = null,
  bibs: string[] = [],
): MatchablePicture => ({
  uuid: `${contestUuid}/${name}`,
  name,
  contestUuid,
  localTime,
  bibs,
});

function match(list: string, pictures: MatchablePicture[], window = 120) {
  const rows = closeWindows(parseStartList(Buffer.from(list)).rows, window);
  const { matched, unmatched } = matchStartList(rows, pictures, contests);
  return {
    found: matched.map(({ row, pictures: shown }): [number, string[]] => [
      row.line,
      shown.map(({ uuid }) => uuid),
    ]),
    unmatched,
  };
}

describe("matchStartList", () => {
  it("finds pictures by their names in natural order, both ends included", () => {
    const pictures = [8, 9, 10, 11, 12].map((number) => picture(`IMG_${number}`));
    expect(match("dossard;de;à\n1;IMG_9;IMG_11", pictures).found).toEqual([
      [2, ["gp/IMG_9", "gp/IMG_10", "gp/IMG_11"]],
    ]);
  });

  it("finds pictures by their number alone", () => {
    const pictures = [picture("IMG_0998"), picture("IMG_0999"), picture("IMG_1000"), picture("sans")];
    expect(match("dossard;de;à\n1;999;1000", pictures).found).toEqual([[2, ["gp/IMG_0999", "gp/IMG_1000"]]]);
  });

  it("finds pictures by the time they were taken, both seconds included; without time never", () => {
    const pictures = [
      picture("a", "gp", "2026-05-01 10:32:04"),
      picture("b", "gp", "2026-05-01 10:32:05"),
      picture("c", "gp", "2026-05-01 10:34:10"),
      picture("d", "gp", "2026-05-01 10:34:11"),
      picture("e"),
    ];
    expect(match("dossard;de;à\n1;10:32:05;10:34:10", pictures).found).toEqual([[2, ["gp/b", "gp/c"]]]);
  });

  it("asks for a date where times fit several days, and uses it", () => {
    const pictures = [picture("a", "gp", "2026-05-01 10:32:05"), picture("b", "gp", "2026-05-02 10:32:05")];
    expect(match("dossard;de;à\n1;10:32;10:33", pictures)).toEqual({
      found: [],
      unmatched: [
        {
          line: 2,
          reason: "ses heures conviennent à 2 jours : dire lequel dans une colonne « date »",
          isWaiting: false,
        },
      ],
    });
    expect(match("dossard;date;de;à\n1;2/5/2026;10:32;10:33", pictures).found).toEqual([[2, ["gp/b"]]]);
  });

  it("goes past midnight with dates", () => {
    const pictures = [picture("a", "gp", "2026-05-01 23:59:00"), picture("b", "gp", "2026-05-02 00:01:00")];
    const list = "dossard;de;à\n1;2026-05-01 23:58;2026-05-02 00:04";
    expect(match(list, pictures).found).toEqual([[2, ["gp/a", "gp/b"]]]);
  });

  it("asks for the contest where pictures of several have the name, and uses it", () => {
    const pictures = [picture("IMG_1"), picture("IMG_1", "am")];
    expect(match("dossard;de\n1;IMG_1", pictures).unmatched).toEqual([
      {
        line: 2,
        reason: "ses photos sont dans 2 épreuves : dire laquelle dans une colonne « épreuve »",
        isWaiting: false,
      },
    ]);
    expect(match("dossard;épreuve;de\n1;amateur-2;IMG_1", pictures).found).toEqual([[2, ["am/IMG_1"]]]);
  });

  it("reports rows without pictures, with none of that name, or of an unknown contest", () => {
    const list =
      "dossard;cavalier;épreuve;de;à\n1;;;;\n2;;;IMG_7;IMG_9\n3;;Derby;IMG_1;IMG_1\n4;;;10:00;10:01\n;Anne;;;";
    expect(match(list, [picture("IMG_1")]).unmatched).toEqual([
      { line: 2, reason: "pas de photo au dossard 1", isWaiting: true },
      { line: 3, reason: "pas de photo de IMG_7 à IMG_9", isWaiting: true },
      { line: 4, reason: "pas d’épreuve « Derby » ici", isWaiting: true },
      { line: 5, reason: "pas de photo de 10:00:00 à 10:01:00", isWaiting: true },
      { line: 6, reason: "elle ne désigne aucune photo : ni photo, ni heure, ni dossard", isWaiting: false },
    ]);
  });

  it("ends a passing time before the next one of the contest, at the latest after the window", () => {
    const pictures = ["09:59:59", "10:00:00", "10:00:29", "10:00:30", "10:02:30", "10:02:31"].map((time) =>
      picture(time, "gp", `2026-05-01 ${time}`),
    );
    const list =
      "dossard;épreuve;heure\n1;Grand Prix 1,35 m;10:00:00\n2;Grand Prix 1,35 m;10:00:30\n3;Amateur 2;10:00:10\n4;Grand Prix 1,35 m;10:00:00";
    expect(match(list, pictures).found).toEqual([
      [2, ["gp/10:00:00", "gp/10:00:29"]],
      [3, ["gp/10:00:30", "gp/10:02:30"]],
      [5, ["gp/10:00:00", "gp/10:00:29"]],
    ]);
    expect(match(list, pictures, 10).found).toEqual([
      [2, ["gp/10:00:00"]],
      [3, ["gp/10:00:30"]],
      [5, ["gp/10:00:00"]],
    ]);
  });

  it("carries the last passing time past midnight with its date only", () => {
    const pictures = [picture("a", "gp", "2026-05-01 23:59:30"), picture("b", "gp", "2026-05-02 00:00:30")];
    expect(match("dossard;date;heure\n1;1/5/2026;23:59", pictures).found).toEqual([[2, ["gp/a", "gp/b"]]]);
    expect(match("dossard;heure\n1;23:59", pictures).found).toEqual([[2, ["gp/a"]]]);
  });

  it("finds the pictures of a row without pictures and times by its bib, leading zeros or not", () => {
    const pictures = [picture("a", "gp", null, ["12"]), picture("b", "gp", null, ["120"]), picture("c")];
    expect(match("dossard;cavalier\n012;Anne", pictures).found).toEqual([[2, ["gp/a"]]]);
  });

  it("names nobody by a bib that two wear, or that is in two contests", () => {
    const pictures = [picture("a", "gp", null, ["12", "7"]), picture("b", "am", null, ["7"])];
    expect(match("dossard;cavalier\n12;Anne\n12;Zoé\n7;Hugo", pictures)).toEqual({
      found: [],
      unmatched: [
        {
          line: 2,
          reason: "2 portent le dossard 12 dans cette liste : dire à quelle heure ou sur quelles photos",
          isWaiting: false,
        },
        {
          line: 3,
          reason: "2 portent le dossard 12 dans cette liste : dire à quelle heure ou sur quelles photos",
          isWaiting: false,
        },
        {
          line: 4,
          reason: "ses photos sont dans 2 épreuves : dire laquelle dans une colonne « épreuve »",
          isWaiting: false,
        },
      ],
    });
    expect(
      match("dossard;cavalier;épreuve\n7;Hugo;Amateur 2\n7;Zoé;Grand Prix 1,35 m", pictures).found,
    ).toEqual([
      [2, ["am/b"]],
      [3, ["gp/a"]],
    ]);
  });

  it("finds for any names what comparing each one finds", () => {
    const names = fc.uniqueArray(fc.stringMatching(/^(IMG|DSC)_[0-9]{1,3}$/), {
      minLength: 1,
      maxLength: 30,
    });
    fc.assert(
      fc.property(names, fc.nat(), fc.nat(), (all, one, other) => {
        const [from = "", to = ""] = [all[one % all.length] ?? "", all[other % all.length] ?? ""].sort(
          naturalCompare,
        );
        const { found } = match(
          `dossard;de;à\n1;${from};${to}`,
          all.map((name) => picture(name)),
        );
        const wanted = all.filter((name) => naturalCompare(from, name) <= 0 && naturalCompare(name, to) <= 0);
        expect(new Set(found[0]?.[1])).toEqual(new Set(wanted.map((name) => `gp/${name}`)));
      }),
    );
  });
});
