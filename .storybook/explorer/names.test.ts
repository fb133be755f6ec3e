import { expect, test } from 'vitest'
import { regionsOf, shortTitleOf, titleOf } from './names.ts'

test('default: regions apart, each with where it is', () => {
  const value = {
    identity: 'signedIn',
    checks: { throttled: 'quiet' },
    telling: 'quiet',
  }
  expect(regionsOf(value)).toEqual([
    { region: 'identity', state: 'signedIn' },
    { region: 'checks', state: 'throttled.quiet' },
    { region: 'telling', state: 'quiet' },
  ])
})

test('behavior: regions within a state, and together they say its title', () => {
  const value = { done: { balances: 'read', receipt: 'seen' } }
  const regions = regionsOf(value)
  expect(regions).toEqual([
    { region: 'done.balances', state: 'read' },
    { region: 'done.receipt', state: 'seen' },
  ])
  const said = regions.map(({ region, state }) => `${region}.${state}`)
  expect(said.join(' + ')).toBe(titleOf(value))
})

test('behavior: a machine without regions has none; a region that is one state is silent', () => {
  expect(regionsOf('idle')).toEqual([])
  expect(regionsOf({ connecting: 'prompted' })).toEqual([])
  expect(regionsOf({ rules: {}, signIn: 'open', memory: 'recalled' })).toEqual([
    { region: 'signIn', state: 'open' },
    { region: 'memory', state: 'recalled' },
  ])
})

test('default: in a sidebar, what each region is at', () => {
  const value = {
    identity: 'signedIn',
    checks: { throttled: 'quiet' },
    telling: 'quiet',
  }
  expect(shortTitleOf(value)).toBe('signedIn · throttled.quiet · quiet')
  const inner = { done: { balances: 'read', receipt: 'seen' } }
  expect(shortTitleOf(inner)).toBe('done.read · done.seen')
  expect(shortTitleOf({ connecting: 'prompted' })).toBe('connecting.prompted')
})
