import { relative } from 'node:path'
import { root } from './install.mjs'

/** First lines of a message, without the colours of a terminal. */
const brief = (message = '') =>
  message
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters
    .replace(/\u001b\[[0-9;]*m/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 6)
    .join('\n    ')

/** A word as a shell takes it whole. */
const quoted = (word) =>
  /^[\w./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`

/** A name, as a pattern that fits nothing else. */
const exactly = (name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The one command that runs again what failed. */
const again = (command, ...words) =>
  `\n    again: ${[command, ...words.map(quoted)].join(' ')}`

/**
 * Names and reasons of the tests that failed, out of Vitest's JSON report, each
 * with the command that repeats it.
 */
export const vitestFailures = ({ testResults }, command) =>
  testResults.flatMap(({ name: path, message, assertionResults }) => {
    const name = relative(root, path)
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    const suite =
      message && failed.length === 0
        ? [`${name}\n    ${brief(message)}${again(command, name)}`]
        : []
    return [
      ...suite,
      ...failed.map(
        ({ fullName, failureMessages }) =>
          `${name} > ${fullName}\n    ${brief(failureMessages[0])}${again(command, name, '-t', exactly(fullName))}`,
      ),
    ]
  })

/** Tests that failed, out of Playwright's JSON report. */
function failedTests({ suites }) {
  const found = []
  const visit = ({ suites = [], specs = [] }) => {
    for (const { file, title, tests } of specs)
      for (const { status, results } of tests)
        if (status === 'unexpected') {
          const { error } = results.find((result) => result.error) ?? {}
          found.push({ file, title, message: error?.message })
        }
    suites.forEach(visit)
  }
  suites.forEach(visit)
  return found
}

/** The same out of Playwright's. */
export const playwrightFailures = (report, command) => [
  ...report.errors.map(({ message }) => brief(message)),
  ...failedTests(report).map(
    ({ file, title, message }) =>
      `${file} > ${title}\n    ${brief(message)}${again(command, file, '-g', exactly(title))}`,
  ),
]

/**
 * Words for Playwright that run again what failed, and nothing else; none where
 * something failed that is no test. Its own `--last-failed` knows nothing any
 * more as soon as they have passed once.
 */
export function onlyFailed(report) {
  const failed = failedTests(report)
  if (failed.length === 0 || report.errors.length > 0) return []
  const files = new Set(failed.map(({ file }) => exactly(file)))
  return [...files, '-g', failed.map(({ title }) => exactly(title)).join('|')]
}
