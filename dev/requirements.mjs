import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { root } from './run/install.mjs'

/**
 * Which numbered requirements have a passing conformance test, by the last
 * browser run's report. The open ones must be exactly those of areas that are
 * still to come.
 */
const sections = { 1: 6, 2: 18, 3: 11, 4: 11, 5: 9, 6: 3, 7: 10, 8: 7, 9: 12 }
const toCome = ['R4.8', 'R5.4', 'R5.5']

const numbers = Object.entries(sections).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, i) => `R${section}.${i + 1}`),
)

const titles = (suite) => [
  ...(suite.specs ?? []).filter((s) => s.ok).map((s) => s.title),
  ...(suite.suites ?? []).flatMap(titles),
]

const report = JSON.parse(
  readFileSync(resolve(root, '.cache/results/browser.json'), 'utf8'),
)
const proved = new Set(
  report.suites
    .filter((suite) => suite.file.startsWith('conformance/'))
    .flatMap(titles)
    .map((title) => /^R\d+\.\d+/.exec(title)?.[0]),
)
const open = numbers.filter((number) => !proved.has(number))
console.log(
  `requirements with a passing test: ${numbers.length - open.length} of ${numbers.length}; without: ${open.join(' ') || 'none'}`,
)
const expected = open.join() === toCome.join()
if (!expected) console.error(`expected without a test: ${toCome.join(' ')}`)
process.exitCode = expected ? 0 : 1
