import { isSame } from '@narwhal-club/core/governance'

/** What is kept, and which version of it that is. */
export interface Kept<Value> {
  version: number
  value: Value
}

/** What is typed, and over which version. */
export interface Edit<Value> extends Kept<Value> {
  /** What was saved last: where that is kept now, its writer knows it. */
  saved?: Value | undefined
}

/**
 * Tells how what is typed stands to what is kept. What is kept is what the server
 * made of it: spaces and empty lines are no change, and no other's either.
 */
export function standingOf<Value>(
  kept: Kept<Value>,
  edit: Edit<Value> | null,
  keptOf: (value: Value) => unknown,
) {
  const { version } = kept
  if (!edit)
    return {
      ...{ value: kept.value, base: version },
      ...{ isChanged: false, isConflict: false, isSettled: false },
    }
  const now = keptOf(kept.value)
  const isChanged = !isSame(keptOf(edit.value), now)
  const isOwn = edit.saved !== undefined && isSame(keptOf(edit.saved), now)
  const isConflict = isChanged && edit.version !== version && !isOwn
  return {
    // Of what is the same the kept form is shown, once it is a new version.
    value: isChanged || edit.version === version ? edit.value : kept.value,
    isChanged,
    isConflict,
    /** Nothing is left of it that is not kept. */
    isSettled:
      !isChanged &&
      (edit.version !== version || isSame(edit.value, kept.value)),
    /** What the next change is made over. */
    base: isConflict ? edit.version : version,
  }
}

interface Standing<Value> {
  base: number
  value: Value
}

/** What is typed next; what was saved before it is still known. */
export const typedOver = <Value>(
  { base }: Standing<Value>,
  value: Value,
  before: Edit<Value> | null,
): Edit<Value> => ({ version: base, value, saved: before?.saved })

/** It is being saved: what is kept next may be this. */
export const savedOver = <Value>({
  base,
  value,
}: Standing<Value>): Edit<Value> => ({ version: base, value, saved: value })
