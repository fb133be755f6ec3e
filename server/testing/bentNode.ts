import { createServer } from 'node:http'

interface Call {
  id: number
  method: string
  params: unknown[]
}

/**
 * A node that says what another says, except where it is told to say something
 * else; it can be away.
 */
export async function startBentNode(
  url: string,
  bend: (call: Call) => unknown = () => undefined,
) {
  const calls: Call[] = []
  let isAway = false

  async function answer(call: Call): Promise<unknown> {
    calls.push(call)
    const result = bend(call)
    if (result !== undefined) return { jsonrpc: '2.0', id: call.id, result }
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify(call)
    return (await fetch(url, { method: 'POST', headers, body })).json()
  }

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    if (isAway) return response.destroy()
    const asked = JSON.parse(Buffer.concat(chunks).toString())
    try {
      const said = Array.isArray(asked)
        ? await Promise.all(asked.map(answer))
        : await answer(asked)
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(said))
    } catch {
      // The other is away: so is this one.
      response.destroy()
    }
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
    goAway() {
      isAway = true
    },
    comeBack() {
      isAway = false
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
