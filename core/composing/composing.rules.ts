import type { ComposingContext } from './composing.types.ts'

/** Rolls whose changes are remembered while the page is open. */
export const mostRolls = 20
/** Changes of a post that can be taken back. */
const mostChanges = 100

/** The text of a post as it stands now. */
export function textOf(
  { shown, edits }: Pick<ComposingContext, 'shown' | 'edits'>,
  place: number,
): string | undefined {
  if (!shown) return undefined
  return edits[shown.inputs]?.[place]?.at(-1) ?? shown.texts[place]
}

/** Tells whether a change goes on with a word, so that both are undone at once. */
const goesOn = (last: string | undefined, text: string): boolean =>
  last !== undefined &&
  Math.abs(text.length - last.length) <= 1 &&
  !/\s$/u.test(text)

/** Adds a change to those of a post. */
export function withChange(
  changes: readonly string[],
  text: string,
): readonly string[] {
  const kept = goesOn(changes.at(-1), text) ? changes.slice(0, -1) : changes
  return [...kept, text].slice(-mostChanges)
}

/** Keeps the rolls that were touched last. */
export const newest = <T>(rolls: Readonly<Record<string, T>>) =>
  Object.fromEntries(Object.entries(rolls).slice(-mostRolls))
