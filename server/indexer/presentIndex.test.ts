import { expect, test } from 'vitest'
import type { AppContext } from '../context.ts'
import { presentIndex } from './presentIndex.ts'

/** A process that knows of 100 blocks, and led when there were 40. */
const index = (leads: boolean, isThere = true) =>
  ({
    index: {
      book: {
        standing: () =>
          isThere
            ? { status: 'behind', block: 60, head: 100, seenAt: 'now' }
            : null,
      },
      leads: () => leads,
      progress: () => ({ block: 30, head: 40, rate: 5, events: 0, reorgs: 0 }),
    },
  }) as unknown as AppContext

test('default: who leads tells how long it takes still', () => {
  expect(presentIndex(index(true))).toEqual({
    status: 'behind',
    block: 60,
    head: 100,
    seenAt: 'now',
    lag: 40,
    secondsLeft: 2,
  })
})

test('behavior: who led once does not guess', () => {
  expect(presentIndex(index(false))).not.toHaveProperty('secondsLeft')
})

test('default: where there is no index yet', () => {
  expect(presentIndex(index(false, false))).toEqual({ status: 'absent' })
})
