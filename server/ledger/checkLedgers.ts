import type { DueWork } from '../jobs/due.ts'
import type { Logger } from '../log.ts'
import type { Ledger } from './ledger.ts'

const day = 86_400_000

/** Checks every ledger once a day, and says aloud where one was tampered with. */
export const checkLedgers = (ledger: Ledger, log: Logger): DueWork => ({
  name: 'check-ledgers',
  every: day,
  timeout: 600_000,
  async run(_, signal) {
    for (const name of await ledger.names()) {
      if (signal.aborted) return
      const checked = await ledger.verify(name)
      if (checked.ok) continue
      const { index, fault } = checked
      log.fatal(
        { event: 'ledger_broken', ledger: name, index, fault },
        `LEDGER BROKEN: line ${index} of ${name} is ${fault}`,
      )
    }
  },
})
