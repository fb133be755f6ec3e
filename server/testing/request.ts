import {
  type Agent,
  request as httpRequest,
  type IncomingHttpHeaders,
} from 'node:http'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: tests look into any answer
  json: any
}

export interface Ask {
  method?: string
  headers?: Record<string, string | string[]>
  body?: string | Buffer
  /** The loopback address to come from. */
  from?: string
  /** Whose connections it goes over. @default one of its own */
  agent?: Agent
}

/**
 * Sends one request, byte for byte as told: fetch would mend or refuse what
 * these tests are about.
 */
export function ask(url: string, options: Ask = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body, from, agent = false } = options
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      url,
      {
        method,
        headers,
        agent,
        ...(from ? { localAddress: from } : {}),
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString()
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text,
            json: parse(text),
          })
        })
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
