import * as z from 'zod/mini'

/** R4.8. */
export const ProposalStatus = z.enum(['pending', 'active', 'closed'])
export type ProposalStatus = z.infer<typeof ProposalStatus>

/** R3.10. */
export const VoteChoice = z.enum(['yes', 'no'])
export type VoteChoice = z.infer<typeof VoteChoice>
