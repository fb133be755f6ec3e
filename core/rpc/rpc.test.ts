import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Chain, startChain } from '../../dev/world/chain.ts'
import { rpcRetry } from '../constants.ts'
import { fakeClock, flush } from '../testing/index.ts'
import { createRpc, RpcError, type RpcFetch } from './index.ts'

describe('against the real chain', () => {
  let chain: Chain
  beforeAll(async () => {
    chain = await startChain({ seed: 'none' })
  })
  afterAll(() => chain.stop())

  test('default', async () => {
    const rpc = createRpc({ url: chain.rpcUrl, fetch })
    expect(await rpc.call('eth_chainId')).toBe('0x19')
  })
  test('error: refused by the node, once', async () => {
    const rpc = createRpc({ url: chain.rpcUrl, fetch })
    await expect(rpc.call('eth_nothing')).rejects.toMatchObject({
      name: 'RpcError',
      code: 'rpc.refused',
      rpcCode: -32601,
    })
  })
})

type Reply = number | 'cut' | 'hang' | string

function script(...replies: Reply[]) {
  const clock = fakeClock()
  const sent: { at: number; init: Parameters<RpcFetch>[1] }[] = []
  const fetch: RpcFetch = async (_, init) => {
    sent.push({ at: clock.now(), init })
    const reply = replies[sent.length - 1] ?? '{"result":"0x19"}'
    if (reply === 'cut') throw new TypeError('fetch failed')
    if (reply === 'hang') return new Promise(() => {})
    return typeof reply === 'number'
      ? new Response('busy', { status: reply })
      : new Response(reply)
  }
  const rpc = createRpc({ url: 'http://node.test', fetch, clock })
  const settle = async (ms: number, step = 50) => {
    for (let at = 0; at < ms; at += step) {
      await flush()
      clock.advance(step)
    }
    await flush()
  }
  return { rpc, clock, sent, settle }
}

describe('retries (R7.10)', () => {
  test.each(rpcRetry.statuses)('behavior: %i passes', async (status) => {
    const { rpc, sent, settle } = script(status)
    const answer = rpc.call('eth_chainId')
    await settle(200)
    expect(await answer).toBe('0x19')
    expect(sent).toHaveLength(2)
  })

  test('behavior: three repetitions, from 150 ms, doubling', async () => {
    const { rpc, sent, settle } = script(503, 'cut', 429, 500)
    const answer = rpc.call('eth_chainId').catch((error) => error)
    await settle(2_000)
    expect(await answer).toMatchObject({ status: 500, message: '500: busy' })
    expect(sent.map(({ at }) => at)).toEqual([0, 150, 450, 1_050])
  })

  test.each([400, 401, 404, 501])('error: %i is final', async (status) => {
    const { rpc, sent } = script(status)
    await expect(rpc.call('eth_chainId')).rejects.toMatchObject({ status })
    expect(sent).toHaveLength(1)
  })

  test('parameters: retries', async () => {
    const { rpc, sent } = script('cut')
    await expect(
      rpc.call('eth_chainId', [], { retries: 0 }),
    ).rejects.toMatchObject({ code: 'http.network' })
    expect(sent).toHaveLength(1)
  })
})

describe('one attempt', () => {
  test('default: a POST without cookies', async () => {
    const { rpc, sent } = script()
    await rpc.call('eth_call', [{ to: '0x' }, 'latest'])
    const init = sent[0]?.init
    expect(init).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    })
    expect(init).not.toHaveProperty('credentials')
    expect(JSON.parse(init?.body ?? '')).toEqual({
      jsonrpc: '2.0',
      id: 1,
      method: 'eth_call',
      params: [{ to: '0x' }, 'latest'],
    })
  })

  test('error: ten seconds without an answer, and no second try', async () => {
    const { rpc, clock, sent } = script('hang')
    const answer = rpc.call('eth_chainId').catch((error) => error)
    await flush()
    expect(clock.pending()).toEqual([10_000])
    clock.advance(10_000)
    expect(await answer).toMatchObject({ code: 'http.timeout' })
    expect(sent).toHaveLength(1)
    expect(sent[0]?.init.signal.aborted).toBe(true)
  })

  test('behavior: given up while waiting and between two tries', async () => {
    const waiting = new AbortController()
    const hung = script('hang')
    const first = hung.rpc
      .call('eth_chainId', [], { signal: waiting.signal })
      .catch((error) => error)
    waiting.abort()
    expect(await first).toMatchObject({ code: 'http.aborted' })
    const between = new AbortController()
    const busy = script(503)
    const second = busy.rpc
      .call('eth_chainId', [], { signal: between.signal })
      .catch((error) => error)
    await flush()
    between.abort()
    expect(await second).toMatchObject({ code: 'http.aborted' })
    expect(busy.clock.pending()).toEqual([])
    expect(busy.sent).toHaveLength(1)
  })

  test.each(['<html>', '{}', 'null', '[]'])(
    'error: an answer of %s is refused',
    async (body) => {
      const { rpc } = script(body)
      await expect(rpc.call('eth_chainId')).rejects.toMatchObject({
        code: 'http.invalidResponse',
      })
    },
  )

  test('behavior: null is an answer', async () => {
    const { rpc } = script('{"result":null}')
    expect(await rpc.call('eth_getTransactionReceipt')).toBeNull()
  })

  test('behavior: a refusal keeps what the node says', () => {
    const error = new RpcError({ code: 3, message: 'reverted', data: '0x08' })
    expect(error).toMatchObject({ message: 'reverted', data: '0x08' })
  })
})
