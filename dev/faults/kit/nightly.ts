import { expect, test } from 'vitest'
import { type Campaign, isGood, type Row, tableOf } from './campaign.ts'

const { CLUB_FAULT_SEEDS, CLUB_FAULT_SEED, CLUB_FAULT_PAIR } = process.env

/** What a command asks for; a night has one seed, or so many. */
export const askedSeeds = (atNight = 1) => Number(CLUB_FAULT_SEEDS ?? atNight)
const first = Number(CLUB_FAULT_SEED ?? 1)

/** The pairs that a command names, by a part of their names. @default all */
export const chosenOf = <Pair extends { name: string }>(
  pairs: readonly Pair[],
  atNight: readonly string[] = pairs.map(({ name }) => name),
) =>
  pairs.filter(({ name }) =>
    CLUB_FAULT_PAIR === undefined
      ? atNight.includes(name)
      : CLUB_FAULT_PAIR.split(',').some((part) => name.includes(part)),
  )

/** The test of a campaign: whatever fails, its property holds. */
export function testCampaign<Pair>(
  property: string,
  pairs: readonly Pair[],
  run: (campaign: Campaign<Pair>) => Promise<Row[]>,
  seeds = askedSeeds(),
): void {
  test(
    `property: ${property} (${pairs.length} pairs, ${seeds} seeds)`,
    async () => {
      const say = (line: string) => process.stdout.write(`${line}\n`)
      const rows = await run({
        pairs,
        seeds: Array.from({ length: seeds }, (_, index) => first + index),
        say,
      })
      say(tableOf(rows))
      expect(rows.length).toBeGreaterThan(0)
      expect(rows.filter((row) => !isGood(row))).toEqual([])
    },
    240_000 + seeds * pairs.length * 60_000,
  )
}
