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

/** The same out of Playwright's. */
export function playwrightFailures({ suites, errors }, command) {
  const found = errors.map(({ message }) => brief(message))
  const visit = ({ suites = [], specs = [] }) => {
    for (const { file, title, tests } of specs) {
      const [test] = tests
      if (test?.status !== 'unexpected') continue
      const error = test.results.find((result) => result.error)?.error
      found.push(
        `${file} > ${title}\n    ${brief(error?.message)}${again(command, file, '-g', exactly(title))}`,
      )
    }
    suites.forEach(visit)
  }
  suites.forEach(visit)
  return found
}
