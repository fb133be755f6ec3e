import { createKept } from '../../data/createKept.ts'
import type { WordsMemory } from './wordsMemory.ts'
import {
  isEmpty,
  isOfWords,
  type Spot,
  type Writing,
  type WritingEvent,
  write,
} from './writing.rules.ts'

/** What a server draws: it knows of no words. */
const nothing: Writing = { open: null, forms: {} }

/** Holds what is written in one discussion, and keeps it over a reload. */
export function createWriting(memory: WordsMemory) {
  const { set, ...kept } = createKept<Writing>({
    recall: () => {
      const say = memory.recall('say')
      return say ? { open: null, forms: { say } } : nothing
    },
    // Form by form: see below.
    keep: () => {},
    drawn: nothing,
  })
  const keep = (spot: Spot, before: Writing, after: Writing) => {
    const was = before.forms[spot]
    const is = after.forms[spot]
    if (was?.text === is?.text && was?.sent === is?.sent) return
    if (is && !isEmpty(is.text)) memory.keep(spot, is)
    else if (was) memory.drop(spot, was.text)
  }
  const send = (event: WritingEvent) => {
    const { spot, type } = event
    const before = kept.getSnapshot()
    const after = write(before, event)
    if (isOfWords(spot) && type !== 'opened') keep(spot, before, after)
    set(after)
  }
  return {
    ...kept,
    send,
    /** Opens what is done at a comment, with what was written there before. */
    open: (spot: Exclude<Spot, 'say'>, text: string) => {
      const before = isOfWords(spot) ? memory.recall(spot) : null
      send({ type: 'opened', spot, form: before ?? { text } })
    },
    /** Whether there is a place on the page where it can say something. */
    isShown: (spot: Spot) =>
      kept.isShown() && (spot === 'say' || kept.getSnapshot().open === spot),
  }
}

export type WritingStore = ReturnType<typeof createWriting>
