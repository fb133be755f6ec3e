import { useState } from 'react'

/** What is kept, and which version of it that is. */
export interface Kept<Value> {
  version: number
  value: Value
}

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other)

/**
 * What is typed over something that is kept: it stays until it is the same, or is
 * dropped. Another version under it is a conflict, and nothing is merged by itself.
 */
export function useEdit<Value>(kept: Kept<Value>) {
  const [edit, setEdit] = useState<Kept<Value> | null>(null)
  const isChanged = edit !== null && !isSame(edit.value, kept.value)
  const shown = isChanged ? edit : kept
  return {
    value: shown.value,
    isChanged,
    isConflict: isChanged && edit.version !== kept.version,
    change: (value: Value) => setEdit({ version: shown.version, value }),
    drop: () => setEdit(null),
    /** What was typed is meant to stand in the place of what is there now. */
    keepMine: () => setEdit({ version: kept.version, value: shown.value }),
  }
}
