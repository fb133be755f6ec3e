import * as z from 'zod/mini'
import {
  moderatedKinds,
  moderationActs,
} from '../../rules/governance/moderation.ts'
import { Uuid } from '../drafts/schemas.ts'
import { pageOf, pageQuery } from '../kit/lists.ts'
import { Reason } from '../kit/texts.ts'
import {
  Address,
  addressText,
  count,
  Instant,
  plainText,
} from '../kit/values.ts'
import { reportReasons } from '../proposals/endpoints.ts'
import { moderationViews } from './endpoints.ts'

export const ModeratedKind = z.enum(moderatedKinds)
export const ModerationAct = z.enum(moderationActs)

// --- questions

/** Proposals and comments have calls of their own. */
export const ReportThingBody = z.strictObject({
  kind: z.enum(['idea', 'bounty', 'submission']),
  id: Uuid,
  reason: z.enum(reportReasons),
  text: z.optional(plainText(1_000)),
})

export const ModerationQuery = z.strictObject({
  view: z._default(z.enum(moderationViews), 'waiting'),
  kind: z.optional(ModeratedKind),
  ...pageQuery(),
})
export const ThingParams = z.strictObject({ kind: ModeratedKind, thing: Uuid })

/** Why, in public. */
export const ModerateBody = z.strictObject({ reason: Reason })

export const BlockedAuthorsQuery = z.strictObject(pageQuery())
export const BlockAuthorBody = z.strictObject({
  address: addressText,
  reason: Reason,
})

// --- answers

export const ModerationDone = z.object({
  ok: z.literal(true),
  /** It takes a second administrator, who has not said so yet. */
  waitsForSecond: z.optional(z.boolean()),
})

/** What reporters wrote, of one thing. */
export const mostSaid = 5

const said = { by: Address, reason: z.string(), at: Instant }

/** Something that was reported, or looked at. */
export const ModerationItem = z.object({
  kind: ModeratedKind,
  id: Uuid,
  club: z.object({ id: z.string(), name: z.string() }),
  /** None wrote a dispute: the club did. */
  author: z.optional(Address),
  /** Whether they may still publish. */
  authorBlocked: z.boolean(),
  /** What it is called, or is said below. */
  title: z.string(),
  /** How it begins, without Markdown; missing where nobody may read it yet. */
  excerpt: z.optional(z.string()),
  /** Where it is read. */
  place: z.object({ kind: z.enum(['proposal', 'idea', 'bounty']), id: Uuid }),
  /** When it was published. */
  at: Instant,
  /** Since when it waits, or is as it is. */
  since: Instant,
  state: z.enum(['stands', 'hidden', 'tombstoned']),
  /** It stands behind a warning, of holders or of who looked. */
  collapsed: z.boolean(),
  reports: z.object({
    /** Distinct holders who were not answered yet. */
    count: count(),
    reasons: z.array(
      z.object({ reason: z.enum(reportReasons), count: count() }),
    ),
    since: z.optional(Instant),
    /** What they wrote, the newest first: five at most. */
    said: z
      .array(
        z.object({
          reason: z.enum(reportReasons),
          text: z.string(),
          at: Instant,
        }),
      )
      .check(z.maxLength(mostSaid)),
  }),
  /** Where its links lead; `firstSeen` is missing where nothing led there. */
  hosts: z.array(
    z.object({
      host: z.string(),
      firstSeen: z.optional(Instant),
      isNew: z.boolean(),
    }),
  ),
  warning: z.optional(z.object(said)),
  /** Why it is hidden or tombstoned. */
  taken: z.optional(z.object(said)),
  /** One administrator wants a tombstone; another has to say so, too. */
  asked: z.optional(z.object(said)),
  /** What may be done now. */
  acts: z.array(ModerationAct),
})
export type ModerationItem = z.infer<typeof ModerationItem>

export const ModerationQueue = pageOf(ModerationItem)
export type ModerationQueue = z.infer<typeof ModerationQueue>

export const BlockedAuthor = z.object({
  address: Address,
  /** Missing where the deployment's configuration blocks it: that stays. */
  said: z.optional(z.object(said)),
})
export type BlockedAuthor = z.infer<typeof BlockedAuthor>
export const BlockedAuthors = pageOf(BlockedAuthor)
export type BlockedAuthors = z.infer<typeof BlockedAuthors>
