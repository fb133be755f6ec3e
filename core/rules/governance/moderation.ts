/** What may be reported, and looked after. */
export const moderatedKinds = [
  'proposal',
  'idea',
  'bounty',
  'submission',
  'comment',
] as const
export type ModeratedKind = (typeof moderatedKinds)[number]

/** What may be done about it. */
export const moderationActs = [
  'dismiss',
  'warn',
  'hide',
  'restore',
  'tombstone',
] as const
export type ModerationAct = (typeof moderationActs)[number]

/** Where its words are: on pages, taken off them, or taken off for good. */
export type ModerationState = 'stands' | 'hidden' | 'tombstoned'

/** What rules ask of a thing that is looked after. */
export interface ModeratedThing {
  kind: ModeratedKind
  state: ModerationState
  isWarned: boolean
  /** Reports, or hosts that nobody has looked at. */
  waits: boolean
  /** It can still be voted on. */
  isVotedOn: boolean
  /** Its author took it back: it is on no page. */
  isGone: boolean
}

/** A warning stands before what has a page of its own. */
const warnable: readonly ModeratedKind[] = ['proposal', 'idea', 'bounty']

/**
 * Tells what may be done about a thing. Nobody votes on words that cannot be
 * read: what is voted on is warned of or taken back, not hidden; a tombstone takes
 * it back. A tombstone is for good.
 */
export function actsOn(thing: ModeratedThing): ModerationAct[] {
  const { kind, state, isWarned, waits, isVotedOn, isGone } = thing
  if (state === 'tombstoned' || isGone) return waits ? ['dismiss'] : []
  if (state === 'hidden') return ['restore', 'tombstone']
  const isOffered: Record<ModerationAct, boolean> = {
    dismiss: waits || isWarned,
    warn: warnable.includes(kind) && !isWarned,
    hide: !isVotedOn,
    restore: false,
    tombstone: true,
  }
  return moderationActs.filter((act) => isOffered[act])
}

/** What stands in the place of a title that was taken down. */
export const takenTitle = 'Taken down'

/** Distinct holders after whose reports it stands behind a warning. */
export const enoughToFold = 3
