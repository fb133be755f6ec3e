import { expect, test } from 'vitest'
import { createRpc } from '../rpc/index.ts'
import { boundFetch } from './nodeFetch.ts'

const url = 'https://node.example'

test('default: an answer is read as it came, in pieces too', async () => {
  const whole = new TextEncoder().encode('{"result":"0x19 · é"}')
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      // Between the bytes of one sign.
      for (const byte of whole) stream.enqueue(Uint8Array.of(byte))
      stream.close()
    },
  })
  const rpc = createRpc({
    url,
    fetch: boundFetch(async () => new Response(body)),
  })
  expect(await rpc.call('eth_chainId')).toBe('0x19 · é')
})

test('error: a node that never ends is left, and says nothing', async () => {
  let sent = 0
  let isLeft = false
  const endless = () =>
    new ReadableStream<Uint8Array>({
      pull: (stream) => {
        sent += 65_536
        stream.enqueue(new Uint8Array(65_536))
      },
      cancel: () => {
        isLeft = true
      },
    })
  const fetch = boundFetch(async () => new Response(endless()))
  const rpc = createRpc({ url, fetch, retries: 0 })
  await expect(rpc.call('eth_chainId')).rejects.toMatchObject({
    code: 'http.network',
  })
  expect(isLeft).toBe(true)
  expect(sent).toBeLessThan(3_000_000)
})
