import type { Asked, votesApi } from '@narwhal-club/core/contract'
import { type HeadFacts, votesLedger } from '@narwhal-club/core/voting'
import { RefusalError } from '../../errors.ts'
import { createKeyset, fields } from '../../list/keyset.ts'
import { presentBallot, presentCounted, presentReceipt } from './presentVote.ts'
import type { VotePorts } from './votes.ports.ts'

type Api = typeof votesApi
type Ports = Pick<VotePorts<never>, 'clock' | 'reads' | 'log' | 'sealer'>
type Address = `0x${string}`

/** Rows of a page where a question does not say how many. */
const usualLimit = 25
/** Lines of the ledger where a question does not say how many. */
const usualLines = 100

const places = {
  power: createKeyset('votes-power', {
    place: fields.whole,
    voter: fields.address,
  }),
  newest: createKeyset('votes-newest', {
    place: fields.instant,
    voter: fields.address,
  }),
}

const nonVoterPlaces = createKeyset('non-voters', {
  place: fields.whole,
  voter: fields.address,
})

const missing = () => new RefusalError('proposal_not_found')

/** Lists the ballots that count. */
export async function listVotes({ reads }: Ports, asked: Asked<Api['votes']>) {
  const { proposal, choice, q, hasReason, sort, cursor } = asked
  const { limit = usualLimit } = asked
  const keyset = places[sort]
  const found = await reads.list({
    proposal,
    choice: choice ?? null,
    voter: q ?? null,
    hasReason: hasReason ?? null,
    sort,
    after: keyset.read(cursor),
    limit: limit + 1,
  })
  if (!found) throw missing()
  const { page, ...rest } = keyset.cut(
    found.rows,
    limit,
    ({ power, at, voter }) => ({
      place: sort === 'power' ? power : at,
      voter,
    }),
  )
  const { proposal: of, total } = found
  return { proposal: of, rows: page.map(presentCounted), total, ...rest }
}

/** Lists who may vote and has not. */
export async function listNonVoters(
  { reads }: Ports,
  asked: Asked<Api['nonVoters']>,
) {
  const { proposal, q, cursor, limit = usualLimit } = asked
  const found = await reads.nonVoters({
    proposal,
    voter: q ?? null,
    after: nonVoterPlaces.read(cursor),
    limit: limit + 1,
  })
  if (!found) throw missing()
  const { page, ...rest } = nonVoterPlaces.cut(
    found.rows,
    limit,
    ({ power: place, voter }) => ({ place, voter }),
  )
  return { rows: page, total: found.total, ...rest }
}

/** Tells what a member may vote with, and all that they voted. */
export async function tellMyVote(
  { reads }: Ports,
  voter: Address,
  { proposal, voter: expected }: Asked<Api['myVote']>,
) {
  if (expected && expected !== voter) throw new RefusalError('session_mismatch')
  const found = await reads.mine(proposal, voter)
  if (!found) throw missing()
  const { power, isExcluded, ballots } = found
  const why = isExcluded ? ('excluded' as const) : ('not_in_list' as const)
  return {
    power,
    ...(power === 0 && { why }),
    seq: ballots.length,
    ballots: ballots.map((ballot) => ({
      ...presentBallot(ballot),
      receipt: presentReceipt(ballot),
    })),
  }
}

/** Tells where the ledger of votes stands, signed. */
export async function tellHead({
  clock,
  log,
  sealer,
}: Pick<Ports, 'clock' | 'sealer'> & { log: Pick<Ports['log'], 'head'> }) {
  const facts: HeadFacts = {
    format: 'narwhal-head-1',
    ledger: votesLedger,
    ...(await log.head()),
    at: clock.now(),
  }
  return await sealer.seal(facts)
}

/** Days that are told of. */
const daysTold = 60

/** Tells where the ledger of votes stood, day by day. */
export async function tellDays({ log }: Ports, site: string) {
  const days = await log.days(daysTold)
  return { url: `${site}/api/log/days.xml`, site, days }
}

/** Tells lines of the ledger of votes. */
export async function tellLog(
  { log }: Ports,
  { from = 0, limit = usualLines }: Asked<Api['log']>,
) {
  // Lines are only added: a head that is read first has none that is missing.
  const { size } = await log.head()
  const lines = await log.lines(from, limit)
  // Where none are told nothing is said of a line that may not be there.
  const told = lines.length === 0 ? 0 : from + lines.length
  return { ledger: votesLedger, size: Math.max(size, told), lines }
}

/** Tells the keys that signed for the server. */
export const tellKeys = async ({ reads }: Ports) => ({
  keys: await reads.keys(),
})
