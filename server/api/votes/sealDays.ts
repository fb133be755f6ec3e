import type { Job } from '../../jobs/job.ts'
import type { LogDays } from './logDays.repository.ts'
import { tellHead } from './readVotes.commands.ts'

type Parts = Parameters<typeof tellHead>[0] & {
  days: Pick<LogDays, 'has' | 'put'>
}

/** Seals where the ledger of votes stands, once a day: as soon as a server runs on it. */
export const sealDays = ({ days, ...parts }: Parts): Job => ({
  name: 'seal-days',
  where: 'leader',
  first: 0,
  every: 60_000,
  timeout: 30_000,
  async run() {
    const day = new Date(parts.clock.now()).toISOString().slice(0, 10)
    if (await days.has(day)) return
    const head = await tellHead(parts)
    // It may be the next one by now.
    await days.put({ day: new Date(head.at).toISOString().slice(0, 10), head })
  },
})
