import { expect, test } from 'vitest'
import { runOnce } from './campaign.ts'
import { isSound } from './judge.ts'

/**
 * `node dev/faults/votes/run.mjs` has fifty voters at two processes; a night has
 * a sample. An embedded database has one process: it comes back.
 */
const { CLUB_FAULT_SEEDS, CLUB_FAULT_SEED, TEST_DATABASE_URL } = process.env
const isLong = CLUB_FAULT_SEEDS !== undefined
const seeds = Number(CLUB_FAULT_SEEDS ?? 1)
const first = Number(CLUB_FAULT_SEED ?? 1)
const processes = TEST_DATABASE_URL === undefined ? 1 : 2
const size = isLong
  ? { voters: 50, ballots: 20, proposals: 3 }
  : { voters: 8, ballots: 5, proposals: 2 }

test(
  `property: no acknowledged ballot is lost or doubled, and all hear the end (${processes} processes, ${seeds} seeds)`,
  async () => {
    const say = (line: string) => process.stdout.write(`${line}\n`)
    for (let seed = first; seed < first + seeds; seed++) {
      const verdict = await runOnce({ processes, ...size, say }, seed)
      expect(verdict).toSatisfy(isSound)
      expect(verdict.ballots).toBe(size.voters * size.ballots)
    }
  },
  60_000 + seeds * 120_000,
)
