import { describe, expect, test } from 'vitest'
import { isGood, tableOf } from '../kit/campaign.ts'
import { runCampaign } from './campaign.ts'
import { killProcess } from './pairs.processes.ts'

const seeds = Number(process.env.CLUB_FEE_FAULT_SEEDS ?? 3)
const first = Number(process.env.CLUB_FEE_FAULT_SEED ?? 1)

// Two processes share a database server, and no embedded one.
describe.runIf(process.env.TEST_DATABASE_URL !== undefined)('fees', () => {
  test(
    `property: of two processes one is killed between payment and publishing, ${seeds} seeds`,
    async () => {
      const say = (line: string) => process.stdout.write(`${line}\n`)
      const rows = await runCampaign({
        pairs: [killProcess],
        processes: 2,
        seeds: Array.from({ length: seeds }, (_, index) => first + index),
        say,
      })
      say(tableOf(rows))
      expect(rows.filter((row) => !isGood(row))).toEqual([])
    },
    60_000 + seeds * 60_000,
  )
})
