import { isSame } from '../rules/governance/isSame.ts'
import type {
  DraftValue,
  FieldConflict,
  Kept,
  LoadOutcome,
  ServerCopy,
  Side,
  Words,
} from './draft.types.ts'

export { isSame }

const isOneOf = (values: readonly DraftValue[], value: DraftValue) =>
  values.some((each) => isSame(each, value))

/** Whether the server may not hold what the person sees. */
export const isUnsaved = ({ value, base, sent }: Words): boolean =>
  sent.length > 0 || !isSame(value, base.value)

/** How words of ours stand to a copy that the server has by now. */
export type Meeting =
  /** Nothing of ours is missing there. */
  | 'follow'
  /** It is what we sent before, or what we began with: ours go on top. */
  | 'ours'
  /** Another person or tab wrote something else. */
  | 'apart'

/** Decides what a newer copy of the server means for our words. */
export function meet(words: Words, copy: ServerCopy): Meeting {
  if (!isUnsaved(words) || isSame(words.value, copy.value)) return 'follow'
  const isOurs =
    isOneOf(words.sent, copy.value) || isSame(words.base.value, copy.value)
  return isOurs ? 'ours' : 'apart'
}

export type Opening =
  | { kind: 'unread' }
  | {
      kind: 'open' | 'offline' | 'apart'
      words: Words
      /** The server's copy that stands against ours, where they are apart. */
      copy: ServerCopy
      /** In our words now, or on the server: the storage may forget them. */
      spent: readonly Kept[]
      waiting: readonly Kept[]
      isResumed: boolean
    }

/**
 * Puts together what the server and this browser have of a draft. The newest
 * words become ours; older ones of other tabs wait to be decided upon.
 */
export function openDraft(outcome: LoadOutcome, blank: DraftValue): Opening {
  const copy = outcome.ok ? outcome.copy : null
  const isSpent = (kept: Kept) =>
    isSame(kept.value, kept.base.value) || isSame(kept.value, copy?.value)
  const worthy = outcome.kept
    .filter((kept) => !isSpent(kept))
    .sort((a, b) => b.at - a.at)
  const [mine, ...others] = worthy
  const here = copy ?? { version: 0, value: blank }
  if (!mine) {
    if (!outcome.ok) return { kind: 'unread' }
    const words = { value: here.value, base: here, sent: [] }
    const spent = outcome.kept
    return {
      kind: 'open',
      words,
      copy: here,
      spent,
      waiting: [],
      isResumed: false,
    }
  }
  const waiting = others.filter((kept) => !isSame(kept.value, mine.value))
  const rest = {
    copy: here,
    spent: outcome.kept.filter((kept) => !waiting.includes(kept)),
    waiting,
    isResumed: true,
  }
  const { value, base, sent } = mine
  const words = { value, base, sent }
  if (!outcome.ok) return { kind: 'offline', words, ...rest }
  // Deleted or published meanwhile: the save will say so, the words stay.
  if (!copy || copy.version === base.version)
    return { kind: 'open', words, ...rest }
  return meet(words, copy) === 'apart'
    ? { kind: 'apart', words, ...rest }
    : { kind: 'open', words: { value, base: copy, sent: [] }, ...rest }
}

/** Lists the fields that differ, each with the side that changed it alone. */
export function conflictsOf(
  { value, base }: Words,
  theirs: DraftValue,
): FieldConflict[] {
  return [...new Set([...Object.keys(value), ...Object.keys(theirs)])]
    .filter((field) => !isSame(value[field], theirs[field]))
    .map((field) => ({
      field,
      mine: value[field],
      theirs: theirs[field],
      suggested: isSame(value[field], base.value[field]) ? 'theirs' : 'mine',
    }))
}

/** Merges by field; what is not picked stays mine. */
export function mergeFields(
  mine: DraftValue,
  theirs: DraftValue,
  picks: Readonly<Record<string, Side>>,
): DraftValue {
  const taken = Object.keys(picks).filter((field) => picks[field] === 'theirs')
  return {
    ...mine,
    ...Object.fromEntries(taken.map((field) => [field, theirs[field]])),
  }
}
