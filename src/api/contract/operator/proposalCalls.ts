import * as z from "zod/mini";
import { proposalStates, proposalsMaximum } from "../../../domain/pictures/proposalStates.ts";
import { endpoint } from "../endpoint.ts";
import { isoDate, line, natural, orNull, pageQuery, uuid } from "../fields.ts";
import { filledText } from "../formFields.ts";

/** A name that is proposed for a picture. */
export const proposedNameSchema = z.object({
  uuid,
  eventUuid: uuid,
  pictureUuid: uuid,
  /** The picture's name. */
  picture: z.string(),
  /** The code of a type of names: rider, horse, bib. */
  type: z.string(),
  typeLabel: z.string(),
  /** Null once forgotten. */
  value: orNull(z.string()),
  source: z.string(),
  certainty: z.number(),
  state: z.enum(proposalStates),
  proposedAt: isoDate,
});

/** An entry of the call that changed nothing, by its place from 0, and why, in French. */
export const unusableEntrySchema = z.object({ index: natural, reason: z.string() });

const certainty = z.number().check(z.minimum(0), z.maximum(1));
/** Checked entry by entry: a wrong one does not stop the others. */
const proposal = z.object({
  pictureUuid: z.string(),
  /** The code or label of a type: rider, horse, bib. */
  type: z.string(),
  value: z.union([z.string(), z.number()]),
  /** 0 to 1. */
  certainty: z.number(),
});
/** Either `uuids`, or one or more of the other fields: all proposals that wait and fit them. */
const wanted = z
  .object({
    uuids: z.optional(z.array(uuid).check(z.minLength(1, "No value"), z.maxLength(proposalsMaximum))),
    source: z.optional(filledText(100)),
    eventUuid: z.optional(uuid),
    /** The least certainty. */
    above: z.optional(certainty),
  })
  .check(
    z.refine(
      ({ uuids, source, eventUuid, above }) =>
        (uuids === undefined) !== ((source ?? eventUuid ?? above) === undefined),
      { path: ["uuids"], message: "No value" },
    ),
  );
const decided = z.object({
  decided: natural,
  /** New pairs of picture and name. */
  newNames: natural,
  unusable: z.array(unusableEntrySchema),
});

export const operatorProposalCalls = {
  proposeNames: endpoint({
    method: "POST",
    path: "/operator/names/proposed",
    summary: "Proposes names for pictures: certain ones are applied, the others wait for a yes",
    scope: "catalogue",
    body: z.object({
      /** Who proposes them: a service that reads bibs, a timing chip, the shoppers. */
      source: filledText(100),
      /** The certainty from which a name is applied at once. */
      threshold: z._default(certainty, 1),
      names: z.array(proposal).check(z.minLength(1, "No value"), z.maxLength(proposalsMaximum)),
    }),
    answer: z.object({
      applied: natural,
      waiting: natural,
      /** Proposals that this source has made before. */
      known: natural,
      /** New pairs of picture and name. */
      newNames: natural,
      unusable: z.array(unusableEntrySchema),
    }),
    errors: ["TOO_LARGE"],
  }),
  listProposedNames: endpoint({
    method: "GET",
    path: "/operator/names/proposed",
    summary: "A page of proposed names, the oldest first; those that wait, unless another state is asked for",
    scope: "catalogue",
    query: z.object({
      state: z.optional(z.enum(proposalStates)),
      eventUuid: z.optional(uuid),
      source: z.optional(line(100)),
      ...pageQuery,
    }),
    answer: z.array(proposedNameSchema),
    paginated: true,
  }),
  acceptProposedNames: endpoint({
    method: "POST",
    path: "/operator/names/proposed/accept",
    summary: "Gives waiting names to their pictures: the given ones, or all that fit",
    scope: "catalogue",
    body: wanted,
    answer: decided,
  }),
  refuseProposedNames: endpoint({
    method: "POST",
    path: "/operator/names/proposed/refuse",
    summary: "Refuses waiting names, the given ones or all that fit; their source cannot bring them back",
    scope: "catalogue",
    body: wanted,
    answer: decided,
  }),
};
