import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { createEngine } from './engine.ts'
import { statesOf } from './generate.ts'
import { pasteTest } from './pasteTest.ts'
import { redact } from './redact.ts'
import { tours } from './tours.ts'

const root = resolve(import.meta.dirname, '../..')

/** Numbers from a seed (mulberry32), so that a draw can be repeated. */
function draw(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

/** A run of its own costs seconds a state. */
const drawn = process.env.CLUB_NIGHTLY ? 10 : 3

test(`default: ${drawn} states drawn at random, each path copied, run as pasted`, () => {
  const seed = Number(process.env.EXPLORER_SEED ?? Date.now() % 1_000_000)
  process.stdout.write(`seed of the states: ${seed}\n`)
  const next = draw(seed)
  const all = Object.values(tours).flatMap((tour) =>
    statesOf(tour).map((state) => ({ tour, state })),
  )
  const dir = resolve(root, 'core/pasted')
  rmSync(dir, { recursive: true, force: true })
  mkdirSync(dir)
  try {
    for (let at = 0; at < drawn; at++) {
      const { tour, state } = all[next(all.length)] as (typeof all)[number]
      const start = createEngine(tour).getScene().snapshot.value
      const { log } = createEngine(tour, state.path).getScene()
      writeFileSync(resolve(dir, `${at}.test.ts`), pasteTest(tour, start, log))
    }
    const report = resolve(dir, 'report.json')
    execFileSync(
      resolve(root, 'node_modules/.bin/vitest'),
      [
        ...['run', '--project', 'core', 'core/pasted'],
        ...['--reporter=json', `--outputFile.json=${report}`],
      ],
      { cwd: root, stdio: 'ignore' },
    )
    const { numPassedTests, numFailedTests } = JSON.parse(
      readFileSync(report, 'utf8'),
    )
    expect([numPassedTests, numFailedTests]).toEqual([drawn, 0])
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}, 120_000)

test('behavior: secrets are blotted out', () => {
  expect(
    redact({
      proof: { signature: '0x5c' },
      message: { text: 'Nonce: abc', nonce: 'abc', address: '0x1' },
      value: 7n,
      failure: new Error('Broken.'),
    }),
  ).toEqual({
    proof: '•••',
    message: { text: '•••', nonce: '•••', address: '0x1' },
    value: '7n',
    failure: 'Error: Broken.',
  })
})
