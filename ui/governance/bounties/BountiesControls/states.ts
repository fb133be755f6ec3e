import { bountyStates } from '@narwhal-club/core/contract'

/** What a list may be narrowed to. */
export const bountyShown = ['all', ...bountyStates] as const
export type BountyShown = (typeof bountyShown)[number]
