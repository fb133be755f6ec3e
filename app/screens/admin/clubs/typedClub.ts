import { clubLimits } from '@narwhal-club/core/clubs'
import {
  type AdminClub,
  ChangeClubBody,
  CreateClubBody,
} from '@narwhal-club/core/contract'
import { linesOf } from '../linesOf.ts'

/** A club as it is typed: every field a text. */
export interface TypedClub {
  id: string
  name: string
  tagline: string
  description: string
  links: string
  nftContract: string
  tokenContract: string
  minProposeVp: string
  minPeriod: string
  quorumVp: string
  proposerHoldHours: string
  exclusions: string
  labels: string
  moderators: string
}
export type ClubField = keyof TypedClub

const day = 86_400

export const newClub: TypedClub = {
  ...{ id: '', name: '', tagline: '', description: '', links: '' },
  ...{ nftContract: '', tokenContract: '', minProposeVp: '50' },
  minPeriod: String(clubLimits.leastPeriod / day),
  ...{ quorumVp: '0', proposerHoldHours: '0' },
  ...{ exclusions: '', labels: '', moderators: '' },
}

export const typedOf = (club: AdminClub): TypedClub => ({
  id: club.id,
  name: club.name,
  tagline: club.tagline,
  description: club.description,
  links: club.links.map(({ label, href }) => `${label} ${href}`).join('\n'),
  nftContract: club.nftContract,
  tokenContract: club.tokenContract,
  minProposeVp: String(club.rules.minProposeVp),
  minPeriod: String(club.rules.minPeriod / day),
  quorumVp: String(club.rules.quorumVp),
  proposerHoldHours: String(club.rules.proposerHoldHours),
  exclusions: club.rules.exclusions.join('\n'),
  labels: club.rules.labels.join('\n'),
  moderators: club.moderators.join('\n'),
})

/** What is no whole number is none at all. */
const whole = (text: string) =>
  /^\d{1,10}$/.test(text.trim()) ? Number(text) : Number.NaN

function sentOf(typed: TypedClub) {
  const about = {
    name: typed.name,
    tagline: typed.tagline,
    description: typed.description,
    links: linesOf(typed.links).map((line) => {
      const at = line.lastIndexOf(' ')
      return { label: line.slice(0, Math.max(0, at)), href: line.slice(at + 1) }
    }),
  }
  const rules = {
    minProposeVp: whole(typed.minProposeVp),
    minPeriod: Math.round(Number(typed.minPeriod) * day),
    quorumVp: whole(typed.quorumVp),
    proposerHoldHours: whole(typed.proposerHoldHours),
    exclusions: linesOf(typed.exclusions),
    labels: linesOf(typed.labels),
  }
  return { about, rules, moderators: linesOf(typed.moderators) }
}

export function createBodyOf(typed: TypedClub) {
  const { about, rules, moderators } = sentOf(typed)
  const { id, nftContract, tokenContract } = typed
  return { id, ...about, nftContract, tokenContract, rules, moderators }
}
export const changeBodyOf = (typed: TypedClub, base: number) => ({
  base,
  ...sentOf(typed),
})

/** A reason that stands for the one that is asked for later. */
const reason = '-'.repeat(10)

/** A club as it is kept, once it is in order: moderators are in none. */
export function keptOf(typed: TypedClub): unknown {
  const body = changeBodyOf(typed, 1)
  const { data } = ChangeClubBody.safeParse({ ...body, reason })
  return data ? { ...data, moderators: data.moderators?.sort() } : body
}

/** The fields in which something is wrong. */
export function faultyIn(typed: TypedClub, isNew: boolean): Set<ClubField> {
  const { error } = isNew
    ? CreateClubBody.safeParse({ ...createBodyOf(typed), reason })
    : ChangeClubBody.safeParse({ ...changeBodyOf(typed, 1), reason })
  const named = (error?.issues ?? []).flatMap(({ path }) =>
    path.filter((each): each is ClubField => String(each) in newClub),
  )
  return new Set(named)
}
