import { expect, test } from 'vitest'
import { found } from '../../explorer/generated/found.ts'
import { tours } from '../../explorer/tours.ts'
import { elsewhere } from '../failures/elsewhere.ts'
import { failuresOfTheTree } from '../failures/failuresOfTheTree.ts'
import { standingOf, standsIn } from './standing.ts'
import { walkHere } from './walkHere.ts'

const { network, balance } = tours
if (!network || !balance) throw new Error('a tour is missing')

test('default: what a machine has stories of, hears and fails with', () => {
  const states = [
    { exportName: 'Checking', title: 'checking', path: '' },
    { exportName: 'Online', title: 'online', path: '1' },
  ]
  const { states: told, events, failures } = standingOf(network, states, [])
  expect(told).toMatchObject({ held: 2, all: 6 })
  expect(told.left).toEqual(['confirming', 'offline', 'wrongChain', 'retrying'])
  expect(events).toEqual({
    held: 1,
    all: 2,
    left: ['checking: network.check'],
  })
  expect(failures.all).toBe(0)
})

test('edge: a state of two regions stands for both', () => {
  const states = [{ exportName: 'Both', title: 'checking + offline', path: '' }]
  expect(standingOf(network, states, []).states.left).not.toContain('offline')
})

test('edge: a failure that no path leads to is left', () => {
  const states = [{ exportName: 'Checking', title: 'checking', path: '' }]
  const { failures } = standingOf(network, states, ['network.never'])
  expect(failures).toEqual({ held: 0, all: 1, left: ['network.never'] })
})

test('default: a tour is walked whole, and what it does not reach is named', async () => {
  const walked = await walkHere(balance, () => {})
  expect(walked).toMatchObject({
    states: { walked: 4, all: 4 },
    edges: { walked: 8, all: 8 },
    missed: [],
  })
  expect(walked.paths).toBeGreaterThan(1)
  const narrow = { ...balance, events: [] }
  const { missed } = await walkHere(narrow, () => {})
  expect(missed.length).toBeGreaterThan(0)
})

test('default: every state that a machine can stand in has a story', () => {
  for (const { id, states } of found) {
    const { machine } = tours[id] ?? {}
    if (!machine) throw new Error(`${id} has no tour`)
    const told = states.flatMap(({ title }) => title.split(' + '))
    const left = standsIn(machine).filter((leaf) => !told.includes(leaf))
    expect(left, `${id}.tour.ts leads to none of these`).toEqual([])
  }
})

test('default: a path leads to every failure, but to those that no machine comes to', () => {
  const seen = found.flatMap(({ failures }) =>
    failures.filter(({ seen }) => seen.length > 0).map(({ code }) => code),
  )
  const codes = failuresOfTheTree().flatMap(({ codes }) =>
    codes.map(({ code }) => code),
  )
  expect(codes.filter((code) => !seen.includes(code)).sort()).toEqual(
    Object.keys(elsewhere).sort(),
  )
})
