import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { isoDate, line, natural, naturalQuery, orNull, pageQuery, text, uuid } from "../fields.ts";
import { filledText } from "../formFields.ts";

/** A yes or no in a query. */
const choice = z.optional(
  z.pipe(
    z.enum(["0", "1"], "Invalid value"),
    z.transform((value) => value === "1"),
  ),
);
const bibPlace = z.enum(["folder", "start", "end"], "Invalid value");
const rowReasons = z.array(z.object({ line: natural, reason: z.string() }));

/** What a start list did, or would do. */
export const startListReportSchema = z.object({
  fileName: text(255),
  isCheck: z.boolean(),
  /** Null: nothing was applied. */
  uuid: orNull(uuid),
  /** Number of rows that could be read, of pictures that they name, and of names new on these. */
  rows: natural,
  pictures: natural,
  newNames: natural,
  /** Rows to correct, and rows whose pictures may still come. */
  refused: rowReasons,
  waiting: rowReasons,
  /** Spellings that were taken for an existing name. */
  merged: z.array(z.object({ value: z.string(), kept: z.string() })),
  /** Rows with a passing time alone. */
  passingTimes: natural,
  /** For how many seconds at most pictures are a passing time's. */
  windowSeconds: natural,
  /** How the file was read. */
  notes: z.array(z.string()),
  /** Lists of the same file name that were undone, and the number of names that went with them; or would be. */
  replaced: z.array(uuid),
  removedNames: natural,
  /** Lists of the same file name that stay. */
  sameName: z.array(uuid),
});

/** A start list that was applied to an event. */
export const startListSchema = z.object({
  uuid,
  fileName: text(255),
  appliedAt: isoDate,
  by: z.string(),
  /** Slugs of the contests to which it applies; null: all of the event. */
  contestSlugs: orNull(z.array(z.string())),
  /** For how many seconds at most pictures are a passing time's. */
  windowSeconds: natural,
  bibPlace: orNull(bibPlace),
  /** Its names are being removed. */
  isUndone: z.boolean(),
  /** Number of rows kept for pictures still to come, and of names given. */
  rows: natural,
  names: natural,
});

const byUuid = z.object({ uuid });

export const operatorStartListCalls = {
  applyStartList: endpoint({
    method: "POST",
    path: "/operator/startLists",
    summary: "Applies a start list (XLSX, ODS, CSV) to an event, or shows what it would change",
    scope: "catalogue",
    query: z.object({
      eventUuid: uuid,
      fileName: filledText(255),
      /** Of the one contest to which it applies. */
      contest: z.optional(filledText(200)),
      /** 1: writes nothing. */
      check: choice,
      /** 1: undoes the lists of the same file name afterwards. */
      replace: choice,
      encoding: z.optional(line(40)),
      sheet: z.optional(line(200)),
      /** How many seconds of pictures are a passing time's. */
      window: z.optional(
        naturalQuery.check(z.minimum(1, "Invalid value"), z.maximum(3_600, "Invalid value")),
      ),
      /** Where names of files or folders have a bare bib. */
      bibsIn: z.optional(bibPlace),
    }),
    upload: 20_000_000,
    answer: startListReportSchema,
    errors: ["REFUSED", "TOO_LARGE"],
  }),
  listStartLists: endpoint({
    method: "GET",
    path: "/operator/startLists",
    summary: "The start lists of an event, in the order of their application",
    scope: "catalogue",
    query: z.object({
      eventUuid: uuid,
      ...pageQuery,
    }),
    answer: z.array(startListSchema),
    paginated: true,
  }),
  undoStartList: endpoint({
    method: "POST",
    path: "/operator/startLists/{uuid}/undo",
    summary: "Removes a start list with the names that it alone gave",
    scope: "catalogue",
    params: byUuid,
    body: z.object({}),
    answer: z.object({
      uuid,
      fileName: text(255),
      /** Number of names that are gone from pictures. */
      removedNames: natural,
    }),
    errors: ["REFUSED"],
  }),
};
