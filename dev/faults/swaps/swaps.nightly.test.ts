import { expect, test } from 'vitest'
import { isGood, tableOf } from '../kit/campaign.ts'
import { runCampaign } from './campaign.ts'
import { pairs } from './pairs.ts'

/** `node dev/faults/swaps/run.mjs` runs fifty seeds; a night has one of each. */
const {
  CLUB_SWAP_FAULT_SEEDS,
  CLUB_SWAP_FAULT_SEED,
  CLUB_SWAP_FAULT_PAIR = '',
} = process.env
const seeds = Number(CLUB_SWAP_FAULT_SEEDS ?? 1)
const first = Number(CLUB_SWAP_FAULT_SEED ?? 1)

const chosen = pairs.filter(({ name }) =>
  CLUB_SWAP_FAULT_PAIR.split(',').some((part) => name.includes(part)),
)

test(
  `property: no fee is lost, paid twice or missing, and no swap is lost (${chosen.length} pairs, ${seeds} seeds)`,
  async () => {
    const say = (line: string) => process.stdout.write(`${line}\n`)
    const rows = await runCampaign({
      pairs: chosen,
      seeds: Array.from({ length: seeds }, (_, index) => first + index),
      say,
    })
    say(tableOf(rows))
    expect(rows.filter((row) => !isGood(row))).toEqual([])
  },
  60_000 + seeds * pairs.length * 60_000,
)
