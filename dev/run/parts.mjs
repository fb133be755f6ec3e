import { AsyncLocalStorage } from 'node:async_hooks'
import { spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { relative, resolve } from 'node:path'
import { onlyFailed, playwrightFailures, vitestFailures } from './failures.mjs'
import { root } from './install.mjs'
import { createSecondLook } from './secondLook.mjs'

const bin = (name) => resolve(root, 'node_modules/.bin', name)
const results = resolve(root, '.cache/results')

/** What a part printed that runs beside another: two at once cannot be read. */
const heldBack = new AsyncLocalStorage()

/** Runs a command, its output passed on; resolves to its exit code. */
export function run(command, args, env = {}) {
  const held = heldBack.getStore()
  const out = held ? 'pipe' : 'inherit'
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', out, out],
      env: { ...process.env, ...env },
    })
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (piece) => held.push(piece))
    child.on('close', (code) => done(code ?? 1))
  })
}

/** Runs a tool of node_modules. */
export const tool = (name, args, env) => run(bin(name), args, env)

const tally = (passed, failed, failures = [], unsteady = []) => ({
  passed,
  failed,
  failures,
  unsteady,
})

/** A check that is right or wrong as a whole counts as one test. */
export const check = async (name, args, env) =>
  (await tool(name, args, env)) === 0 ? tally(1, 0) : tally(0, 1)

/** A check written as a node script. */
export const script = async (file, args = [], env = {}) =>
  (await run(process.execPath, [file, ...args], env)) === 0
    ? tally(1, 0)
    : tally(0, 1)

/**
 * `server on PGlite` reports in `server-on-pglite.json`; what it reported before
 * is gone.
 */
function freshReport(part) {
  mkdirSync(results, { recursive: true })
  const name = part.toLowerCase().replaceAll(' ', '-')
  for (const file of readdirSync(results))
    if (file === `${name}.json` || file.startsWith(`${name}-`))
      rmSync(resolve(results, file))
  return resolve(results, `${name}.json`)
}

/** Words that every part hands on to its runner: what stands behind `--`. */
const mark = process.argv.indexOf('--')
const handedOn = mark < 0 ? [] : process.argv.slice(mark + 1)
/** The named parts of the command line. */
export const namedParts = process.argv.slice(2, mark < 0 ? undefined : mark)

const repeat = (part) =>
  `node ${relative(root, process.argv[1])} ${/ /.test(part) ? `'${part}'` : part} --`

/** Who names a part, and the night, hear of each failure at once. */
let lookAgain = createSecondLook(0)

/** Lets failures of the whole run be looked at again (090). */
export function allowSecondLooks(looks) {
  if (namedParts.length === 0) lookAgain = createSecondLook(looks)
}

/**
 * Runs Vitest projects; a run that leaves no report is one failure.
 *
 * @param part the name that this part has on the command line.
 * @param settings.args words for Vitest, unless the command line has others
 * @param settings.report its name, where a part has several. @default part
 */
export async function vitest(part, projects, settings = {}) {
  const { env, args = [], report = part } = settings
  // Files that are named are those wanted, of all that the part has.
  const wanted = handedOn.length > 0 ? handedOn : args
  const first = await runVitest(part, projects, { env, args: wanted, report })
  // An error that no test caught is in no file that could be run again.
  if (first.isUnhandled || first.failedFiles.length === 0) return first
  return await lookAgain(first, () =>
    runVitest(part, projects, {
      env,
      args: first.failedFiles,
      report: `${report} again`,
    }),
  )
}

async function runVitest(part, projects, { env, args, report }) {
  const file = freshReport(report)
  const unhandled = `${file}.unhandled`
  rmSync(unhandled, { force: true })
  const code = await tool(
    'vitest',
    [
      'run',
      ...projects.flatMap((p) => ['--project', p]),
      ...args,
      '--reporter=default',
      '--reporter=json',
      `--reporter=${resolve(root, 'dev/run/unhandled.mjs')}`,
      `--outputFile.json=${file}`,
    ],
    { ...env, CLUB_UNHANDLED: unhandled },
  )
  const isUnhandled = existsSync(unhandled)
  if (!existsSync(file)) return { ...tally(0, 1), isUnhandled: true }
  const found = JSON.parse(readFileSync(file, 'utf8'))
  const failed = found.numFailedTests
  return {
    ...tally(
      found.numPassedTests,
      // A suite that does not load fails no test: the exit code tells.
      failed === 0 && code !== 0 ? 1 : failed,
      vitestFailures(found, repeat(part)),
    ),
    isUnhandled,
    failedFiles: found.testResults
      .filter(({ status }) => status === 'failed')
      .map(({ name }) => relative(root, name)),
  }
}

/** Runs Playwright on a suite of `dev`. */
export async function playwright(part, args = [], env = {}, suite = 'e2e') {
  const wanted = [...args, ...handedOn]
  const first = await runPlaywright(part, wanted, env, suite, part)
  if (first.again.length === 0) return first
  return await lookAgain(first, (round) =>
    runPlaywright(part, first.again, env, suite, `${part} again ${round}`),
  )
}

async function runPlaywright(part, args, env, suite, report) {
  const file = freshReport(report)
  const code = await tool(
    'playwright',
    ['test', '-c', `dev/${suite}/playwright.config.ts`, ...args],
    {
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      // Beside the temporary files, which end with the run, it was made anew.
      PLAYWRIGHT_TRANSFORM_CACHE_DIR: resolve(root, '.cache/transforms'),
    },
  )
  if (!existsSync(file)) return { ...tally(0, 1), again: [] }
  const found = JSON.parse(readFileSync(file, 'utf8'))
  const { expected, unexpected } = found.stats
  return {
    ...tally(
      expected,
      unexpected === 0 && code !== 0 ? 1 : unexpected,
      playwrightFailures(found, repeat(part)),
    ),
    again: onlyFailed(found),
  }
}

/** Runs a part; one that is not alone is printed when it has ended. */
async function runPart([name, part], isAlone) {
  const start = Date.now()
  const held = isAlone ? undefined : []
  if (isAlone) console.log(`\n== ${name}`)
  const result = await heldBack.run(held, part).catch((error) => {
    console.error(error)
    return tally(0, 1)
  })
  if (held) {
    console.log(`\n== ${name}`)
    process.stdout.write(Buffer.concat(held))
  }
  return { ...result, name, minutes: (Date.now() - start) / 60_000 }
}

/**
 * Runs parts in order, those of a list in it at once; prints what failed, then
 * minutes and counts of each.
 */
export async function runParts(parts) {
  const start = Date.now()
  const rows = []
  for (const each of parts) {
    const together = typeof each[0] === 'string' ? [each] : each
    const isAlone = together.length === 1
    rows.push(
      ...(await Promise.all(together.map((part) => runPart(part, isAlone)))),
    )
  }
  const all = (key) => rows.flatMap((row) => row[key] ?? [])
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0)
  const failures = all('failures')
  const unsteady = all('unsteady')
  if (failures.length > 0) console.log('\n== failures')
  for (const failure of failures) console.log(failure)
  if (unsteady.length > 0)
    console.log('\n== unsteady: failed once, passed alone; each is a defect')
  for (const failure of unsteady) console.log(failure)
  console.log('\n== summary')
  for (const { name, minutes, passed, failed } of rows)
    console.log(
      `${name.padEnd(22)} ${minutes.toFixed(1).padStart(5)} min  ${passed} passed, ${failed} failed`,
    )
  const minutes = (Date.now() - start) / 60_000
  console.log(`${'all'.padEnd(22)} ${minutes.toFixed(1).padStart(5)} min`)
  return tally(sum('passed'), sum('failed'))
}
