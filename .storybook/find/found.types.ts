/** A state, and what can be found in it. */
export interface FoundState {
  /** As its story is named: `connecting.prompted`. */
  title: string
  /** Its story's id. */
  story: string
  /** What does something in it: places in the machine's `events`. */
  hears: readonly number[]
  /** What was told when it was reached: places in `facts`. */
  told: readonly number[]
}

/** A failure by its code, with what a person reads of it where that is known. */
export interface FoundFailure {
  code: string
  says: readonly string[]
  /** Where it is seen: a place in the machine's `states`, and the way there. */
  seen: readonly (readonly [state: number, path: string])[]
}

export interface FoundMachine {
  id: string
  events: readonly string[]
  facts: readonly string[]
  failures: readonly FoundFailure[]
  states: readonly FoundState[]
}
