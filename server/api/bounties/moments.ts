import { bountyLimits, bountyStatus } from '@narwhal-club/core/bounties'
import type { BountyPorts } from './bounties.ports.ts'
import type { BountyRow } from './bounties.types.ts'
import { huntersIn } from './holdBounty.ts'
import { factsOf } from './presentBounty.ts'

/** What is told of a bounty at a moment of its own. */
export const bountyMoments = [
  'closing',
  'closed',
  'deciding',
  'expired',
  'paying',
  'overdue',
] as const
export type BountyMoment = (typeof bountyMoments)[number]

/** When each is; none where it will not come. */
export function momentsOfBounty(
  row: BountyRow,
): (readonly [BountyMoment, number])[] {
  if (row.cancelled || row.paidAt !== null || row.isDisputed) return []
  const before = (at: number) => at - bountyLimits.lastCall
  if (row.award) {
    const { payUntil } = row.award
    return [
      ['paying', before(payUntil)],
      ['overdue', payUntil],
    ]
  }
  const { submitBy, decideBy, closedAt } = row
  const working = [
    ['closing', before(submitBy)],
    ['closed', submitBy],
  ] as const
  return [
    ...(closedAt === null ? working : []),
    ['deciding', before(decideBy)],
    ['expired', decideBy],
  ]
}

type People = 'author' | 'hunters' | 'winners'

/** In which state each is told, and to whom. */
const told = {
  closing: { status: 'open', people: ['hunters'] },
  closed: { status: 'in_review', people: ['author'] },
  deciding: { status: 'in_review', people: ['author'] },
  expired: { status: 'expired', people: ['author', 'hunters'] },
  paying: { status: 'awarded', people: ['author'] },
  overdue: { status: 'awarded', people: ['author', 'winners'] },
} as const satisfies Record<
  BountyMoment,
  { status: string; people: readonly People[] }
>

/**
 * Tells whom a moment concerns, where it is that moment: dates may have moved
 * since it was put down. Done again, it tells the same again.
 */
export const tellMoment = <Tx>(
  ports: Pick<BountyPorts<Tx>, 'clock' | 'transact' | 'writes' | 'news'>,
  kind: BountyMoment,
  bounty: string,
) =>
  ports.transact(async (tx) => {
    const { writes, news, clock } = ports
    const row = await writes.lock(tx, bounty)
    const due = row && momentsOfBounty(row).find(([name]) => name === kind)
    const now = clock.now()
    if (!row || !due || now < due[1]) return
    const { status, people } = told[kind]
    if (bountyStatus(factsOf(row), now) !== status) return
    const all = await writes.submissions(tx, bounty)
    const concerned: Record<People, readonly string[]> = {
      author: [row.author],
      hunters: huntersIn(all),
      winners: all.filter(({ share }) => share !== null).map((w) => w.author),
    }
    const entry = { kind: 'deadline', subject: bounty, at: due[1] } as const
    await news.withdraw(tx, entry)
    const addresses = new Set(people.flatMap((each) => concerned[each]))
    await news.inform(
      tx,
      [...addresses].map((address) => ({ ...entry, address })),
    )
    await news.touched(tx, row)
  })
