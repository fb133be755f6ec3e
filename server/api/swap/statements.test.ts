import { describe, expect, test } from 'vitest'
import { rowsNamed } from '../../testing/rowsNamed.ts'

/** Behaviour 4.3, statement by statement: each is a test of this name (220). */
const refusals = [
  ['S4.3.1', 'wrong chain'],
  ['S4.3.2', 'id not owned'],
  ['S4.3.3', 'id listed elsewhere'],
  ['S4.3.4', 'id escrowed elsewhere'],
  ['S4.3.5', 'vault short of tokens'],
  ['S4.3.6', 'vault short of ids'],
  ['S4.3.7', 'paused'],
  ['S4.3.8', 'more than 20 ids'],
  ['S4.3.9', 'allowance race'],
  ['S4.3.10', 'quote older than 60 s'],
  ['S4.3.11', 'quote changed'],
  ['S4.3.12', 'fee unconfirmed'],
  ['S4.3.13', 'session is not the wallet'],
] as const

const row = /\bS4\.3\.\d+\b/g
const here = new Set([
  ...rowsNamed('api/swap', row),
  ...rowsNamed('../dev/mocks/suite', row),
])
/** What the page asks by itself, with the rules that it shares with the server. */
const inBrowser = new Set([
  ...rowsNamed('../core/swapping', row),
  ...rowsNamed('../core/rules/swap', row),
])

describe('every refusal of 4.3', () => {
  test.each(refusals)('%s is a test: %s', (name) => {
    expect(here).toContain(name)
  })
  test.each(refusals)('%s, %s, stops the page before money moves', (name) => {
    expect(inBrowser).toContain(name)
  })
  test('no test names another', () => {
    const known: readonly string[] = refusals.map(([name]) => name)
    const named = [...here, ...inBrowser]
    expect(named.filter((name) => !known.includes(name))).toEqual([])
  })
})
