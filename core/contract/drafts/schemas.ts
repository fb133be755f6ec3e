import * as z from 'zod/mini'
import { ClubParams, clubId } from '../clubs/schemas.ts'
import { pageOf, pageQuery } from '../kit/lists.ts'
import { Address, Instant, plainText } from '../kit/values.ts'
import { Moderated } from '../moderation/moderated.ts'

/** Names a draft, a proposal or a fee intent; version 4 or 7, in small letters. */
export const Uuid = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/))

/**
 * The words of a draft: anything that a hand may leave behind. What a proposal
 * must be is asked when it is signed.
 */
export const DraftContent = z.strictObject({
  title: plainText(500),
  /** Markdown. */
  body: plainText(50_000),
  summary: plainText(1_000),
  discussionUrl: plainText(1_000),
  labels: z.array(plainText(60)).check(z.maxLength(20)),
  /** Voting begins no sooner; null: as soon as it is published. */
  earliestStart: z.nullable(Instant),
  /** Seconds that voting is open. */
  duration: z.int().check(z.nonnegative(), z.lte(31_536_000)),
})
export type DraftContent = z.infer<typeof DraftContent>

export const DraftParams = z.strictObject({ draft: Uuid })

export const DraftsQuery = z.strictObject({
  club: z.optional(clubId),
  ...pageQuery(),
})

export const CreateDraftBody = z.strictObject({
  /**
   * Chosen by who writes, so that creating it twice creates one.
   * @default the server chooses
   */
  id: z.optional(Uuid),
  club: clubId,
  content: DraftContent,
})

export const SaveDraftBody = z.strictObject({
  /** The version that these words were written on. */
  version: z.int().check(z.positive()),
  content: DraftContent,
})

export const IdeasParams = ClubParams
export const IdeasQuery = z.strictObject(pageQuery())

/** Who had an idea that another adopted (behaviour 1.3). */
export const Idea = z.object({ draft: Uuid, author: Address })
export type Idea = z.infer<typeof Idea>

/**
 * `writing`: it can be changed. `awaiting_fee`: it was signed, and a fee intent
 * stands for it. `published`: it has become a proposal, and stays as a trace.
 */
export const DraftState = z.enum(['writing', 'awaiting_fee', 'published'])
export type DraftState = z.infer<typeof DraftState>

const card = {
  id: Uuid,
  club: z.string(),
  author: Address,
  title: z.string(),
  state: DraftState,
  /** Anyone may read it. */
  shared: z.boolean(),
  /** How often it was adopted. */
  adoptions: z.int().check(z.nonnegative()),
  /** What it was adopted from; missing where it is its author's own. */
  idea: z.optional(Idea),
  createdAt: Instant,
  updatedAt: Instant,
}

export const DraftCard = z.object({
  ...card,
  /** The intent that its fee is asked for by, where there is one. */
  intent: z.optional(Uuid),
})
export type DraftCard = z.infer<typeof DraftCard>

export const Draft = z.object({
  ...card,
  version: z.int().check(z.positive()),
  content: DraftContent,
  intent: z.optional(Uuid),
  /** The proposal that it has become. */
  proposal: z.optional(Uuid),
  /** Of an idea. */
  moderated: z.optional(Moderated),
})
export type Draft = z.infer<typeof Draft>

export const DraftSaved = z.object({
  id: Uuid,
  version: z.int().check(z.positive()),
  updatedAt: Instant,
})

export const DraftList = pageOf(DraftCard)

export const IdeaCard = z.object({
  ...card,
  /** Its beginning, without Markdown. */
  excerpt: z.string(),
})
export type IdeaCard = z.infer<typeof IdeaCard>
export const IdeaList = pageOf(IdeaCard)

export const DraftGone = z.object({ ok: z.literal(true) })
