import { ensureChromium } from './chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { namedParts, runParts } from './parts.mjs'

/**
 * Runs all parts, or `install` and those that the command line names, and ends
 * the process with `N passed, N failed` as its last line.
 */
export async function runNamedParts(parts) {
  const names = parts.map(([name]) => name)
  const unknown = namedParts.filter((each) => !names.includes(each))
  if (unknown.length > 0) {
    const known = names.map((name) => `'${name}'`).join(', ')
    console.error(
      `No part is called ${unknown.join(', ')}. There are ${known}.`,
    )
    process.exit(1)
  }
  const isWanted = ([name]) =>
    name === 'install' || !namedParts.length || namedParts.includes(name)
  const { passed, failed } = await runParts(parts.filter(isWanted))
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}

/** The first part: packages, and the browser that the tests drive. */
export const installPart = [
  'install',
  async () => {
    ensureInstalled()
    process.env.CHROMIUM_PATH = ensureChromium()
    return { passed: 0, failed: 0 }
  },
]
