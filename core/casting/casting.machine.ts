import { desk } from './casting.desk.ts'
import { outbox } from './casting.outbox.ts'
import { prompt } from './casting.prompt.ts'
import { castingSetup, nothingOpen } from './casting.setup.ts'

/**
 * Votes. The desk is the one proposal that is open; the prompt is the one
 * question to the wallet; the outbox sends what is signed, for as long as its
 * signature is good, whatever page is looked at by then. Each vote belongs to its
 * proposal and its voter: none is sent under another account, and none is lost
 * because another page was opened. No final state: there may be another vote.
 */
export const castingMachine = castingSetup.createMachine({
  id: 'casting',
  context: ({ input: { chainId } }) => ({
    ...nothingOpen,
    chainId,
    session: undefined,
    account: null,
    chain: null,
    prompt: null,
    queue: [],
    sent: null,
    defects: [],
    sendFailure: null,
    sendAttempts: 0,
  }),
  invoke: [
    { id: 'links', src: 'links' },
    { id: 'memory', src: 'memory' },
    { id: 'watchWindow', src: 'watchWindow' },
    { id: 'watchReturn', src: 'watchReturn' },
  ],
  type: 'parallel',
  states: { desk, prompt, outbox },
})
