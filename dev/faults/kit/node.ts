import { createServer, type IncomingMessage } from 'node:http'

export interface NodeCall {
  method: string
  params: unknown[]
}
/** Turns the right answer to a call into the one that is given. */
export type Lie = (call: NodeCall, right: unknown) => unknown

interface Asked extends NodeCall {
  id: number
}
interface Answer {
  id: number
  result?: unknown
}

async function bodyOf(request: IncomingMessage) {
  let text = ''
  for await (const piece of request.setEncoding('utf8')) text += piece
  return text
}

/** Answers as it must, but for what the lie says otherwise. */
export function bend(asked: unknown, answered: unknown, lie: Lie): unknown {
  const calls = (Array.isArray(asked) ? asked : [asked]) as Asked[]
  const told = (answer: Answer) => {
    const call = calls.find(({ id }) => id === answer.id)
    return call && 'result' in answer
      ? { ...answer, result: lie(call, answer.result) }
      : answer
  }
  return Array.isArray(answered)
    ? answered.map((each) => told(each as Answer))
    : told(answered as Answer)
}

/** A node of the chain that can be told to lie, or to be away. */
export async function startNode(chainUrl: string) {
  let lie: Lie | null = null
  let isAway = false
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request)
    if (isAway) return response.destroy()
    const answer = await fetch(chainUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    const text = await answer.text()
    response.setHeader('content-type', 'application/json')
    response.end(
      lie
        ? JSON.stringify(bend(JSON.parse(body), JSON.parse(text), lie))
        : text,
    )
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    tell(next: Lie | null) {
      lie = next
    },
    away(next: boolean) {
      isAway = next
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
