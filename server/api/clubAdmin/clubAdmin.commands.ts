import { clubLimits } from '@narwhal-club/core/clubs'
import {
  type AdminClub,
  type Asked,
  type ClubPut,
  type clubAdminApi,
  mainClubId,
} from '@narwhal-club/core/contract'
import { isSame } from '@narwhal-club/core/governance'
import {
  type Actor,
  canChangeClub,
  canCreateClub,
} from '@narwhal-club/core/policies'
import { RefusalError } from '../../errors.ts'
import { holdTo } from '../../http/verdicts.ts'
import { createKeyset, fields } from '../../list/keyset.ts'
import { holdToLinks } from '../content/holdToLinks.ts'
import type {
  ClubAdminPorts,
  ClubChanges,
  KeptClub,
} from './clubAdmin.ports.ts'

type Api = typeof clubAdminApi
type Reading = Pick<ClubAdminPorts, 'clubs'>

/** Rows of a page where a question does not say how many. */
const usualLimit = 25

const places = createKeyset('admin-clubs', { id: fields.text })

const presentRow = (club: KeptClub) => {
  const { id, name, status, createdAt, version, rules, moderators } = club
  const { nftContract, tokenContract } = club
  return {
    ...{ id, name, status, version, nftContract, tokenContract, moderators },
    createdAt: new Date(createdAt).toISOString(),
    rulesVersion: rules.version,
  }
}

const ownRules = ({ version: _, at: __, ...rules }: KeptClub['rules']) => rules

/** Lists all clubs, by their ids. */
export async function listAdminClubs(
  { clubs }: Reading,
  { cursor, limit = usualLimit }: Asked<Api['adminClubs']>,
) {
  const after = places.read(cursor)?.id
  const { total, rows } = await clubs.list({ after, limit: limit + 1 })
  const { page, ...rest } = places.cut(rows, limit, ({ id }) => ({ id }))
  return { rows: page.map(presentRow), total, ...rest }
}

/** Tells all of a club that may be changed. */
export async function tellAdminClub(
  { clubs }: Reading,
  { club }: Asked<Api['adminClub']>,
): Promise<AdminClub> {
  const found = await clubs.find(club)
  if (!found) throw new RefusalError('club_not_found')
  const { tagline, description, links, rules } = found
  const own = ownRules(rules)
  return { ...presentRow(found), tagline, description, links, rules: own }
}

/** @throws RefusalError for words that lead where nobody is to be led. */
function holdAboutToLinks(
  about: ClubChanges['about'],
  blocked: ReadonlySet<string>,
): void {
  if (!about) return
  const { name, tagline, description, links } = about
  const hrefs = links.map(({ href }) => href).join(' ')
  holdToLinks([name, tagline, description, hrefs], blocked)
}

/** Makes a club (S1 to S3). */
export async function createClub<Tx>(
  ports: ClubAdminPorts<Tx>,
  actor: Actor,
  { body }: Asked<Api['createClub']>,
): Promise<ClubPut> {
  holdTo(canCreateClub(actor))
  const { reason, ...club } = body
  holdAboutToLinks(club, ports.blockedHosts)
  const { id } = club
  await ports.transact(async (tx) => {
    const seed = {
      ...club,
      chainId: ports.chainId,
      status: 'active' as const,
      createdAt: ports.clock.now(),
      followers: [],
    }
    const is = await ports.clubs.create(tx, seed, clubLimits.clubs)
    if (is === 'taken') throw new RefusalError('club_exists')
    if (is === 'full') throw new RefusalError('clubs_full')
    const by = actor.address ?? ''
    await ports.note(tx, { kind: 'club.created', by, to: id, reason })
    await ports.publish(tx, id)
  })
  return { id, version: 1, rulesVersion: 1 }
}

const statusKind = {
  active: 'club.reopened',
  paused: 'club.paused',
  archived: 'club.archived',
} as const

/** What of it is another than before, with the line of the audit for each. */
function differencesOf(club: KeptClub, wanted: ClubChanges) {
  const { name, tagline, description, links } = club
  const changes: ClubChanges = {}
  const kinds: string[] = []
  if (
    wanted.about &&
    !isSame(wanted.about, { name, tagline, description, links })
  ) {
    changes.about = wanted.about
    kinds.push('club.described')
  }
  if (wanted.rules && !isSame(wanted.rules, ownRules(club.rules))) {
    changes.rules = wanted.rules
    kinds.push('club.rules_changed')
  }
  if (
    wanted.moderators &&
    !isSame([...wanted.moderators].sort(), [...club.moderators].sort())
  ) {
    changes.moderators = wanted.moderators
    kinds.push('club.moderators_changed')
  }
  if (wanted.status && wanted.status !== club.status) {
    changes.status = wanted.status
    kinds.push(statusKind[wanted.status])
  }
  return { changes, kinds }
}

/**
 * Changes a club: rules hold for what is proposed from now on, the rest at once.
 * Each kind of change is a line of the audit; what is as it was is none.
 */
export const changeClub = <Tx>(
  ports: ClubAdminPorts<Tx>,
  actor: Actor,
  { club: id, body }: Asked<Api['changeClub']>,
): Promise<ClubPut> =>
  ports.transact(async (tx) => {
    const { base, reason, about, rules, moderators, status } = body
    const isMain = id === mainClubId
    holdTo(canChangeClub(actor, { isMain, status }))
    holdAboutToLinks(about, ports.blockedHosts)
    const club = await ports.clubs.lock(tx, id)
    if (!club) throw new RefusalError('club_not_found')
    if (club.version !== base) throw new RefusalError('club_changed')
    const { changes, kinds } = differencesOf(club, {
      ...(about && { about }),
      ...(rules && { rules }),
      ...(moderators && { moderators }),
      ...(status && { status }),
    })
    const rulesVersion = club.rules.version + Number('rules' in changes)
    if (kinds.length === 0) return { id, version: base, rulesVersion }
    await ports.clubs.change(tx, club, changes, ports.clock.now())
    const by = actor.address ?? ''
    for (const kind of kinds)
      await ports.note(tx, {
        ...{ kind, by, to: id, reason },
        details: { version: base + 1, rulesVersion },
      })
    await ports.publish(tx, id)
    return { id, version: base + 1, rulesVersion }
  })
