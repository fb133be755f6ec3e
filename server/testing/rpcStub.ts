import { createServer, type ServerResponse } from 'node:http'

type Call = { id: number; method: string; params: unknown[] }
/** How one call is answered: a result, or by hand. */
type Behave = (call: Call, response: ServerResponse) => unknown

export const byHand = Symbol('answered by hand')

/** A node that answers as told, to misbehave where a real one would not. */
export async function startRpcStub(behave: Behave) {
  let present = behave
  const calls: string[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const call = JSON.parse(Buffer.concat(chunks).toString()) as Call
    calls.push(call.method)
    const result = await present(call, response)
    if (result === byHand) return
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ jsonrpc: '2.0', id: call.id, result }))
  })
  const port = await new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    }),
  )
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    behave(next: Behave) {
      present = next
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

const hex = (value: bigint) => `0x${value.toString(16)}`
const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`

/** A node of chain 25 where everyone holds so many. */
export const soundNode =
  (count = 7n): Behave =>
  ({ method }) => {
    if (method === 'eth_chainId') return hex(25n)
    if (method === 'eth_blockNumber') return hex(100n)
    if (method === 'eth_getCode') return '0x'
    return word(count)
  }
