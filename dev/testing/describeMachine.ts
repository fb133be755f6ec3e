import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type WalkOptions, walkPaths } from '@narwhal-club/core/testing'
import { describe, expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'

const kept = resolve(import.meta.dirname, 'kept')
const dir = resolve(import.meta.dirname, '../../coverage/machines')
/** More broken paths than this have one cause, and say no more. */
const shownPaths = 5
/** Milliseconds: thousands of paths take seconds, on a busy machine many. */
const walkTimeout = 120_000

/**
 * Declares the two tests that every machine has: each generated path is walked
 * and together they cover each state and each edge; each (state, public event)
 * is handled or ignored on purpose. Leaves the counts for the test command to
 * add up.
 */
export function describeMachine<Machine extends AnyStateMachine>(
  machine: Machine,
  options: WalkOptions<Machine>,
) {
  const walk = walkPaths(machine, options)
  const { paths } = walk
  describe(machine.id, () => {
    test(
      `${paths.length} paths are walked, and with them every state and edge`,
      async () => {
        const broken: string[] = []
        for (const path of paths)
          try {
            walk.replay(path)
          } catch (error) {
            broken.push(`${path.title}\n  ${String(error)}`)
          }
        expect(
          broken.slice(0, shownPaths),
          `${broken.length} of ${paths.length} paths`,
        ).toEqual([])
        const { missed, ...counts } = walk.coverage()
        mkdirSync(dir, { recursive: true })
        writeFileSync(
          resolve(dir, `${machine.id}.json`),
          `${JSON.stringify({ paths: paths.length, ...counts })}\n`,
        )
        expect(missed).toEqual([])
        const file = resolve(kept, `${machine.id}.txt`)
        // The runner would write down what it sees, and say nothing.
        expect(
          existsSync(file) || process.env.CLUB_KEEP !== undefined,
          'what its edges do is not kept: look, then CLUB_KEEP=1 … -u',
        ).toBe(true)
        await expect(`${walk.effects().join('\n\n')}\n`).toMatchFileSnapshot(
          file,
        )
      },
      walkTimeout,
    )
    test('every event is handled or ignored in every state', () => {
      expect(walk.gaps()).toEqual([])
    })
  })
  return walk
}
