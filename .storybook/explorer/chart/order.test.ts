import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { leavesOf } from '../names.ts'
import { chartOrder, nodesOf } from './order.ts'

const door = createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    open: { type: 'final' },
    shut: { initial: 'loose', states: { loose: {}, locked: {} } },
    broken: {},
  },
})
const house = createMachine({
  id: 'house',
  type: 'parallel',
  states: {
    door: { initial: 'shut', states: { shut: {}, open: {} } },
    light: { initial: 'off', states: { off: {}, on: {} } },
  },
})

test('default: the beginning first, then as the chart lists them', () => {
  const values = ['broken', 'open', { shut: 'locked' }, { shut: 'loose' }]
  expect(values.sort(chartOrder(door)).flatMap(leavesOf)).toEqual([
    'shut.loose',
    'shut.locked',
    'open',
    'broken',
  ])
})

test('behavior: of regions by the first, then by the second', () => {
  const values = [
    { door: 'open', light: 'on' },
    { light: 'on', door: 'shut' },
    { door: 'open', light: 'off' },
    { light: 'off', door: 'shut' },
  ]
  const titles = values
    .sort(chartOrder(house))
    .map(({ door, light }) => `${door} ${light}`)
  expect(titles).toEqual(['shut off', 'shut on', 'open off', 'open on'])
})

test('behavior: the nodes of a value, groups first', () => {
  const ids = nodesOf(door.root, { shut: 'locked' }).map(({ id }) => id)
  expect(ids).toEqual(['door.shut', 'door.shut.locked'])
})
