import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { runnerImport } from 'vite'
import { root } from '../world/root.ts'

interface Pair {
  ink: string
  ground: string
  kind: 'text' | 'control'
}

type Bars = Record<'standard' | 'high', Record<Pair['kind'], number>>

interface Pairs {
  pairs: readonly Pair[]
  contrastOnlyPairs: readonly Pair[]
  minimum: Bars
}

/** What a comment says of the name below it, in the files of the theme. */
function commentsIn(file: string): Map<string, string> {
  const text = readFileSync(resolve(root, 'ui/theme', file), 'utf8')
  const said = /\/\*\* (.+?) \*\/\s*(?:export const )?(\w+)\??[:= ]/g
  return new Map(
    [...text.matchAll(said)].map(([, words = '', name = '']) => [name, words]),
  )
}

const listed = (words: readonly string[]) =>
  words.length < 2
    ? words.join('')
    : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

/**
 * What designers are told of a token: the comment that stands above it in
 * `ui/theme`, and the contrast that our tests hold it to.
 */
export async function createWords() {
  const comments = new Map([
    ...commentsIn('palette.ts'),
    ...commentsIn('contract.css.ts'),
  ])
  const { module } = await runnerImport<Pairs>(
    resolve(root, 'ui/theme/pairs.ts'),
    { root, logLevel: 'error' },
  )
  const { pairs, contrastOnlyPairs, minimum } = module

  function contrastOf(ink: string, theme: string) {
    const bar = minimum[theme === 'contrast' ? 'high' : 'standard']
    const held = theme === 'contrast' ? [...pairs, ...contrastOnlyPairs] : pairs
    return (['text', 'control'] as const).flatMap((kind) => {
      const grounds = held
        .filter((pair) => pair.ink === ink && pair.kind === kind)
        .map(({ ground }) => ground)
      const use = kind === 'text' ? 'As text' : 'As an edge'
      return grounds.length > 0
        ? [`${use} at least ${bar[kind]} : 1 on ${listed(grounds)}.`]
        : []
    })
  }
  return {
    /** What is said of a group or of a token outside of the themes. */
    of: (name: string) => comments.get(name),
    ofColor: (name: string, theme: string) =>
      [...[comments.get(name) ?? []].flat(), ...contrastOf(name, theme)].join(
        ' ',
      ) || undefined,
  }
}

export type Words = Awaited<ReturnType<typeof createWords>>
