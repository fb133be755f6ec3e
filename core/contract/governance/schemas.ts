import * as z from 'zod/mini'

/** Where a proposal is, by its dates (R4.8). */
export const ProposalStatus = z.enum(['pending', 'active', 'closed'])
export type ProposalStatus = z.infer<typeof ProposalStatus>

/** What can be voted (R3.10). */
export const VoteChoice = z.enum(['yes', 'no'])
export type VoteChoice = z.infer<typeof VoteChoice>
