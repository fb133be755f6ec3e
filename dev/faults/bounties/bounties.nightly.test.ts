import { expect, test } from 'vitest'
import { isGood, tableOf } from '../kit/campaign.ts'
import { runCampaign } from './campaign.ts'
import { pairs } from './pairs.ts'

/** `node dev/faults/bounties/run.mjs` runs fifty seeds; a night has one of each. */
const {
  CLUB_BOUNTY_FAULT_SEEDS,
  CLUB_BOUNTY_FAULT_SEED,
  CLUB_BOUNTY_FAULT_PAIR = '',
} = process.env
const seeds = Number(CLUB_BOUNTY_FAULT_SEEDS ?? 1)
const first = Number(CLUB_BOUNTY_FAULT_SEED ?? 1)

const chosen = pairs.filter(({ name }) =>
  CLUB_BOUNTY_FAULT_PAIR.split(',').some((part) => name.includes(part)),
)

test(
  `property: no reward is lost, paid twice or accepted unpaid (${chosen.length} pairs, ${seeds} seeds)`,
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
