import type { Moderated } from '@narwhal-club/core/contract'

/** Its words are there for who asks for them, behind the warning. */
export const isFolded = (moderated: Moderated | undefined) =>
  moderated?.as === 'reported' || moderated?.as === 'warned'

/** Its words are on no page. */
export const isGone = (moderated: Moderated | undefined) =>
  moderated?.as === 'hidden' || moderated?.as === 'tombstoned'
