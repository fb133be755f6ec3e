/** What a post may be about. */
export const topics = [
  'token',
  'nft',
  'proposal',
  'bounty',
  'swap',
  'mine',
] as const
export type Topic = (typeof topics)[number]

export const tones = ['hype', 'informative', 'funny', 'vote'] as const
export type Tone = (typeof tones)[number]

/** What posts may be written in; the first is the usual one. */
export const languages = ['en', 'de'] as const
export type Language = (typeof languages)[number]

/** `thread`: all there is to say, in several posts. */
export const lengths = ['short', 'medium', 'long', 'thread'] as const
export type Length = (typeof lengths)[number]

/** Emoji at most: none, one, one at either end, one in nearly every part. */
export const emojiLevels = [0, 1, 2, 3] as const
export type EmojiLevel = (typeof emojiLevels)[number]

/** What a post is made of, in the order in which it stands there. */
export const partNames = ['hook', 'fact', 'detail', 'turn', 'call'] as const
export type PartName = (typeof partNames)[number]

/** The parts of each length; what comes last here goes first where room is short. */
export const partsOf: Record<Length, readonly PartName[]> = {
  short: ['fact', 'hook'],
  medium: ['fact', 'hook', 'call'],
  long: ['fact', 'hook', 'call', 'turn', 'detail'],
  thread: ['fact', 'hook', 'call', 'turn', 'detail'],
}

/** Posts that stand side by side. */
export const variants = 5

export const shillLimits = {
  /** Weighted, by the rules of X. */
  post: 280,
  hashtags: 3,
  mentions: 3,
  /** Posts of a thread. */
  thread: 25,
  /** Own posts that a new one is held against. */
  recent: 10,
} as const

/** What a template may be. */
export const templateLimits = {
  /** Of each part, and of emoji. */
  alternatives: 10,
  /** Of one alternative, as it is written. */
  letters: 400,
  /** Sentences that one alternative may become. */
  readings: 64,
  /** Weighted, of a part besides fact and hook, which share the post. */
  part: 140,
} as const

/** What a post is written from; each alternative may hold `[one|another]` and `{slot}`. */
export interface Template {
  /** `token.hype` */
  id: string
  parts: Readonly<Record<PartName, readonly string[]>>
  emoji: readonly string[]
  /** Says that the author holds the token. */
  holdLine: string
}

/** Why a post should be read once more before it is sent. None of them forbids. */
export const shillWarnings = [
  'too_long',
  'promise',
  'no_disclosure',
  'mass_tagging',
  'too_many_hashtags',
  'near_duplicate',
] as const
export type ShillWarning = (typeof shillWarnings)[number]
