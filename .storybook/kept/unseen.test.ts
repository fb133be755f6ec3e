import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { storyTextsOfTheTree } from '../find/storyTexts.ts'
import { wordsOf } from './wordsOf.ts'

const root = resolve(import.meta.dirname, '../..')
const kept = resolve(root, 'dev/pictures/kept')
const read = (file: string) => readFileSync(file, 'utf8')

test('default: what is between the holes of a template is said, and no name is', () => {
  const source = `import { plural } from './plural.ts'
type Tone = 'calm' | 'loud'
export const door = {
  'door.open': 'The door is open.',
  left: (n: number, tone = 'calm' as Tone) =>
    \`\${n} doors are left, \${tone}  and shut.\`,
} as const`
  expect(wordsOf(source)).toEqual([
    { text: 'The door is open.', key: 'door.open' },
    { text: 'calm', key: 'left' },
    { text: '', key: 'left' },
    { text: 'doors are left,', key: 'left' },
    { text: 'and shut.', key: 'left' },
  ])
})

/** As it is, and not within another word. */
function isShown(shown: string, text: string): boolean {
  for (
    let at = shown.indexOf(text);
    at >= 0;
    at = shown.indexOf(text, at + 1)
  ) {
    const around = [shown[at - 1] ?? '', shown[at + text.length] ?? '']
    const isPart = (edge: string, own = '') =>
      /\p{L}/u.test(edge) && /\p{L}/u.test(own)
    if (
      !isPart(around[0] ?? '', text[0]) &&
      !isPart(around[1] ?? '', text.at(-1))
    )
      return true
  }
  return false
}

/** Everything that all stories, machines and screens show. */
const shown = [
  ...storyTextsOfTheTree().texts.map(([text]) => text),
  ...readdirSync(kept)
    .filter((file) => /^(machines|screens)-.*\.txt$/.test(file))
    .map((file) => read(resolve(kept, file)).replaceAll('\\"', '"')),
].join('\n')

/** A file's words that are none of `shown`, each with what it is called there. */
function unseenIn(file: string, isWord: (text: string) => boolean): string[] {
  const lang = file.endsWith('.tsx') ? 'tsx' : 'ts'
  const left = wordsOf(read(resolve(root, file)), lang)
    .filter(({ text }) => isWord(text) && !isShown(shown, text))
    .map(({ text, key }) => (key ? `${key}: ${text}` : text))
  return left.length === 0 ? [] : [`## ${file}`, ...new Set(left), '']
}

/** What nobody is served. */
const unshipped =
  /(^|\/)(node_modules|dist|fixtures|testing|examples)\/|\.(test|stories|fixture|testing|tour|bench|suite|css|gen|d)\.|vite\.config/

/** What ships of a folder. */
const sourcesOf = (folder: string) =>
  readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !unshipped.test(file))
    .map((file) => `${folder}/${file}`)
    .sort()

/** Among so much else, what looks like words: longer lists are no texts. */
const isSaid = (text: string) =>
  /^\p{Lu}\p{Ll}|[\p{Ll}]{2} [\p{Ll}]{2}/u.test(text) &&
  !/^\w+[A-Z]\w*$/.test(text) &&
  text.length < 300

/**
 * A changed word turns a story red where one shows it. The rest is kept here, so that
 * no word changes unseen, or takes another's place.
 */
test('default: the words that no story shows are those that are kept', async () => {
  const said = sourcesOf('core/messages').flatMap((file) =>
    unseenIn(file, (text) => /\p{L}{2}/u.test(text)),
  )
  const others = ['app', 'core', 'ui']
    .flatMap(sourcesOf)
    .filter((file) => !file.startsWith('core/messages/'))
    .flatMap((file) => unseenIn(file, isSaid))
  await expect([...said, ...others].join('\n')).toMatchFileSnapshot(
    resolve(kept, 'unseen-words.txt'),
  )
})
