import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { storyTextsOfTheTree } from '../find/storyTexts.ts'
import { wordsOf } from './wordsOf.ts'

const root = resolve(import.meta.dirname, '../..')
const messages = resolve(root, 'core/messages')
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
    'The door is open.',
    'calm',
    '',
    'doors are left,',
    'and shut.',
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

/**
 * A changed word turns a story red where one shows it. The rest is kept here, so that
 * no word changes unseen.
 */
test('default: the words that no story shows are those that are kept', async () => {
  const files = readdirSync(messages, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .sort()
  const shown = [
    ...storyTextsOfTheTree().texts.map(([text]) => text),
    ...readdirSync(kept)
      .filter((file) => /^(machines|screens)-.*\.txt$/.test(file))
      .map((file) => read(resolve(kept, file)).replaceAll('\\"', '"')),
  ].join('\n')
  const unseen = files.flatMap((file) => {
    const words = new Set(wordsOf(read(resolve(messages, file))))
    const left = [...words].filter(
      (text) => /[\p{L}]{2}/u.test(text) && !isShown(shown, text),
    )
    return left.length === 0 ? [] : [`## ${file}`, ...left, '']
  })
  await expect(unseen.join('\n')).toMatchFileSnapshot(
    resolve(kept, 'unseen-words.txt'),
  )
})
