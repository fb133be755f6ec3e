import { measureMachine } from './measure.mjs'
import { scenarios } from './scenarios.mjs'

/** A process of its own: `--expose-gc`, and a heap that it alone fills. */
process.on('message', (options) => {
  process.send(scenarios.map((one) => measureMachine(one, options)))
})
process.on('disconnect', () => process.exit())
