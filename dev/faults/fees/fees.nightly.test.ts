import { expect, test } from 'vitest'
import { isGood, tableOf } from '../kit/campaign.ts'
import { runCampaign } from './campaign.ts'
import { pairs } from './pairs.ts'

/** `node dev/faults/fees/run.mjs` runs all of them; a night has a sample. */
const { CLUB_FEE_FAULT_SEEDS, CLUB_FEE_FAULT_SEED, CLUB_FEE_FAULT_PAIR } =
  process.env
const seeds = Number(CLUB_FEE_FAULT_SEEDS ?? 1)
const first = Number(CLUB_FEE_FAULT_SEED ?? 1)
const sample = [
  'paying × tab killed',
  'paying × session lost',
  'every step × two tabs',
  'reporting × server killed',
  'confirming × wallet sped up',
  'confirming × wallet cancelled',
  'confirming × paid twice by hand',
]

const chosen = pairs.filter(({ name }) =>
  CLUB_FEE_FAULT_PAIR === undefined
    ? sample.includes(name)
    : CLUB_FEE_FAULT_PAIR.split(',').some((part) => name.includes(part)),
)

test(
  `property: no fee is lost, charged twice or accepted unpaid (${chosen.length} pairs, ${seeds} seeds)`,
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
