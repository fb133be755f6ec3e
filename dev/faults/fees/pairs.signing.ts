import { cutNetwork, killServer, killTabs } from '../kit/faults.ts'
import type { Pair } from './pairs.ts'

/** Before any money moves. */
export const signingPairs: readonly Pair[] = [
  {
    name: 'signing × tab killed',
    begin: (run) => killTabs(run, run.random.pick(['sign.asked', 'sign.done'])),
  },
  {
    name: 'handing over × tab killed',
    begin: (run) =>
      killTabs(run, run.random.pick(['intent.leaving', 'intent.answered'])),
  },
  {
    name: 'handing over × network cut',
    begin: (run) =>
      cutNetwork(
        run,
        run.random.pick(['sign.done', 'intent.leaving', 'intent.answered']),
      ),
  },
  {
    name: 'handing over × server killed',
    begin: (run) =>
      killServer(
        run,
        run.random.pick(['sign.done', 'intent.leaving', 'intent.answered']),
      ),
  },
]
