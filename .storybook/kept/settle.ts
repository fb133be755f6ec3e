import type { Settle, Used } from './used.ts'

/** Milliseconds between two looks. */
const pause = 40
/** So often alike, it is at rest. */
const looks = 6
/** So often as it is kept, it stays so. */
const standing = 2

// As they are now: a story may put others in their place.
const later = setTimeout.bind(globalThis)
const passed = performance.now.bind(performance)
const wait = () => new Promise((done) => later(done, pause))
const isAlike = (one: readonly string[], next: readonly string[]) =>
  one.length === next.length && one.every((each, at) => each === next[at])

/** Milliseconds: what never rests is told as it is then. */
const restless = 5_000

/** What came of it once nothing changes any more. */
export const atRest: Settle = async (_, look) => {
  const until = passed() + restless
  let now = look()
  for (let alike = 1; alike < looks && passed() < until; ) {
    await wait()
    const next = look()
    alike = isAlike(now, next) ? alike + 1 : 1
    now = next
  }
  return now
}

/**
 * What came of it as soon as it is what is kept; what else came once time is out. After
 * one that is not as it is kept no other is waited for: the story is red by then.
 */
export function asKept(kept: readonly Used[], timeout: number): Settle {
  let left = timeout
  return async (at, look) => {
    const { came } = kept[at] ?? {}
    if (!came) return atRest(at, look)
    const until = passed() + left
    let now = look()
    // What comes a moment later counts as well: it must stay as it is.
    for (let alike = 0; alike < standing && passed() < until; ) {
      await wait()
      now = look()
      alike = isAlike(now, came) ? alike + 1 : 0
    }
    if (!isAlike(now, came)) left = 0
    return now
  }
}

/** In a file: a line a control, and indented below it what came of it. */
export const spellUsed = (used: readonly Used[]): string =>
  used
    .flatMap(({ control, came }) => [
      control,
      ...came.map((line) => `  ${line}`),
    ])
    .join('\n')

export function parseUsed(text: string): Used[] {
  const used: { control: string; came: string[] }[] = []
  for (const line of text ? text.split('\n') : [])
    if (line.startsWith('  ')) used.at(-1)?.came.push(line.slice(2))
    else used.push({ control: line, came: [] })
  return used
}
