import { useEffect, useMemo } from 'react'
import { useWriter } from '../../data/useWriter.ts'
import { useActor } from '../../useActor.ts'
import { createEdit } from './createEdit.ts'
import {
  type Edit,
  type Kept,
  savedOver,
  standingOf,
  typedOver,
} from './edit.rules.ts'

/**
 * What is typed over something that is kept: it stays until the same is kept, or
 * it is dropped. Another version under it is a conflict, and nothing is merged by
 * itself.
 *
 * @param name of what is changed: what is typed is found by it again.
 * @param keptOf what would be kept of a value: two that give the same are one.
 */
export function useEdit<Value>(
  name: string,
  kept: Kept<Value>,
  keptOf: (value: Value) => unknown,
) {
  const who = useWriter()
  const store = useMemo(
    () => createEdit<Value>(name, who, () => window.sessionStorage),
    [name, who],
  )
  const edit = useActor(store, (at: Edit<Value> | null) => at, store.getDrawn)
  const { set } = store
  const at = standingOf(kept, edit, keptOf)
  const { value, isChanged, isConflict, isSettled } = at
  // Left there, the next one who changes it would be in conflict with it.
  useEffect(() => {
    if (isSettled) set(null)
  }, [isSettled, set])
  return {
    ...{ value, isChanged, isConflict },
    change: (typed: Value) => set(typedOver(at, typed, edit)),
    drop: () => set(null),
    save: () => set(savedOver(at)),
    /** What was typed is meant to stand in the place of what is there now. */
    keepMine: () => set({ version: kept.version, value }),
  }
}
