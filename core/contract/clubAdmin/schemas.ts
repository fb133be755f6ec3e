import * as z from 'zod/mini'
import { areDistinct, clubLimits as most } from '../../rules/clubs/index.ts'
import { ClubParams, ClubStatus, clubId } from '../clubs/schemas.ts'
import { pageOf, pageQuery } from '../kit/lists.ts'
import { plainLine as line, plainHref, Reason } from '../kit/texts.ts'
import {
  Address,
  addressText,
  count,
  Instant,
  plainText,
} from '../kit/values.ts'

const distinct = z.refine<string[]>((names) => areDistinct(names), {
  error: 'each once',
})
const addresses = (longest: number) =>
  z.array(addressText).check(z.maxLength(longest), distinct)
const upTo = (largest: number, least = 0) =>
  z.int().check(z.gte(least), z.lte(largest))

const about = {
  name: line(most.name),
  tagline: line(most.tagline),
  /** Markdown. */
  description: plainText(most.description, 1).check(z.trim(), z.minLength(1)),
  links: z
    .array(
      z.strictObject({
        label: line(most.label),
        href: plainHref(256),
      }),
    )
    .check(z.maxLength(most.links)),
}

/** What proposals are held to that are opened from now on. */
export const ClubRulesInput = z.strictObject({
  minProposeVp: upTo(most.power),
  minPeriod: upTo(most.mostPeriod, most.leastPeriod),
  quorumVp: upTo(most.power),
  proposerHoldHours: upTo(most.holdHours),
  /** Its own, besides those of the deployment. */
  exclusions: addresses(most.exclusions),
  /** S2: each once, capital or not. */
  labels: z
    .array(line(most.labelName))
    .check(z.maxLength(most.labels), distinct),
})
export type ClubRulesInput = z.infer<typeof ClubRulesInput>

const moderators = addresses(most.moderators)

export const CreateClubBody = z.strictObject({
  id: clubId,
  ...about,
  nftContract: addressText,
  tokenContract: addressText,
  rules: ClubRulesInput,
  moderators,
  reason: Reason,
})

/** What is not said stays as it is. */
export const ChangeClubBody = z.strictObject({
  /** The version that was changed: another one by now is a conflict. */
  base: z.int().check(z.positive()),
  about: z.optional(z.strictObject(about)),
  rules: z.optional(ClubRulesInput),
  moderators: z.optional(moderators),
  status: z.optional(ClubStatus),
  reason: Reason,
})

export const AdminClubParams = ClubParams
export const AdminClubsQuery = z.strictObject(pageQuery())

/** Of a club and its rules. */
const versions = {
  /** Grows with each change. */
  version: z.int().check(z.positive()),
  rulesVersion: z.int().check(z.positive()),
}

export const ClubPut = z.object({ id: z.string(), ...versions })
export type ClubPut = z.infer<typeof ClubPut>

const row = {
  id: z.string(),
  name: z.string(),
  status: ClubStatus,
  createdAt: Instant,
  ...versions,
  nftContract: Address,
  tokenContract: Address,
  moderators: z.array(Address),
}

export const AdminClubs = pageOf(z.object(row))
export type AdminClubs = z.infer<typeof AdminClubs>

export const AdminClub = z.object({
  ...row,
  tagline: z.string(),
  description: z.string(),
  links: z.array(z.object({ label: z.string(), href: z.string() })),
  rules: z.object({
    minProposeVp: count(),
    minPeriod: count(),
    quorumVp: count(),
    proposerHoldHours: count(),
    /** Its own alone. */
    exclusions: z.array(Address),
    labels: z.array(z.string()),
  }),
})
export type AdminClub = z.infer<typeof AdminClub>
