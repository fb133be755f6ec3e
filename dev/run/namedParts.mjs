import { ensureChromium } from './chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { namedParts, run, runParts } from './parts.mjs'

/**
 * Runs all parts, those of a list in it at once, or `install` and those that
 * the command line names; ends the process with `N passed, N failed` as its
 * last line.
 */
export async function runNamedParts(parts) {
  const each = parts.flatMap((part) =>
    typeof part[0] === 'string' ? [part] : part,
  )
  const names = each.map(([name]) => name)
  const unknown = namedParts.filter((each) => !names.includes(each))
  if (unknown.length > 0) {
    const known = names.map((name) => `'${name}'`).join(', ')
    console.error(
      `No part is called ${unknown.join(', ')}. There are ${known}.`,
    )
    process.exit(1)
  }
  const isWanted = ([name]) => name === 'install' || namedParts.includes(name)
  const wanted = namedParts.length > 0 ? each.filter(isWanted) : parts
  const { passed, failed } = await runParts(wanted)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}

/** The first part: packages, and the browser that the tests drive. */
export const installPart = [
  'install',
  async () => {
    // The machine's browser comes while npm brings the packages.
    const machine = run(process.execPath, ['dev/run/ensureChromium.mjs'])
    ensureInstalled()
    await machine
    process.env.CHROMIUM_PATH = ensureChromium()
    return { passed: 0, failed: 0 }
  },
]
