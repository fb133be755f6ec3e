/** What a list of proposals may be narrowed to; the first is the usual one. */
export const proposalStates = ['all', 'active', 'pending', 'closed'] as const
export type ProposalState = (typeof proposalStates)[number]
