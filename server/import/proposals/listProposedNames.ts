import { sql } from "kysely";
import type { ProposalState } from "../../../src/domain/pictures/proposalStates.ts";
import type { Counted } from "../../core/handler.ts";
import { cutToPage, type Page } from "../../core/page.ts";
import type { Db } from "../../db/database.ts";

export interface ListedProposal {
  uuid: string;
  eventUuid: string;
  pictureUuid: string;
  /** The picture's name. */
  picture: string;
  /** The code of a type of names. */
  type: string;
  typeLabel: string;
  /** Null once forgotten. */
  value: string | null;
  source: string;
  certainty: number;
  state: ProposalState;
  proposedAt: string;
}

interface Wanted {
  state?: ProposalState | undefined;
  eventUuid?: string | undefined;
  source?: string | undefined;
}

/** Returns proposed names of one state, the oldest first. Default: those that wait. @param page null: all of them */
export async function listProposedNames(
  db: Db,
  { state = "waiting", eventUuid, source }: Wanted,
  page: Page,
): Promise<Counted<ListedProposal[]>> {
  const ofEvent = eventUuid === undefined ? sql`` : sql`and picture."eventUuid" = ${eventUuid}`;
  const ofSource = source === undefined ? sql`` : sql`and proposed."source" = ${source}`;
  const matching = sql`"proposedName" proposed
      join picture on picture.uuid = proposed."pictureUuid"
      join "filterType" type on type.uuid = proposed."filterTypeUuid"
    where proposed."state" = ${state} ${ofEvent} ${ofSource}`;
  const { rows } = await sql<ListedProposal>`
    select proposed.uuid, picture."eventUuid", proposed."pictureUuid", picture.name as picture, type.code as type,
      type.label as "typeLabel", proposed.value, proposed.source, proposed.certainty, proposed.state, proposed."proposedAt"
    from ${matching} order by proposed."proposedAt", proposed.uuid ${cutToPage(page)}`.execute(db);
  if (page === null) return { items: rows, totalCount: rows.length };
  const counted = await sql<{ count: number }>`select count(*)::int as count from ${matching}`.execute(db);
  return { items: rows, totalCount: counted.rows[0]?.count ?? 0 };
}
