import { expect, test } from 'vitest'
import { standingOf } from '../storybook/sources.ts'
import { hints, storybookLine } from './words.ts'

const url = 'http://127.0.0.1:3000'
const at = '2026-03-14T15:09:26.000Z'
const mark = { at, sources: 'as they were' }

test.each([
  [undefined, 'missing', 'not built yet: npm run build-storybook'],
  [mark, 'fresh', 'built 2026-03-14 15:09 UTC'],
  [
    { at, sources: 'others' },
    'stale',
    'built 2026-03-14 15:09 UTC, the sources have changed since: npm run build-storybook',
  ],
  [{ at, sources: '' }, 'unknown', 'built 2026-03-14 15:09 UTC'],
] as const)('parameters: a Storybook that is %o', (known, standing, words) => {
  expect(standingOf(known, () => 'as they were')).toBe(standing)
  const line = storybookLine(url, standing, known?.at)
  expect(line).toBe(`${url}/storybook/ (${words})`)
  const lines = hints({ url, rpcUrl: url, dataDir: '.world' }, line)
  expect(lines).toContain(`  Storybook: ${line}`)
})

test('default: where there is no git to ask now, nobody says it is stale', () => {
  expect(standingOf(mark, () => '')).toBe('unknown')
})
