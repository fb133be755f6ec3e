import { pino } from 'pino'
import { expect, test } from 'vitest'
import { runOnce } from './runOnce.ts'

const log = pino({ level: 'silent' })

test('behavior: what is told to end before it begins does not begin', async () => {
  let begun = 0
  const deaf = {
    name: 'deaf',
    timeout: 60_000,
    run: () => {
      begun += 1
      return new Promise<never>(() => {})
    },
  }
  const ended = await runOnce(deaf, AbortSignal.abort(), log)
  expect([ended.outcome, begun]).toEqual(['stopped', 0])
})
