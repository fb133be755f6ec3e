import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type WalkOptions, walkPaths } from '@narwhal-club/core/testing'
import { describe, expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'

const dir = resolve(import.meta.dirname, '../../coverage/machines')

/**
 * Declares the three tests that every machine has: each path is walked, each
 * state and edge was on a path, each (state, public event) is handled or
 * ignored on purpose. Leaves the counts for the test command to add up.
 */
export function describeMachine<Machine extends AnyStateMachine>(
  machine: Machine,
  options: WalkOptions<Machine>,
) {
  const walk = walkPaths(machine, options)
  describe(`${machine.id}: paths`, () => {
    for (const path of walk.paths) test(path.title, () => walk.replay(path))
  })
  describe(`${machine.id}: coverage`, () => {
    test('every state and every edge was walked', () => {
      const { missed, ...counts } = walk.coverage()
      mkdirSync(dir, { recursive: true })
      writeFileSync(
        resolve(dir, `${machine.id}.json`),
        `${JSON.stringify(counts)}\n`,
      )
      expect(missed).toEqual([])
    })
    test('every event is handled or ignored in every state', () => {
      expect(walk.gaps()).toEqual([])
    })
  })
  return walk
}
