import type {
  BountiesAsked,
  BountyReads,
} from '../../../server/api/bounties/bounties.ports.ts'
import type {
  BountyDraftRow,
  BountyRow,
  FoundBountyDraft,
  RecordRow,
  SubmissionRow,
} from '../../../server/api/bounties/bounties.types.ts'
import { withheld } from '../../../server/api/bounties/presentBounty.ts'
import { foldText } from '../../../server/api/clubs/clubs.ports.ts'
import { isTaken } from '../../../server/api/moderation/moderated.ts'
import { farAhead } from '../../../server/list/farAhead.ts'
import { byText } from '../byText.ts'
import type { MockWorld } from '../world.types.ts'
import {
  inOrder,
  isOverdueIn,
  isWorkedBy,
  type MockBounty,
  statusIn,
} from './memoryBounties.ts'

const byPlace = (one: bigint, other: bigint) =>
  one < other ? 1 : one > other ? -1 : 0

/** The same as the server's `placeOf`. */
function placeOf(row: BountyRow, { sort, now }: BountiesAsked): bigint {
  if (sort === 'reward') return BigInt(row.reward.amount)
  if (sort === 'work') return BigInt(row.counts.submissions)
  if (sort === 'newest') return BigInt(row.publishedAt)
  const isOpen = statusIn(row, now) === 'open'
  return BigInt(isOpen ? farAhead - row.submitBy : row.submitBy)
}

function isWanted(bounty: MockBounty, asked: BountiesAsked): boolean {
  const { row } = bounty
  const { club, state, search, skill, category, asset, author } = asked
  return (
    !asked.isNone &&
    (club === null || row.club === club) &&
    (state === null || statusIn(row, asked.now) === state) &&
    (search === null || foldText(row.title).includes(search)) &&
    (skill === null || row.skills.includes(skill)) &&
    (category === null || row.category === category) &&
    (asset === null || row.reward.asset === asset) &&
    (author === null || row.author === author) &&
    isWorkedBy(bounty, asked.hunter)
  )
}

/** Base units that were verified, by asset. */
function sumsOf(
  all: readonly { work: SubmissionRow; asset: 'TOKEN' | 'CRO' }[],
): RecordRow['earned'] {
  const sum = (of: 'TOKEN' | 'CRO') =>
    String(
      all
        .filter(({ asset, work }) => asset === of && isVerified(work))
        .reduce((sum, { work }) => sum + BigInt(work.payout?.amount ?? 0), 0n),
    )
  return { TOKEN: sum('TOKEN'), CRO: sum('CRO') }
}
const isVerified = ({ payout }: SubmissionRow) => payout?.state === 'verified'

/** What pages read of bounties, in memory. */
export function memoryBountyReads(world: MockWorld): BountyReads {
  const { bounties, clubs, fees } = world.state
  const clubOf = (id: string) => clubs.rows.find((club) => club.id === id)
  const at = (id: string) => bounties.list.find(({ row }) => row.id === id)
  const moderates = (club: string, asker: string | null) =>
    clubOf(club)?.moderators.includes(asker ?? '') ?? false
  const hunts = (bounty: string, asker: string | null) =>
    at(bounty)?.work.some(
      ({ row }) => row.author === asker && row.status !== 'withdrawn',
    ) ?? false

  function found(row: BountyDraftRow): FoundBountyDraft {
    const made = fees.intents
      .filter(
        (intent) =>
          intent.payer === row.author &&
          intent.refId === row.id &&
          intent.purpose === 'bounty',
      )
      .sort((a, b) => b.createdAt - a.createdAt || byText(a.id, b.id))
    const become = bounties.list.find((each) => each.row.draft === row.id)
    return {
      ...row,
      intent: made[0]?.id ?? null,
      bounty: become?.row.id ?? null,
    }
  }

  return {
    async list(asked) {
      const { club, after, limit } = asked
      if (club !== null && !clubOf(club)) return null
      const rows = bounties.list
        .filter((bounty) => isWanted(bounty, asked))
        .map(({ row }) => ({
          ...row,
          clubName: clubOf(row.club)?.name ?? '',
          place: placeOf(row, asked),
        }))
        .sort((a, b) => byPlace(a.place, b.place) || byText(a.id, b.id))
      const rest = rows.filter(
        ({ place, id }) =>
          !after ||
          place < after.place ||
          (place === after.place && id > after.id),
      )
      return { total: rows.length, rows: rest.slice(0, limit) }
    },

    async find(id, asker) {
      const bounty = at(id)
      const words = bounty?.versions.at(-1)
      if (!bounty || !words) return null
      const { row, work, dispute, calls } = bounty
      const own = work.find(
        (each) => each.row.author === asker && each.row.status !== 'withdrawn',
      )
      return {
        ...row,
        clubName: clubOf(row.club)?.name ?? '',
        words,
        winners: work
          .map((each) => each.row)
          .filter(({ status }) => status === 'winner')
          .sort(
            (a, b) =>
              byPlace(BigInt(a.share ?? 0), BigInt(b.share ?? 0)) ||
              byText(a.id, b.id),
          ),
        dispute,
        calls: inOrder(calls),
        mine: {
          moderates: moderates(row.club, asker),
          submission: own?.row.id ?? null,
          disputed: calls.some(({ address }) => address === asker),
        },
      }
    },

    async versions(id) {
      const { versions = [], row } = at(id) ?? {}
      const told = [...versions].reverse()
      return row && isTaken(row) ? told.map(withheld) : told
    },

    async submissions({ bounty: id, asker, after, limit }) {
      const bounty = at(id)
      if (!bounty) return null
      const all = bounty.work
        .map(({ row }) => row)
        .filter(({ status }) => status !== 'withdrawn')
        .sort((a, b) => a.at - b.at || byText(a.id, b.id))
      const rest = all.filter(
        (row) =>
          !after ||
          row.at > after.at ||
          (row.at === after.at && row.id > after.id),
      )
      return {
        bounty: bounty.row,
        moderates: moderates(bounty.row.club, asker),
        isHunter: hunts(bounty.row.id, asker),
        total: all.length,
        rows: rest.slice(0, limit),
      }
    },

    async submission(id, asker) {
      for (const { row: bounty, work } of bounties.list) {
        const found = work.find(({ row }) => row.id === id)
        if (found)
          return {
            bounty,
            moderates: moderates(bounty.club, asker),
            isHunter: hunts(bounty.id, asker),
            row: found.row,
            versions: [...found.versions].reverse(),
          }
      }
      return null
    },

    async record(address, now) {
      const own = bounties.list.filter(({ row }) => row.author === address)
      const works = bounties.list.flatMap(({ row, work }) =>
        work.map((each) => ({ work: each.row, bounty: row })),
      )
      const priced = (list: typeof works) =>
        list.map(({ work, bounty }) => ({ work, asset: bounty.reward.asset }))
      const handed = works.filter(({ work }) => work.author === address)
      const many = (status: string) =>
        own.filter(({ row }) => statusIn(row, now) === status).length
      const has = (status: string) =>
        handed.filter(({ work }) => work.status === status).length
      return {
        author: {
          opened: own.length,
          open: many('open'),
          awarded: many('awarded'),
          paid: many('paid'),
          overdue: own.filter(({ row }) => isOverdueIn(row, now)).length,
          expired: many('expired'),
          cancelled: many('cancelled'),
          disputed: many('disputed'),
        },
        paidOut: sumsOf(
          priced(works.filter(({ bounty }) => bounty.author === address)),
        ),
        hunter: {
          submitted: handed.length - has('withdrawn'),
          won: has('winner'),
          rejected: has('rejected'),
          spam: has('spam'),
        },
        earned: sumsOf(priced(handed)),
      }
    },

    async drafts({ author, club, after, limit }) {
      const own = bounties.drafts
        .filter(
          (row) =>
            row.author === author && (club === null || row.club === club),
        )
        .sort((a, b) => b.updatedAt - a.updatedAt || byText(a.id, b.id))
      const rest = own.filter(
        (row) =>
          !after ||
          row.updatedAt < after.at ||
          (row.updatedAt === after.at && row.id > after.id),
      )
      return { total: own.length, rows: rest.slice(0, limit).map(found) }
    },

    async draft(id) {
      const row = bounties.drafts.find((each) => each.id === id)
      return row ? found(row) : null
    },
  }
}
