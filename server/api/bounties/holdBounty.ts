import { readReason } from '@narwhal-club/core/governance'
import {
  type Actor,
  type BountySubject,
  isModerator,
} from '@narwhal-club/core/policies'
import { RefusalError } from '../../errors.ts'
import { type Acting, actIn } from '../clubs/actorIn.ts'
import type { BountyPorts } from './bounties.ports.ts'
import type { BountyRow, SubmissionRow } from './bounties.types.ts'
import { type Looking, subjectOf } from './presentBounty.ts'

type Address = `0x${string}`

export interface Held<Tx> extends Acting {
  tx: Tx
  row: BountyRow
  subject: BountySubject
  /** After the wait for the lock. */
  now: number
  by: Address
}

/** Where the log of moderation leads to. */
export const placeOf = ({ club, id }: BountyRow) => ({
  club,
  kind: 'bounty',
  id,
})

/** Does something to a bounty that no one else changes meanwhile. */
export const holdBounty = <Tx, T>(
  ports: BountyPorts<Tx>,
  asker: Actor,
  id: string,
  act: (held: Held<Tx>) => Promise<T>,
): Promise<T> => ports.transact((tx) => holdIn(ports, tx, asker, id, act))

async function holdIn<Tx, T>(
  ports: BountyPorts<Tx>,
  tx: Tx,
  asker: Actor,
  id: string,
  act: (held: Held<Tx>) => Promise<T>,
): Promise<T> {
  const row = await ports.writes.lock(tx, id)
  if (!row) throw new RefusalError('bounty_not_found')
  const acting = await actIn(ports, asker, row.club, tx)
  const now = ports.clock.now()
  const subject = subjectOf(row, acting.club, now)
  const by = asker.address as Address
  return await act({ tx, row, subject, ...acting, now, by })
}

/** The same to a piece of work, with all others of its bounty. */
export const holdWork = <Tx, T>(
  ports: BountyPorts<Tx>,
  asker: Actor,
  id: string,
  act: (
    held: Held<Tx> & { work: SubmissionRow; all: SubmissionRow[] },
  ) => Promise<T>,
): Promise<T> =>
  ports.transact(async (tx) => {
    const bounty = await ports.writes.bountyOf(tx, id)
    if (bounty === null) throw new RefusalError('submission_not_found')
    return await holdIn(ports, tx, asker, bounty, async (held) => {
      const all = await ports.writes.submissions(tx, bounty)
      const work = all.find((each) => each.id === id)
      if (!work) throw new RefusalError('submission_not_found')
      return await act({ ...held, work, all })
    })
  })

/** @throws RefusalError for what would show as nothing, or without end. */
export function holdToReason(written: string): string {
  const reason = readReason(written)
  if (reason === null) throw new RefusalError('reason_required')
  return reason
}

/** Who has work in a bounty that is no spam. */
export const huntersIn = (all: readonly SubmissionRow[]): Address[] =>
  all.filter(({ status }) => status !== 'spam').map(({ author }) => author)

const worksIn = (all: readonly SubmissionRow[], by: Address) =>
  all.some(({ author }) => author === by)

/** @throws RefusalError for who would decide about their own reward. */
export function holdToOthersWork(
  all: readonly SubmissionRow[],
  by: Address,
): void {
  if (worksIn(all, by)) throw new RefusalError('own_work')
}

/** Who is told of work that they did something about. */
export const lookingOf = (
  { actor, club, now, by }: Acting & Pick<Held<never>, 'now' | 'by'>,
  all: readonly SubmissionRow[],
): Looking => ({
  address: by,
  moderates: isModerator(actor, club) && !worksIn(all, by),
  now,
})

/**
 * Holds what would leave work unpaid to what the club has voted.
 *
 * @param about the work; all of the bounty where there is none.
 * @throws RefusalError for work that the club wants to be paid.
 */
export async function holdToVote<Tx>(
  { writes }: Pick<BountyPorts<Tx>, 'writes'>,
  tx: Tx,
  bounty: string,
  about?: string,
): Promise<void> {
  const bound = (await writes.dispute(tx, bounty))?.bound
  const isIt = about === undefined || about === bound?.submission
  if (bound?.isToBePaid && isIt) throw new RefusalError('award_bound')
}
