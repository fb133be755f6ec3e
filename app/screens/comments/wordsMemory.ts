import { type StoragePort, safeStorage } from '@narwhal-club/core/storage'
import type { Form, Sent, Spot } from './writing.rules.ts'

/** Then who writes, what is discussed, and where something is said about it. */
const storageKey = 'club.comments'

type Words = Pick<Form, 'text' | 'sent'>

const isSent = (value: Partial<Sent> | null | undefined): value is Sent =>
  typeof value?.id === 'string' && typeof value.text === 'string'

function parse(row: string | null): Words | null {
  try {
    const { text, sent } = JSON.parse(row ?? 'null') ?? {}
    if (typeof text !== 'string') return null
    return isSent(sent) ? { text, sent } : { text }
  } catch {
    return null
  }
}

/**
 * Keeps, in the browser's storage, words that the server has not taken: to sign
 * in again loads the page anew. What it cannot read is nothing.
 *
 * @param subject what is discussed
 * @param who writes: the name that words were sent under is theirs alone
 */
export function createWordsMemory(
  subject: string,
  who: string | null,
  open: () => StoragePort | undefined,
) {
  const storage = safeStorage(open)
  const keyOf = (spot: Spot) => [storageKey, who, subject, spot].join('.')
  const recall = (spot: Spot) => parse(storage.getItem(keyOf(spot)))
  return {
    recall,
    keep: (spot: Spot, { text, sent }: Words) =>
      storage.setItem(keyOf(spot), JSON.stringify({ text, sent })),
    /** Others than these are of another tab, or were written since: they stay. */
    drop: (spot: Spot, text: string) => {
      if (recall(spot)?.text === text) storage.removeItem(keyOf(spot))
    },
  }
}

export type WordsMemory = ReturnType<typeof createWordsMemory>
