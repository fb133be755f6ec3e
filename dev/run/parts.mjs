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
import { playwrightFailures, vitestFailures } from './failures.mjs'
import { root } from './install.mjs'

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

/** With more of them than this, a part is broken and not unsteady. */
const mostUnsteady = 2

/** A check that is right or wrong as a whole counts as one test. */
export const check = async (name, args, env) =>
  (await tool(name, args, env)) === 0 ? tally(1, 0) : tally(0, 1)

/** A check written as a node script. */
export const script = async (file, args = [], env = {}) =>
  (await run(process.execPath, [file, ...args], env)) === 0
    ? tally(1, 0)
    : tally(0, 1)

/**
 * `server on PGlite` reports in `server-on-pglite.json`; what it reported
 * before, also in halves, is gone.
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

/**
 * Whether what failed is run once more, its file alone: where the whole is run
 * for a commit. Who names a part, and the night, hear of every failure at once.
 */
const hasSecondLook = () =>
  namedParts.length === 0 && process.env.CLUB_SECOND_LOOK === '1'

const repeat = (part) =>
  `node ${relative(root, process.argv[1])} ${/ /.test(part) ? `'${part}'` : part} --`

/**
 * Runs Vitest projects; a run that leaves no report is one failure.
 *
 * @param part the name that this part has on the command line.
 */
export async function vitest(
  part,
  projects,
  env = {},
  args = [],
  report = part,
  isAgain = false,
) {
  const file = freshReport(report)
  const unhandled = `${file}.unhandled`
  rmSync(unhandled, { force: true })
  const code = await tool(
    'vitest',
    [
      'run',
      ...projects.flatMap((p) => ['--project', p]),
      // Files that are named are those wanted, of all that the part has.
      ...(handedOn.length > 0 ? handedOn : args),
      '--reporter=default',
      '--reporter=json',
      `--reporter=${resolve(root, 'dev/run/unhandled.mjs')}`,
      `--outputFile.json=${file}`,
    ],
    { ...env, CLUB_UNHANDLED: unhandled },
  )
  if (!existsSync(file)) return tally(0, 1)
  const found = JSON.parse(readFileSync(file, 'utf8'))
  const failed = found.numFailedTests
  const failures = vitestFailures(found, repeat(part))
  const first = tally(
    found.numPassedTests,
    // A suite that does not load fails no test: the exit code tells.
    failed === 0 && code !== 0 ? 1 : failed,
    failures,
  )
  const isDoubtful = failed > 0 && failed <= mostUnsteady && !isAgain
  // An error that no test caught is in no file that could be run again.
  if (!hasSecondLook() || !isDoubtful || existsSync(unhandled)) return first
  const files = found.testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name }) => relative(root, name))
  const again = `${report} again`
  const second = await vitest(part, projects, env, files, again, true)
  return second.failed > 0
    ? first
    : tally(first.passed + failed, 0, [], failures)
}

/**
 * The same in halves at once: a page renders on one core, and a machine has
 * more. Files that are named run in one.
 */
export async function vitestInHalves(part, projects) {
  if (handedOn.length > 0) return await vitest(part, projects)
  freshReport(part)
  const halves = await Promise.all(
    [1, 2].map((half) =>
      vitest(part, projects, {}, [`--shard=${half}/2`], `${part} ${half}`),
    ),
  )
  const sum = (key) => halves.reduce((total, half) => total + half[key], 0)
  const all = (key) => halves.flatMap((half) => half[key])
  return tally(sum('passed'), sum('failed'), all('failures'), all('unsteady'))
}

/** Runs Playwright on a suite of `dev`. */
export async function playwright(part, args = [], env = {}, suite = 'e2e') {
  const file = freshReport(part)
  const code = await tool(
    'playwright',
    [
      'test',
      '-c',
      `dev/${suite}/playwright.config.ts`,
      `--retries=${hasSecondLook() ? 1 : 0}`,
      ...args,
      ...handedOn,
    ],
    { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  )
  if (!existsSync(file)) return tally(0, 1)
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const { expected, unexpected, flaky } = report.stats
  const told = (status) => playwrightFailures(report, status, repeat(part))
  const isBroken = flaky > mostUnsteady
  const failed = isBroken ? unexpected + flaky : unexpected
  return tally(
    isBroken ? expected : expected + flaky,
    failed === 0 && code !== 0 ? 1 : failed,
    [...told('unexpected'), ...(isBroken ? told('flaky') : [])],
    isBroken ? [] : told('flaky'),
  )
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
