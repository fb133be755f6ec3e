/** First lines of a message, without the colours of a terminal. */
const brief = (message = '') =>
  message
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters
    .replace(/\u001b\[[0-9;]*m/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 6)
    .join('\n    ')

/** Names and reasons of the tests that failed, out of Vitest's JSON report. */
export const vitestFailures = ({ testResults }) =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    const suite =
      message && failed.length === 0 ? [`${name}\n    ${brief(message)}`] : []
    return [
      ...suite,
      ...failed.map(
        ({ fullName, failureMessages }) =>
          `${name} > ${fullName}\n    ${brief(failureMessages[0])}`,
      ),
    ]
  })

/** The same out of Playwright's. */
export function playwrightFailures({ suites, errors }) {
  const found = errors.map(({ message }) => brief(message))
  const visit = ({ suites = [], specs = [] }) => {
    for (const { ok, file, title, tests } of specs) {
      const error = tests[0]?.results.at(-1)?.error
      if (!ok) found.push(`${file} > ${title}\n    ${brief(error?.message)}`)
    }
    suites.forEach(visit)
  }
  suites.forEach(visit)
  return found
}
