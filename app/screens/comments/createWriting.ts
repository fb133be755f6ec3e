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
  let at: Writing | undefined
  const readers = new Set<() => void>()
  const begin = (): Writing => {
    const say = memory.recall('say')
    return say ? { open: null, forms: { say } } : nothing
  }
  // Only when it is read: no server has a storage.
  const getSnapshot = () => {
    at ??= begin()
    return at
  }
  const keep = (spot: Spot, before: Writing, after: Writing) => {
    const was = before.forms[spot]
    const is = after.forms[spot]
    if (was?.text === is?.text && was?.sent === is?.sent) return
    if (is && !isEmpty(is.text)) memory.keep(spot, is)
    else if (was) memory.drop(spot, was.text)
  }
  const send = (event: WritingEvent) => {
    const { spot, type } = event
    const before = getSnapshot()
    at = write(before, event)
    if (isOfWords(spot) && type !== 'opened') keep(spot, before, at)
    for (const reader of readers) reader()
  }
  return {
    getSnapshot,
    getDrawn: () => nothing,
    send,
    /** Opens what is done at a comment, with what was written there before. */
    open: (spot: Exclude<Spot, 'say'>, text: string) => {
      const kept = isOfWords(spot) ? memory.recall(spot) : null
      send({ type: 'opened', spot, form: kept ?? { text } })
    },
    /** Whether there is a place on the page where it can say something. */
    isShown: (spot: Spot) =>
      readers.size > 0 && (spot === 'say' || getSnapshot().open === spot),
    subscribe: (reader: () => void) => {
      readers.add(reader)
      return { unsubscribe: () => void readers.delete(reader) }
    },
  }
}

export type WritingStore = ReturnType<typeof createWriting>
