import type { Asked, proposalsApi } from '@narwhal-club/core/contract'
import { diffWords } from '@narwhal-club/core/governance'
import type { Actor } from '@narwhal-club/core/policies'
import { RefusalError } from '../../errors.ts'
import { createKeyset, fields } from '../../list/keyset.ts'
import { foldText } from '../clubs/clubs.ports.ts'
import {
  isWarnedOf,
  presentListed,
  presentProposal,
  presentVersion,
  touchedAt,
} from './presentProposal.ts'
import type { ProposalPorts, ProposalReads } from './proposals.ports.ts'

type Api = typeof proposalsApi
type Ports = Pick<ProposalPorts<never>, 'clock' | 'reads' | 'site'>

/** Rows of a page where a question does not say how many. */
const usualLimit = 25

const places = {
  newest: createKeyset('proposals-newest', {
    place: fields.instant,
    id: fields.uuid,
  }),
  ending: createKeyset('proposals-ending', {
    place: fields.instant,
    id: fields.uuid,
  }),
  votes: createKeyset('proposals-votes', {
    place: fields.whole,
    id: fields.uuid,
  }),
  close: createKeyset('proposals-close', {
    place: fields.whole,
    id: fields.uuid,
  }),
}
const voterPlaces = createKeyset('voters', { address: fields.address })

function addressOf({ address }: Actor): string {
  if (address === null) throw new RefusalError('not_signed_in')
  return address
}

/** Lists proposals, of one club or of all. */
export async function listProposals(
  { clock, reads }: Ports,
  actor: Actor,
  asked: Asked<Api['proposals']>,
) {
  const { club, status, q, label, author, mine, voted } = asked
  const { sort, cursor, limit = usualLimit } = asked
  const keyset = places[sort]
  const now = clock.now()
  const own = mine ? addressOf(actor) : null
  const found = await reads.list({
    now,
    asker: actor.address,
    club: club ?? null,
    status: status ?? null,
    search: q === undefined ? null : foldText(q),
    label: label ?? null,
    author: own ?? author ?? null,
    voted: voted ? { by: addressOf(actor), choice: voted } : null,
    isNone: own !== null && author !== undefined && author !== own,
    sort,
    after: keyset.read(cursor),
    limit: limit + 1,
  })
  if (!found) throw new RefusalError('club_not_found')
  const { page, ...rest } = keyset.cut(found.rows, limit, ({ place, id }) => ({
    place,
    id,
  }))
  const rows = page.map((row) => presentListed(row, now))
  return { rows, total: found.total, ...rest }
}

const missing = () => new RefusalError('proposal_not_found')

/** Tells all of one proposal, and of who asks. */
export async function tellProposal(
  { clock, reads }: Ports,
  actor: Actor,
  { proposal }: Asked<Api['proposal']>,
) {
  const found = await reads.find(proposal, actor.address)
  if (!found) throw missing()
  return presentProposal(found, actor, clock.now())
}

async function versionsOf(reads: ProposalReads, proposal: string) {
  const versions = await reads.versions(proposal)
  if (versions.length === 0) throw missing()
  return versions
}

export const tellVersions = async (
  { reads }: Ports,
  { proposal }: Asked<Api['proposalVersions']>,
) => ({ rows: (await versionsOf(reads, proposal)).map(presentVersion) })

/** Tells what changed between two versions, word by word. */
export async function tellDiff(
  { reads }: Ports,
  { proposal, from, to }: Asked<Api['proposalDiff']>,
) {
  const versions = await versionsOf(reads, proposal)
  const [older, newer] = [from, to].map((number) =>
    versions.find(({ version }) => version === number),
  )
  if (!older || !newer) throw new RefusalError('version_not_found')
  const linesOf = (labels: readonly string[]) => labels.join('\n')
  return {
    from,
    to,
    title: diffWords(older.title, newer.title),
    summary: diffWords(older.summary, newer.summary),
    body: diffWords(older.body, newer.body),
    discussionUrl: diffWords(
      older.discussionUrl ?? '',
      newer.discussionUrl ?? '',
    ),
    labels: diffWords(linesOf(older.labels), linesOf(newer.labels)),
  }
}

/** Lists who may vote, by address. */
export async function listVoters(
  { reads }: Ports,
  { proposal, cursor, limit = usualLimit }: Asked<Api['proposalVoters']>,
) {
  const after = voterPlaces.read(cursor)?.address
  const found = await reads.voters(proposal, after, limit + 1)
  if (!found) throw missing()
  const { page, ...rest } = voterPlaces.cut(
    found.rows,
    limit,
    ({ address }) => ({ address: address as `0x${string}` }),
  )
  const { rows: _, ...told } = found
  return { ...told, rows: page, ...rest }
}

const clubUrl = (site: string, club: string) => `${site}/clubs/${club}`
const proposalUrl = (site: string, club: string, id: string) =>
  `${clubUrl(site, club)}?tab=proposals&p=${id}`

const instant = (at: number) => new Date(at).toISOString()

/** Tells when a proposal is voted on. */
export async function tellCalendar(
  { reads, site }: Ports,
  { proposal }: Asked<Api['proposalCalendar']>,
) {
  const found = await reads.find(proposal, null)
  if (!found) throw missing()
  const { id, club, title, start, end, cancelled } = found
  return {
    id,
    title,
    url: proposalUrl(site(), club, id),
    start: instant(start),
    end: instant(end),
    updatedAt: instant(touchedAt(found)),
    cancelled: cancelled !== null,
  }
}

/** Entries of a feed. */
const feedLength = 50

/** Tells the newest proposals of a club. */
export async function tellFeed(
  { reads, site }: Ports,
  { club }: Asked<Api['clubFeed']>,
) {
  const found = await reads.feed(club, feedLength)
  if (!found) throw new RefusalError('club_not_found')
  const { name, rows } = found
  return {
    club: { id: club, name, url: clubUrl(site(), club) },
    items: rows.map((row) => ({
      id: row.id,
      title: row.title,
      url: proposalUrl(site(), club, row.id),
      // What stands behind a warning is not spread further.
      summary: isWarnedOf(row) || row.cancelled ? '' : row.summary,
      ...(row.author && { author: row.author }),
      at: instant(row.publishedAt),
      updated: instant(touchedAt(row)),
    })),
  }
}
