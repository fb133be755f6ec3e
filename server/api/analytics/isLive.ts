import type { MomentName } from './answers/types.ts'

/**
 * Tells of what more than the chain has a say in: what became of a fee, or of a
 * proposal, changes without a block, so that no answer holds for ever, and no copy of the index
 * knows it.
 */
export const isLive = (name: MomentName) =>
  name === 'analyticsFees' || name === 'analyticsGovernance'
