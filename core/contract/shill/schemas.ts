import * as z from 'zod/mini'
import { rollShape, seedShape } from '../../rules/shill/chance.ts'
import {
  emojiLevels,
  languages,
  lengths,
  partNames,
  shillLimits,
  shillWarnings,
  templateLimits,
  tones,
  topics,
} from '../../rules/shill/choices.ts'
import { RewardAsset } from '../bounties/schemas.ts'
import { Uuid } from '../drafts/schemas.ts'
import { Reason } from '../kit/texts.ts'
import { Address, Amount, count, Instant, plainText } from '../kit/values.ts'

/** Facts with our seal on them, as the address of their page has them. */
export const ShillCard = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{22}[A-Za-z0-9_-]{20,600}$/))

export const ShillFactsQuery = z
  .strictObject({
    topic: z.optional(z.enum(topics)),
    /** A proposal or a bounty. @default what ends next */
    subject: z.optional(Uuid),
    /** What this card says, instead of what is so now. */
    card: z.optional(ShillCard),
  })
  .check(
    z.refine(
      ({ topic, card }) => (topic === undefined) !== (card === undefined),
      { error: 'either topic or card', path: ['topic'] },
    ),
  )

const moment = {
  block: count(),
  /** Time of the block. */
  at: Instant,
}
const subject = { id: Uuid, number: count() }
/** What is sealed: nothing that a person has written, so that none of it stays when that goes. */
export const SealedFacts = z.discriminatedUnion('topic', [
  z.object({
    topic: z.literal('token'),
    ...moment,
    supply: Amount,
    inVault: Amount,
  }),
  z.object({
    topic: z.literal('nft'),
    ...moment,
    supply: count(),
    inVault: count(),
  }),
  z.object({
    topic: z.literal('proposal'),
    ...moment,
    ...subject,
    yes: count(),
    no: count(),
    end: Instant,
  }),
  z.object({
    topic: z.literal('bounty'),
    ...moment,
    ...subject,
    reward: Amount,
    asset: RewardAsset,
    submissions: count(),
    submitBy: Instant,
  }),
  z.object({
    topic: z.literal('swap'),
    ...moment,
    tokensPerNft: Amount,
    nfts: count(),
    tokens: Amount,
  }),
  z.object({
    topic: z.literal('mine'),
    ...moment,
    address: Address,
    nfts: count(),
    supply: count(),
  }),
])
export type SealedFacts = z.infer<typeof SealedFacts>

export const ShillFacts = z.object({
  facts: SealedFacts,
  /** Of the proposal or the bounty; missing where there is a warning before it. */
  title: z.optional(z.string()),
  /** The same facts, sealed. */
  card: ShillCard,
  /** Where the page of the card is: `/s/…`. */
  page: z.string(),
  /** What posts are about: a page of ours. */
  about: z.string(),
  /** What the picture of the card shows, for who cannot see it. */
  alt: z.string(),
})
export type ShillFacts = z.infer<typeof ShillFacts>

const words = (shape: RegExp, most: number) =>
  z.array(z.string().check(z.regex(shape))).check(z.maxLength(most))

export const RenderShillBody = z.strictObject({
  /** `token.hype` */
  templateId: z.string().check(z.regex(/^[a-z]{1,20}\.[a-z]{1,20}$/)),
  seed: z.string().check(z.regex(seedShape)),
  slots: z.strictObject({
    card: ShillCard,
    /** @default 'en' */
    language: z.optional(z.enum(languages)),
    /** Which of the posts side by side. @default 0 */
    variant: z.optional(z.int().check(z.gte(0), z.lte(4))),
    length: z.enum(lengths),
    emoji: z.literal([...emojiLevels]),
    /** Says that the author holds the token. */
    hold: z.boolean(),
    /** The post leads to the card. */
    link: z.boolean(),
    /** Without `#`. */
    hashtags: words(
      /^(?=[^\d_]*\p{L})[\p{L}\p{N}_]{1,30}$/u,
      shillLimits.hashtags,
    ),
    /** Without `@`. */
    mentions: words(/^[A-Za-z0-9_]{1,15}$/, shillLimits.mentions),
    /** Parts that stay as another roll has them. */
    kept: z.optional(
      z.partialRecord(z.enum(partNames), z.string().check(z.regex(rollShape))),
    ),
  }),
})

export const ShillPost = z.object({
  /** Without its link. */
  text: z.string(),
  /** The page of the card; missing where none was asked for. */
  link: z.optional(z.string()),
  /** The text as it is sent: one, or those of a thread; the link weighs on the first. */
  posts: z.array(z.object({ text: z.string(), weight: count() })),
  parts: z.array(
    z.object({
      name: z.enum(partNames),
      text: z.string(),
      /** As `kept` takes it. */
      roll: z.string(),
    }),
  ),
  warnings: z.array(z.enum(shillWarnings)),
})
export type ShillPost = z.infer<typeof ShillPost>

export const KeepShillFavouriteBody = z.strictObject({
  /**
   * Chosen by who keeps it, so that keeping it twice keeps one.
   * @default the server chooses
   */
  id: z.optional(Uuid),
  text: plainText(8_000, 1),
  /** What the generator was set to, as its address has it. */
  inputs: plainText(2_000),
})
export const ShillFavouriteParams = z.strictObject({ favourite: Uuid })

export const ShillFavourite = z.object({
  id: Uuid,
  text: z.string(),
  inputs: z.string(),
  createdAt: Instant,
})
export type ShillFavourite = z.infer<typeof ShillFavourite>
export const ShillFavourites = z.object({ rows: z.array(ShillFavourite) })

export const ShillFavouriteGone = z.object({ ok: z.literal(true) })

// --- templates

export const ShillTemplatesQuery = z.strictObject({
  language: z.enum(languages),
})

/** `token.hype` */
const templateIds = topics.flatMap((topic) =>
  tones.map((tone) => `${topic}.${tone}` as const),
)
export const ShillTemplateParams = z.strictObject({
  language: z.enum(languages),
  template: z.enum(templateIds),
})

/** One line each: what else they must be is said fault by fault. */
const alternatives = z
  .array(plainText(templateLimits.letters, 1).check(z.trim(), z.minLength(1)))
  .check(z.minLength(1), z.maxLength(templateLimits.alternatives))

export const ShillWords = z.strictObject({
  parts: z.strictObject({
    hook: alternatives,
    fact: alternatives,
    detail: alternatives,
    turn: alternatives,
    call: alternatives,
  }),
  emoji: alternatives,
})
export type ShillWords = z.infer<typeof ShillWords>

const template = {
  id: z.enum(templateIds),
  /** 0: as the product came. */
  version: count(),
  ...ShillWords.shape,
}

export const ShillTemplates = z.object({
  language: z.enum(languages),
  rows: z.array(z.object(template)),
})
export type ShillTemplates = z.infer<typeof ShillTemplates>

export const AdminShillTemplates = z.object({
  language: z.enum(languages),
  rows: z.array(
    z.object({
      ...template,
      /** Nobody has put another in its place. */
      isOriginal: z.boolean(),
      by: z.optional(Address),
      at: z.optional(Instant),
    }),
  ),
})
export type AdminShillTemplates = z.infer<typeof AdminShillTemplates>

export const PutShillTemplateBody = z.strictObject({
  /** The version that was changed: another one by now is a conflict. */
  base: count(),
  value: ShillWords,
  reason: Reason,
})
export const RestoreShillTemplateBody = z.strictObject({
  base: count(),
  reason: Reason,
})
export const ShillTemplatePut = z.object({ version: count() })
