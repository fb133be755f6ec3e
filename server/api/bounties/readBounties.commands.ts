import {
  bountyHash,
  checkDates,
  checkLater,
  faultsOfChange,
} from '@narwhal-club/core/bounties'
import type {
  Asked,
  BountyDraftContent,
  BountyFault,
  bountiesApi,
} from '@narwhal-club/core/contract'
import type { Actor } from '@narwhal-club/core/policies'
import { RefusalError } from '../../errors.ts'
import { createKeyset, fields } from '../../list/keyset.ts'
import { foldText } from '../clubs/clubs.ports.ts'
import type { BountyPorts, BountyReads } from './bounties.ports.ts'
import type { BountyRow } from './bounties.types.ts'
import { datesOf, judgeBounty, unsetDates } from './judgeBounty.ts'
import {
  presentBounty,
  presentCard,
  presentSubmission,
  presentVersion,
} from './presentBounty.ts'

type Api = typeof bountiesApi
type Ports = Pick<BountyPorts<never>, 'clock' | 'reads'>

/** Rows of a page where a question does not say how many. */
const usualLimit = 25

const place = { place: fields.big, id: fields.uuid }
const places = {
  newest: createKeyset('bounties-newest', place),
  deadline: createKeyset('bounties-deadline', place),
  reward: createKeyset('bounties-reward', place),
  work: createKeyset('bounties-work', place),
}
const workPlaces = createKeyset('submissions', {
  at: fields.instant,
  id: fields.uuid,
})

/** Skills are kept as rules write them. */
const skillOf = (skill: string) => foldText(skill).replace(/\s+/g, ' ')

function addressOf({ address }: Actor): string {
  if (address === null) throw new RefusalError('not_signed_in')
  return address
}

/** Lists bounties, of one club or of all. */
export async function listBounties(
  { clock, reads }: Ports,
  actor: Actor,
  asked: Asked<Api['bounties']>,
) {
  const { club, state, q, skill, category, asset, author, hunter } = asked
  const { mine, sort, cursor, limit = usualLimit } = asked
  const keyset = places[sort]
  const now = clock.now()
  const own = mine ? addressOf(actor) : null
  const found = await reads.list({
    now,
    club: club ?? null,
    state: state ?? null,
    search: q === undefined ? null : foldText(q),
    skill: skill === undefined ? null : skillOf(skill),
    category: category ?? null,
    asset: asset ?? null,
    author: own ?? author ?? null,
    hunter: hunter ?? null,
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
  const rows = page.map((row) => presentCard(row, now))
  return { rows, total: found.total, ...rest }
}

/** Tells all of one bounty, and of who asks. */
export async function tellBounty(
  { clock, reads }: Ports,
  actor: Actor,
  { bounty }: Asked<Api['bounty']>,
) {
  const found = await reads.find(bounty, actor.address)
  if (!found) throw new RefusalError('bounty_not_found')
  return presentBounty(found, actor, clock.now())
}

export async function tellBountyVersions(
  { reads }: Ports,
  { bounty }: Asked<Api['bountyVersions']>,
) {
  const versions = await reads.versions(bounty)
  if (versions.length === 0) throw new RefusalError('bounty_not_found')
  return { rows: versions.map(presentVersion) }
}

/** Tells until when what is to be done about a bounty. */
export async function tellBountyCalendar(
  { reads, site }: Pick<BountyPorts<never>, 'reads' | 'site'>,
  { bounty }: Asked<Api['bountyCalendar']>,
) {
  const found = await reads.find(bounty, null)
  if (!found) throw new RefusalError('bounty_not_found')
  const { id, club, title, submitBy, decideBy, payBy, award } = found
  const instant = (at: number) => new Date(at).toISOString()
  return {
    id,
    title,
    url: `${site()}/clubs/${club}?tab=bounties&b=${id}`,
    submitBy: instant(submitBy),
    decideBy: instant(decideBy),
    payBy: instant(award?.payUntil ?? payBy),
    updatedAt: instant(found.updatedAt),
    cancelled: found.cancelled !== null,
  }
}

export async function tellRecord(
  { clock, reads }: Ports,
  { address }: Asked<Api['bountyRecord']>,
) {
  const { author, paidOut, hunter, earned } = await reads.record(
    address,
    clock.now(),
  )
  return {
    address,
    author: { ...author, paidOut },
    hunter: { ...hunter, earned },
  }
}

/** Who looks after a club, but for what their own work is up against. */
const readsNotes = (
  { moderates, isHunter }: { moderates: boolean; isHunter: boolean },
  isAdmin: boolean,
) => (isAdmin || moderates) && !isHunter

/** Lists work that was handed in, as far as who asks may see it. */
export async function listSubmissions(
  { clock, reads }: Ports,
  { address, isAdmin }: Actor,
  { bounty, cursor, limit = usualLimit }: Asked<Api['submissions']>,
) {
  const after = workPlaces.read(cursor)
  const asked = { bounty, asker: address, after, limit: limit + 1 }
  const found = await reads.submissions(asked)
  if (!found) throw new RefusalError('bounty_not_found')
  const { page, ...rest } = workPlaces.cut(found.rows, limit, ({ at, id }) => ({
    at,
    id,
  }))
  const moderates = readsNotes(found, isAdmin)
  const looking = { address, moderates, now: clock.now() }
  return {
    rows: page.map((row) => presentSubmission(row, found.bounty, looking)),
    total: found.total,
    ...rest,
  }
}

type FoundWork = NonNullable<Awaited<ReturnType<BountyReads['submission']>>>

/** Tells one piece of work, with what it was before. */
export async function tellSubmission(
  { clock, reads }: Ports,
  { address, isAdmin }: Actor,
  { submission }: Asked<Api['submission']>,
) {
  const found: FoundWork | null = await reads.submission(submission, address)
  const isGone =
    found?.row.status === 'withdrawn' && found.row.author !== address
  if (!found || isGone) throw new RefusalError('submission_not_found')
  const { row, bounty } = found
  const moderates = readsNotes(found, isAdmin)
  const now = clock.now()
  const told = presentSubmission(row, bounty, { address, moderates, now })
  return {
    ...told,
    versions: told.work
      ? found.versions.map(({ at, ...version }) => ({
          ...version,
          at: new Date(at).toISOString(),
        }))
      : [],
  }
}

/** Tells what publishing would say: faults of words, links and dates. */
export async function checkBountyDraft<Tx>(
  ports: BountyPorts<Tx>,
  actor: Actor,
  { body: { club, content, bounty } }: Asked<Api['checkBounty']>,
) {
  const now = ports.clock.now()
  const standing = await ports.standing(club, actor.address)
  if (!standing) throw new RefusalError('club_not_found')
  const before = bounty ? await ports.reads.find(bounty, null) : null
  if (bounty && before?.club !== club)
    throw new RefusalError('bounty_not_found')
  const judged = judgeBounty(content, ports.blockedHosts)
  const faults = [
    ...judged.faults,
    ...judged.links,
    ...(before && judged.content
      ? faultsOfChange({ ...before, description: '' }, judged.content)
      : []),
    ...faultsOfDates(content, before, now),
  ]
  const version = (before?.version ?? 0) + 1
  return {
    faults,
    ...(faults.length === 0 &&
      judged.content && {
        contentHash: bountyHash({ ...judged.content, version }),
      }),
    owes: await ports.writes.owes(addressOf(actor), {
      now,
      treasury: ports.terms.treasury,
    }),
  }
}

/** Of a draft they lie ahead; of a new version none comes sooner than it was. */
function faultsOfDates(
  content: BountyDraftContent,
  before: BountyRow | null,
  now: number,
): BountyFault[] {
  const dates = datesOf(content)
  if (!dates) return unsetDates(content)
  if (!before) return checkDates(dates, now)
  const { publishedAt } = before
  return checkLater(before, dates, { now, publishedAt })
}
