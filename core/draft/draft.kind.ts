import type { DraftInput, DraftValue, FieldErrors } from './draft.types.ts'

/** What one sort of draft is made of: a proposal, a bounty, a club's rules. */
export interface DraftKind<Value extends DraftValue> {
  blank: Value
  /**
   * Understands words that were kept or loaded, and gives a field that they
   * lack its blank. Half-written words are words: it refuses shapes alone.
   *
   * @throws where they are no words of this kind.
   */
  read: (words: unknown) => Value
  /** Pure and quick: it is asked with each word. */
  validate: (value: Value) => FieldErrors
}

/** Makes the machine's input of a kind of draft. */
export function toDraftInput<Value extends DraftValue>(
  id: string,
  kind: DraftKind<Value>,
): DraftInput {
  const { blank, read, validate } = kind
  return { id, blank, validate: (value) => validate(read(value)) }
}
