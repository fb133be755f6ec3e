import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { isOwn, mutantsOf, withMutants } from './mutants.ts'
import { watchedFile } from './syntax.ts'

const root = resolve(import.meta.dirname, '../..')
const kept = resolve(root, '.storybook/kept')

/** How many stories are given the chance to notice, besides those of the part itself. */
const mostTries = 6
/** How many a story plays at a time: the next that meets them plays the others. */
const mostOfAStory = 30

// Read now: the runner puts another in its place.
const isMeeting = process.env.CLUB_MUTANTS === 'meet'
const name = isMeeting ? 'unmet.txt' : 'mutants.txt'
const report = resolve(root, 'dist', name)
const met = new Set<string>()
const tries = new Map<string, number>()
const noticed = new Map<string, string>()
const going = new Set<string>()
const triesOf = (id: string) => tries.get(id) ?? 0

/** Of what a story met, the mutants that it is to be played with: its own first. */
export function mutantsToPlay(
  _: unknown,
  story: string,
  ids: readonly string[],
): string[] {
  for (const id of ids) met.add(id)
  if (isMeeting) return []
  const rankOf = (id: string) => (isOwn(story, id) ? -1 : triesOf(id))
  const given = ids
    .filter((id) => !noticed.has(id) && !going.has(id))
    .filter((id) => rankOf(id) < mostTries)
    .sort((a, b) => rankOf(a) - rankOf(b))
    .slice(0, mostOfAStory)
  for (const id of given) going.add(id)
  return given
}

/** Hears from a page whether its story noticed, and by what. */
export function tellMutant(_: unknown, id: string, why: string | null): void {
  going.delete(id)
  tries.set(id, triesOf(id) + 1)
  if (why !== null) noticed.set(id, why)
}

function write() {
  const all = mutantsOf((file) => readFileSync(resolve(root, file), 'utf8'))
  const fateOf = (id: string) => {
    const why = noticed.get(id)
    if (why !== undefined) return ['noticed', why]
    if (!met.has(id)) return ['never met']
    return [triesOf(id) > 0 ? `missed by ${triesOf(id)}` : 'not played']
  }
  const fates = all.map((id) => [id, ...fateOf(id)])
  const count = (fate: RegExp) =>
    fates.filter(([, is = '']) => fate.test(is)).length
  mkdirSync(resolve(report, '..'), { recursive: true })
  const lines = fates.map(([id, fate, why]) =>
    [fate, id, why].filter(Boolean).join(' | '),
  )
  const told = isMeeting ? lines.filter((line) => /^never/.test(line)) : lines
  writeFileSync(report, told.sort().join('\n'))
  console.log(
    `mutants: ${all.length}, noticed ${count(/^noticed/)}, missed ${count(/^missed/)}, never met ${count(/^never/)}, not played ${count(/^not/)}: see dist/${name}`,
  )
}

const runner = '@storybook/addon-vitest/internal/test-utils'
const names = `import { mutant as __mutant } from ${JSON.stringify(resolve(kept, 'mutant.ts'))};`

/**
 * `npm run stories:mutants`: plays each story once as it is, and then once more for
 * each condition, handler and label of `app` and `ui` that would be another there. Those
 * that no story notices could be made another unseen.
 */
export const mutateSources = (): Plugin[] => [
  {
    name: 'mutate-sources',
    enforce: 'pre',
    transform(code, id) {
      const file = watchedFile(id)
      if (!file) return null
      return { code: names + withMutants(file, code).code, map: null }
    },
    buildEnd() {
      if (met.size > 0) write()
      // Each of the run's servers says that it ends.
      met.clear()
      tries.clear()
    },
  },
  {
    name: 'play-with-mutants',
    enforce: 'post',
    transform: (code, id) =>
      /\.stories\.tsx/.test(id) && code.includes(runner)
        ? {
            code: code.replaceAll(runner, resolve(kept, 'playMutants.ts')),
            map: null,
          }
        : null,
  },
]
