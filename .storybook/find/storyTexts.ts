import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { keptStories, parseKept } from '../../dev/run/keptStory.ts'

const root = resolve(import.meta.dirname, '../..')
const quoted = /"(?:[^"\\]|\\.)*"/g

/** What stories of components show: a text, and places in `stories`. */
export interface StoryTexts {
  /** Their ids: `components-kit-select--empty`. */
  stories: string[]
  texts: [text: string, at: number[]][]
}

/** Collects the words of what is kept: file's name without its ending → text. */
export function textsOfKept(files: ReadonlyMap<string, string>): StoryTexts {
  const stories: string[] = []
  const texts = new Map<string, number[]>()
  for (const [component, text] of files)
    for (const [story, shown] of parseKept(text)) {
      const at = stories.push(`${component}--${story}`) - 1
      const said = new Set(shown.match(quoted))
      for (const each of said) {
        const words = String(JSON.parse(each))
        texts.set(words, [...(texts.get(words) ?? []), at])
      }
    }
  return { stories, texts: [...texts] }
}

const keptFiles = () =>
  existsSync(keptStories)
    ? readdirSync(keptStories).map((name) => resolve(keptStories, name))
    : []

export const storyTextsOfTheTree = (): StoryTexts =>
  textsOfKept(
    new Map(
      keptFiles().map((file) => [
        file.slice(keptStories.length + 1, -'.txt'.length),
        readFileSync(file, 'utf8'),
      ]),
    ),
  )

/** From the root, as a watcher has them. */
export const keptPaths = () =>
  keptFiles().map((file) => file.slice(root.length + 1))
