import type { Choice } from '../engine.ts'

/** Who makes something happen, in the order of a panel. */
export const causes = {
  person: 'A person',
  wallet: 'The wallet and the chain',
  others: 'Other machines, tabs and the page',
  actors: 'Answers of actors at work',
  time: 'Time',
} as const
export type Cause = keyof typeof causes

/** What a wallet tells of itself, passed on to whoever needs it. */
const ofWallet = /^(account|chain|provider|options|address)\./

/** Words of what has happened: it is told, and nobody asks for it. */
const told = /(ed|broke|lost|sent|heard|shown|hidden|online|wrote|kept)$/i
/** A person tells a machine that they saw the end of it. */
const seen = /\.celebrated$/
/** Words that ask a machine of one's own, and tell one of another's. */
const toldFromAfar = /\.(back|read|unread|progress)$/

/**
 * Says who causes an event, by its name alone: `login.sign` asks, `login.failed`
 * tells. What asks comes from a person, to whichever machine the root passes it.
 *
 * @param machine that hears it, by its id.
 */
export function causeOf(
  { kind, event }: Pick<Choice, 'kind' | 'event'>,
  machine: string,
): Cause {
  if (kind === 'after') return 'time'
  if (kind !== 'send') return 'actors'
  const { type } = event
  const isOwn = type.startsWith(`${machine}.`)
  if (ofWallet.test(type)) return 'wallet'
  if (seen.test(type)) return 'person'
  if (told.test(type)) return 'others'
  return !isOwn && toldFromAfar.test(type) ? 'others' : 'person'
}
