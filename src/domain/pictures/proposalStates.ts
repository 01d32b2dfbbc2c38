/** What becomes of a name that is proposed for a picture. */
export const proposalStates = ["waiting", "accepted", "refused"] as const;
export type ProposalState = (typeof proposalStates)[number];

/** Proposals in one call. */
export const proposalsMaximum = 1000;
