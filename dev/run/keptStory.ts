import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { resolve } from 'node:path'

/** Where the words of every story are kept, a file a component. */
export const keptStories = resolve(
  import.meta.dirname,
  '../pictures/kept/stories',
)

/** What is kept in a file: story → what it shows. */
export function parseKept(text: string): Map<string, string> {
  return new Map(
    text
      .split(/^## /m)
      .slice(1)
      .map((part) => {
        const end = part.indexOf('\n')
        return [part.slice(0, end), part.slice(end + 1).trimEnd()]
      }),
  )
}

export const spellKept = (kept: ReadonlyMap<string, string>) =>
  [...kept]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([story, shown]) => `## ${story}\n${shown}\n`)
    .join('\n')

/** Where is kept what comes of using each control of a story. */
export const keptUses = resolve(keptStories, '../uses')

/** `components-kit-select--empty` → its file, and its name there. */
export function placeOf(
  id: string,
  folder = keptStories,
): [file: string, story: string] {
  const [component = '', story = ''] = id.split('--')
  return [resolve(folder, `${component}.txt`), story]
}

/** Reads and keeps what is kept in a folder, a file a component. */
export function createKeeper(folder: string) {
  const read = new Map<string, Map<string, string>>()

  function keptIn(file: string) {
    const known = read.get(file)
    if (known) return known
    const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
    const kept = parseKept(text)
    read.set(file, kept)
    return kept
  }

  return {
    /** Answers a page what is kept of a story. */
    kept(_: unknown, id: string): string | null {
      const [file, story] = placeOf(id, folder)
      return keptIn(file).get(story) ?? null
    },
    /** Keeps what a page says of a story; nothing leaves nothing. */
    keep(_: unknown, id: string, said: string): void {
      const [file, story] = placeOf(id, folder)
      const kept = keptIn(file)
      if (said) kept.set(story, said)
      else if (!kept.delete(story)) return
      mkdirSync(folder, { recursive: true })
      if (kept.size > 0) writeFileSync(file, spellKept(kept))
      else rmSync(file)
    },
  }
}
