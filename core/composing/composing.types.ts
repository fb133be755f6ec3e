import type { PromiseActorLogic } from 'xstate'

/** A post that was put aside in this browser. */
export interface PostDraft {
  id: string
  text: string
  /** What the generator was set to, as its address has it. */
  inputs: string
}

/** What this browser remembers of posts. */
export interface PostMemory {
  /** The newest first. */
  drafts: readonly PostDraft[]
  /** Texts that were posted or copied, the oldest first. */
  recent: readonly string[]
}

/** A roll, as a page shows it: the posts side by side. */
export interface ShownRoll {
  /** What it was rolled from: the same inputs are the same roll. */
  inputs: string
  texts: readonly string[]
}

export type ComposingEvent =
  /** A page shows a roll. */
  | ({ type: 'composing.show' } & ShownRoll)
  | { type: 'composing.edit'; place: number; text: string }
  /** Takes the last change of a post back. */
  | { type: 'composing.undo'; place: number }
  | { type: 'composing.saveDraft'; place: number; id: string }
  /** Puts a draft in the place of a post; undone, the post is there again. */
  | { type: 'composing.openDraft'; place: number; id: string }
  | { type: 'composing.dropDraft'; id: string }
  /** It was handed to X, to another app or to the clipboard. */
  | { type: 'composing.posted'; place: number }
  /** Keeps a post with the server, among the favourites of who is signed in. */
  | { type: 'composing.keep'; place: number; id: string }
  | { type: 'composing.unkeep'; id: string }

/** A call about favourites: what to keep, or which one to let go. */
export type Keeping = { keep: PostDraft } | { unkeep: string }

/** `code`: why not, as the server or the connection says it. */
export type Kept = { ok: true } | { ok: false; code: string }

/** The I/O of the machine. `createComposingActors` builds the real one. */
export type ComposingActors = {
  recall: PromiseActorLogic<PostMemory>
  store: PromiseActorLogic<void, PostMemory>
  keep: PromiseActorLogic<Kept, Keeping | null>
}

export interface ComposingContext {
  shown: ShownRoll | null
  /** Texts of the roll before, as they were left. */
  before: readonly string[]
  /** Of each roll, by its inputs: the texts that each post had, the oldest first. */
  edits: Readonly<Record<string, Readonly<Record<number, readonly string[]>>>>
  memory: PostMemory
  keeping: Keeping | null
  /** What was asked for meanwhile, the oldest first. */
  queue: readonly Keeping[]
  /** Why a call about favourites failed, since the last one that began at rest. */
  code: string | null
}

/** What screens read of composing. */
export interface ComposingView {
  status: 'closed' | 'recalling' | 'open'
  /** A call about favourites is under way. */
  isKeeping: boolean
  /** Which roll it is about; none before a page shows one. */
  inputs: string | null
  /** Texts that took the place of what was rolled, by place. */
  edited: Readonly<Record<number, string>>
  before: readonly string[]
  drafts: readonly PostDraft[]
  recent: readonly string[]
  code: string | null
}
