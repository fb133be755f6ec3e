import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
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

/** `components-kit-select--empty` → its file, and its name there. */
export function placeOf(id: string): [file: string, story: string] {
  const [component = '', story = ''] = id.split('--')
  return [resolve(keptStories, `${component}.txt`), story]
}

const read = new Map<string, Map<string, string>>()

function keptIn(file: string) {
  const known = read.get(file)
  if (known) return known
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const kept = parseKept(text)
  read.set(file, kept)
  return kept
}

/** Answers a page what is kept of a story. */
export function keptStory(_: unknown, id: string): string | null {
  const [file, story] = placeOf(id)
  return keptIn(file).get(story) ?? null
}

/** Keeps what a page says that a story shows. */
export function keepStory(_: unknown, id: string, shown: string): void {
  const [file, story] = placeOf(id)
  const kept = keptIn(file).set(story, shown)
  mkdirSync(keptStories, { recursive: true })
  writeFileSync(file, spellKept(kept))
}
