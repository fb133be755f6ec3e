export interface Sent {
  method: string
  path: string
  headers?: Record<string, string>
  body?: string | Uint8Array<ArrayBuffer>
}

export interface Answered {
  status: number
  /** Lower-case names; without what belongs to the connection. */
  headers: Record<string, string>
  /** Each `Set-Cookie` line. */
  cookies: string[]
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: cases look into any answer
  json: any
}

export interface RpcAnswer {
  result?: unknown
  error?: { code: number; message: string; data?: string }
}

/** One of the two that must not differ: the mocks, or the server with a chain. */
export interface Side {
  name: 'mocks' | 'server'
  send(request: Sent): Promise<Answered>
  rpc(method: string, params?: unknown[]): Promise<RpcAnswer>
  /** Moves the time that the side goes by. */
  advance(milliseconds: number): void
  /** What is sent meanwhile is in one block. */
  inOneBlock(work: () => Promise<void>): Promise<void>
  /** Takes the chain's node away, for good. */
  cutNode(): Promise<void>
  stop(): Promise<void>
}

/** The origin that the pages of both sides have. */
export const origin = 'http://club.test'

/** What the connection adds, and no handler says. */
const transport = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'set-cookie',
]

/** Makes an answer of what came, whichever way it came. */
export function toAnswered(
  status: number,
  headers: Iterable<[string, string]>,
  cookies: string[],
  text: string,
): Answered {
  const said = [...headers].filter(([name]) => !transport.includes(name))
  return {
    status,
    headers: Object.fromEntries(said),
    cookies,
    text,
    json: parse(text),
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
