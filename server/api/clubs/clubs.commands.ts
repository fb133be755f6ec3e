import type { Asked, clubsApi } from '@narwhal-club/core/contract'
import { type Actor, powerOf } from '@narwhal-club/core/policies'
import { RefusalError } from '../../errors.ts'
import { createKeyset, fields } from '../../list/keyset.ts'
import {
  type ClubPorts,
  type Followed,
  foldText,
  type MemberPorts,
} from './clubs.ports.ts'
import { presentClub, presentListed, presentRules } from './presentClub.ts'

type Api = typeof clubsApi

/** Rows of a page where a question does not say how many. */
const usualLimit = 25

/** Where a page ended: by what each list is sorted, the highest first. */
const places = {
  proposals: createKeyset('clubs-proposals', {
    place: fields.whole,
    id: fields.text,
  }),
  holders: createKeyset('clubs-holders', {
    place: fields.whole,
    id: fields.text,
  }),
  newest: createKeyset('clubs-newest', {
    place: fields.instant,
    id: fields.text,
  }),
}

/** @throws RefusalError for a visitor, of whom nothing can be listed. */
function addressOf({ address }: Actor): string {
  if (address === null) throw new RefusalError('not_signed_in')
  return address
}

/**
 * Tells whether a member has any voting power: where they do, it counts in every
 * club of the indexed collection that does not leave them out.
 *
 * @throws RefusalError where that is not known: it is no "none".
 */
function holderOf(actor: Actor, excluded: readonly string[]) {
  const address = addressOf(actor)
  const power = excluded.includes(address) ? 0 : powerOf(actor)
  if (power === null)
    throw new RefusalError('vp_unavailable', { retryAfter: 1 })
  return { address, isHolder: power >= 1 }
}

/** Lists clubs, those that a search and two filters leave. */
export async function listClubs(
  { clubs, census, clock }: ClubPorts,
  actor: Actor,
  asked: Asked<Api['clubs']>,
) {
  const { q, sort, joined, eligible, cursor, limit = usualLimit } = asked
  const known = await census()
  const keyset = places[sort]
  const { total, rows } = await clubs.list({
    census: known,
    now: clock.now(),
    address: actor.address,
    search: q === undefined ? null : foldText(q),
    sort,
    joinedBy: joined ? addressOf(actor) : null,
    eligible: eligible ? holderOf(actor, known.excluded) : null,
    after: keyset.read(cursor),
    limit: limit + 1,
  })
  const { page, ...rest } = keyset.cut(rows, limit, ({ place, id }) => ({
    place,
    id,
  }))
  const { source } = known
  return { source, rows: page.map(presentListed), total, ...rest }
}

/** Tells of one club, and of who asks in it. */
export async function tellClub(
  { clubs, census, clock }: ClubPorts,
  actor: Actor,
  { club }: Asked<Api['club']>,
) {
  const known = await census()
  const { address } = actor
  const found = await clubs.find(club, {
    address,
    census: known,
    now: clock.now(),
  })
  if (!found) throw new RefusalError('club_not_found')
  return presentClub(found, actor, known)
}

/** Tells a version of a club's rules. */
export async function tellRules(
  { clubs, census }: Pick<ClubPorts, 'clubs' | 'census'>,
  { club, version }: Asked<Api['clubRules']>,
) {
  const found = await clubs.rulesOf(club, version)
  if (!found) throw new RefusalError('club_not_found')
  const { latest, rules } = found
  if (!rules) throw new RefusalError('rules_not_found')
  return { club, latest, rules: presentRules(rules, await census()) }
}

/** Lists who holds what a club is of, but for those that it leaves out. */
export async function listMembers(
  { clubs, census, holders }: MemberPorts,
  { club, cursor, limit }: Asked<Api['clubMembers']>,
) {
  const found = await clubs.rulesOf(club)
  if (!found) throw new RefusalError('club_not_found')
  const { collection } = await census()
  if (found.nftContract !== collection)
    throw new RefusalError('members_not_indexed')
  const page = {
    ...(cursor !== undefined && { cursor }),
    ...(limit !== undefined && { limit }),
  }
  return await holders(page, found.rules?.exclusions ?? [])
}

/**
 * Has a member follow a club. A paused one may be followed: it changes nothing
 * there, and is how one hears that it opens again. Of an archived one nothing
 * will ever be heard.
 */
export async function followClub(
  { clubs, clock }: ClubPorts,
  address: string,
  { club }: Asked<Api['followClub']>,
) {
  const now = new Date(clock.now())
  const followed = shown(await clubs.follow(club, address, now))
  if (!followed.follows) throw new RefusalError('club_archived')
  return followed
}

/** Has a member follow a club no more, whatever its state. */
export const unfollowClub = async (
  { clubs }: ClubPorts,
  address: string,
  { club }: Asked<Api['unfollowClub']>,
) => shown(await clubs.unfollow(club, address))

function shown(followed: Followed | null) {
  if (!followed) throw new RefusalError('club_not_found')
  const { follows, followers } = followed
  return { follows, followers }
}
