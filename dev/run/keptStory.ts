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

/** Where is kept what comes of using each control of a story. */
const keptUses = resolve(keptStories, '../uses')

/** `components-kit-select--empty` → its file, and its name there. */
export function placeOf(
  id: string,
  folder = keptStories,
): [file: string, story: string] {
  const [component = '', story = ''] = id.split('--')
  return [resolve(folder, `${component}.txt`), story]
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

function keptOf(id: string, folder?: string): string | null {
  const [file, story] = placeOf(id, folder)
  return keptIn(file).get(story) ?? null
}

function keepOf(id: string, shown: string, folder = keptStories): void {
  const [file, story] = placeOf(id, folder)
  const kept = keptIn(file)
  if (shown) kept.set(story, shown)
  else if (!kept.delete(story)) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, spellKept(kept))
}

/** Answers a page what is kept of a story. */
export const keptStory = (_: unknown, id: string) => keptOf(id)

/** Keeps what a page says that a story shows. */
export const keepStory = (_: unknown, id: string, shown: string) =>
  keepOf(id, shown)

/** Answers a page what is kept of using a story's controls. */
export const keptUse = (_: unknown, id: string) => keptOf(id, keptUses)

/** Keeps what a page says that came of using a story's controls. */
export const keepUse = (_: unknown, id: string, used: string) =>
  keepOf(id, used, keptUses)
