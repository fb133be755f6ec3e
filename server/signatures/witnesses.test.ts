import { pino } from 'pino'
import type { Hex } from 'viem'
import { afterEach, expect, test } from 'vitest'
import { createNodes } from '../chain/nodes.ts'
import { byHand, soundNode, startRpcStub } from '../testing/rpcStub.ts'
import { createAskContract } from './askContract.ts'
import { signatureCheckBytecode } from './SignatureCheck.gen.ts'

const log = pino({ level: 'silent' })
const address = (digit: string): Hex => `0x${digit.repeat(40)}`
const claim = { address: address('a'), digest: `0x${'d1'.repeat(32)}` as Hex }
const question = { ...claim, signature: '0x12' as Hex }
const sound = soundNode()
const word = (value: number) => value.toString(16).padStart(64, '0')

type Behave = Parameters<typeof startRpcStub>[0]
type Call = Parameters<Behave>[0]

/** The arguments of the check, as words. */
const wordAt = ({ params }: Call, index: number) =>
  (params[0] as { data: string }).data.slice(
    signatureCheckBytecode.length + 64 * index,
    signatureCheckBytecode.length + 64 * (index + 1),
  )

/** A node of which wallets' answers are as told. */
const where =
  (answer: Behave): Behave =>
  (call, response) => {
    if (call.method === 'eth_getCode') return '0x60'
    if (call.method === 'eth_call') return answer(call, response)
    return sound(call, response)
  }

const refusing =
  (error: object): Behave =>
  ({ id }, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ jsonrpc: '2.0', id, error }))
    return byHand
  }

const says = (value: number) =>
  where((call) => `0x${word(value)}${wordAt(call, 1)}`)

const away: Behave = (_, response) => {
  response.destroy()
  return byHand
}

const ways = {
  yes: says(1),
  no: says(0),
  away,
  silent: where(() => byHand),
  /** It says one to every question. */
  constant: where(() => `0x${word(1)}`),
  /** It says yes, to another question. */
  other: where(() => `0x${word(1)}${'d2'.repeat(32)}`),
  garbage: where(() => 'yes'),
  empty: where(() => '0x'),
  behind: where(refusing({ code: -32_000, message: 'header not found' })),
  refuses: where(refusing({ code: 3, message: 'execution reverted' })),
  withoutCode: ((call: Call, response) =>
    call.method === 'eth_getCode' ? '0x' : says(1)(call, response)) as Behave,
}
type Way = keyof typeof ways

const open: { close(): void }[] = []
afterEach(() => {
  for (const each of open.splice(0)) each.close()
})

async function start(behaviors: Behave[], patience?: number) {
  const stubs = await Promise.all(behaviors.map(startRpcStub))
  const nodes = createNodes(
    stubs.map(({ url }) => url),
    log,
  )
  open.push(nodes, ...stubs)
  const options = patience === undefined ? {} : { patience }
  return { nodes, stubs, ask: createAskContract(nodes, log, options) }
}

test.each<[Way[], string]>([
  [['yes'], 'yes'],
  [['no'], 'no'],
  [['yes', 'yes'], 'yes'],
  [['no', 'no'], 'no'],
  [['withoutCode', 'no'], 'no'],
  [['yes', 'no', 'yes'], 'yes'],
  [['no', 'yes', 'no'], 'no'],
  [['away', 'yes', 'yes'], 'yes'],
  [['constant', 'no', 'no'], 'no'],
])('default: nodes that say %s settle it: %s', async (said, verdict) => {
  const { ask } = await start(said.map((way) => ways[way]))
  expect(await ask(question, { source: 'a' })).toBe(verdict)
})

test.each<[Way[]]>([
  [['away']],
  [['constant']],
  [['other']],
  [['garbage']],
  [['empty']],
  [['behind']],
  [['refuses']],
  [['yes', 'no']],
  [['no', 'yes']],
  [['yes', 'away']],
  [['no', 'away']],
  [['yes', 'garbage']],
  [['yes', 'withoutCode']],
  [['yes', 'away', 'away']],
  [['yes', 'no', 'garbage']],
  // A fourth is not asked.
  [['yes', 'away', 'away', 'yes']],
])('error: nodes that say %s settle nothing', async ([...said]) => {
  const { ask } = await start(said.map((way) => ways[way]))
  expect(await ask(question, { source: 'a' })).toBe('unknown')
})

test('behavior: a node that is alone has a second try', async () => {
  let tries = 0
  const { ask } = await start([
    where((call, response) => {
      tries += 1
      return (tries === 1 ? away : ways.yes)(call, response)
    }),
  ])
  expect(await ask(question, { source: 'a' })).toBe('yes')
  expect(tries).toBe(2)
})

test('behavior: what a wallet makes of a call is not the node’s fault', async () => {
  const { ask, nodes } = await start([ways.refuses, ways.behind])
  expect(await ask(question, { source: 'a' })).toBe('unknown')
  expect(nodes.inOrder().every(nodes.isAwake)).toBe(true)
})

test('behavior: no call is made where no code is', async () => {
  const { ask, stubs } = await start([ways.withoutCode])
  expect(await ask(question, { source: 'a' })).toBe('no')
  expect(stubs[0]?.calls).not.toContain('eth_call')
})

/** Of some wallets nothing is ever heard. */
const stuck = address('5')
const stuckForSome = where((call, response) =>
  wordAt(call, 0).endsWith(stuck.slice(2)) ? byHand : says(1)(call, response),
)

test('error: who waits too long is told that it is unknown', async () => {
  const { ask } = await start([stuckForSome], 60)
  const stuckQuestion = { ...question, address: stuck }
  expect(await ask(stuckQuestion, { source: 'a' })).toBe('unknown')
})

test('behavior: one source that waits is nobody else’s delay, and has a share', async () => {
  const { ask, stubs } = await start([stuckForSome])
  const stuckQuestion = { ...question, address: stuck }
  const gone = new AbortController()
  const asker = { source: 'a', signal: gone.signal }
  // One has its turn, three wait.
  const waiting = [1, 2, 3, 4].map(() => ask(stuckQuestion, asker))
  const settled = Promise.allSettled(waiting)
  expect(await ask(stuckQuestion, asker)).toBe('unknown')
  for (const source of ['b', 'c', 'd', 'b'])
    expect(await ask(question, { source })).toBe('yes')
  const asked = stubs[0]?.calls.filter((method) => method === 'eth_call')
  expect(asked?.length).toBeLessThanOrEqual(5)
  gone.abort(new Error('gone'))
  for (const each of await settled)
    expect(each).toMatchObject({
      status: 'rejected',
      reason: gone.signal.reason,
    })
})
