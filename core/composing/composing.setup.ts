import { assign, setup } from 'xstate'
import { shillLimits } from '../rules/shill/choices.ts'
import { newest, textOf, withChange } from './composing.rules.ts'
import type {
  ComposingActors,
  ComposingContext,
  ComposingEvent,
  Keeping,
  Kept,
  PostDraft,
  PostMemory,
  ShownRoll,
} from './composing.types.ts'

/** Drafts that this browser keeps. */
export const mostDrafts = 50

export interface Change {
  place: number
  /** None: the last one is taken back. */
  text?: string | undefined
}

/** The changes of the roll that is shown, with one more or one less. */
function changed(context: ComposingContext, { place, text }: Change) {
  const { shown, edits } = context
  if (!shown) return {}
  const { [shown.inputs]: roll = {}, ...others } = edits
  const before = roll[place] ?? []
  const after =
    text === undefined ? before.slice(0, -1) : withChange(before, text)
  return {
    edits: newest({ ...others, [shown.inputs]: { ...roll, [place]: after } }),
  }
}

/** The post at a place, as something to keep. */
export function draftAt(
  context: ComposingContext,
  { place, id }: { place: number; id: string },
): PostDraft {
  const { shown } = context
  return { id, text: textOf(context, place) ?? '', inputs: shown?.inputs ?? '' }
}

/** The same favourite, asked for twice: each press has an id of its own. */
const isSame = (one: Keeping, other: Keeping): boolean =>
  'keep' in one
    ? 'keep' in other &&
      one.keep.text === other.keep.text &&
      one.keep.inputs === other.keep.inputs
    : 'unkeep' in other && one.unkeep === other.unkeep

/** The vocabulary of the chart: guards and actions. */
export const composingSetup = setup({
  types: {
    context: {} as ComposingContext,
    events: {} as ComposingEvent,
    tags: {} as 'pending',
  },
  actors: {} as ComposingActors,
  guards: {
    isNews: ({ context: { shown } }, { inputs, texts }: ShownRoll) =>
      shown?.inputs !== inputs || shown.texts.join('\0') !== texts.join('\0'),
    hasPost: ({ context }, place: number) =>
      textOf(context, place) !== undefined,
    isOther: ({ context }, { place, text }: Change) =>
      textOf(context, place) !== text &&
      context.shown?.texts[place] !== undefined,
    hasChanges: ({ context: { shown, edits } }, place: number) =>
      (edits[shown?.inputs ?? '']?.[place]?.length ?? 0) > 0,
    hasDraft: ({ context: { memory } }, id: string) =>
      memory.drafts.some((draft) => draft.id === id),
    hasQueue: ({ context: { queue } }) => queue.length > 0,
    /** It, and all that was asked for before it. */
    isKept: ({ context: { code } }, { ok }: Kept) => ok && code === null,
  },
  actions: {
    takeRoll: assign(({ context }, { inputs, texts }: ShownRoll) => {
      const { shown } = context
      const isSame = !shown || shown.inputs === inputs
      return {
        shown: { inputs, texts },
        // Newer facts are no new roll.
        ...(!isSame && {
          before: shown.texts.map((_, place) => textOf(context, place) ?? ''),
        }),
      }
    }),
    takeChange: assign(({ context }, change: Change) =>
      changed(context, change),
    ),
    takeDraft: assign(
      ({ context }, { place, id }: { place: number; id: string }) => {
        const draft = context.memory.drafts.find((each) => each.id === id)
        return draft ? changed(context, { place, text: draft.text }) : {}
      },
    ),
    takeMemory: assign((_, memory: PostMemory) => ({ memory })),
    addDraft: assign(({ context }, draft: PostDraft) => ({
      memory: {
        ...context.memory,
        drafts: [draft, ...context.memory.drafts].slice(0, mostDrafts),
      },
    })),
    dropDraft: assign(({ context: { memory } }, id: string) => ({
      memory: {
        ...memory,
        drafts: memory.drafts.filter((draft) => draft.id !== id),
      },
    })),
    addRecent: assign(({ context }, place: number) => {
      const { memory } = context
      const text = textOf(context, place) ?? ''
      const others = memory.recent.filter((other) => other !== text)
      const recent = [...others, text].slice(-shillLimits.recent)
      return { memory: { ...memory, recent } }
    }),
    takeKeeping: assign((_, keeping: Keeping) => ({ keeping, code: null })),
    /** A second press of the same star asks for nothing more. */
    queueKeeping: assign(({ context }, asked: Keeping) => {
      const { keeping, queue } = context
      const isAsked = [keeping, ...queue].some(
        (each) => each !== null && isSame(each, asked),
      )
      return isAsked ? {} : { queue: [...queue, asked] }
    }),
    takeNext: assign(({ context: { queue } }) => ({
      keeping: queue[0] ?? null,
      queue: queue.slice(1),
    })),
    /** Why one was not kept is said, whatever becomes of those after it. */
    takeCode: assign(({ context }, kept: Kept) => ({
      keeping: null,
      code: kept.ok ? context.code : kept.code,
    })),
    takeDefect: assign({ keeping: null, queue: [], code: 'unexpected' }),
  },
})
