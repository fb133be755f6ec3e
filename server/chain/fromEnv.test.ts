import { pino } from 'pino'
import { expect, test } from 'vitest'
import { soundNode, startRpcStub } from '../testing/rpcStub.ts'
import { noChain, testEnv } from '../testing/testEnv.ts'
import { chainFromEnv } from './fromEnv.ts'

/** Which warnings a start with so many nodes gives. */
async function warningsWith(nodes: number, NODE_ENV: 'production' | 'test') {
  const stubs = []
  for (let node = 0; node < nodes; node++)
    stubs.push(await startRpcStub(soundNode()))
  const told: string[] = []
  const log = pino({ level: 'warn' }, { write: (line) => told.push(line) })
  const env = {
    ...testEnv(noChain),
    NODE_ENV,
    RPC_URL: stubs.map(({ url }) => url),
  }
  const opened = await chainFromEnv(env, log)
  opened.nodes.close()
  for (const { close } of stubs) close()
  return told.map((line) => JSON.parse(line).event as string)
}

test('behavior: who relies on one node in production is told so, at the start', async () => {
  expect(await warningsWith(1, 'production')).toEqual(['single_node'])
  expect(await warningsWith(2, 'production')).toEqual([])
  expect(await warningsWith(1, 'test')).toEqual([])
})
