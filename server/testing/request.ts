import {
  type Agent,
  request as httpRequest,
  type IncomingHttpHeaders,
} from 'node:http'
import { holdToDeclared } from './holdToDeclared.ts'

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
          const { statusCode: status = 0, headers } = response
          const answer: Answer = { status, headers, text, json: parse(text) }
          try {
            if (status >= 400)
              holdToDeclared(method, new URL(url).pathname, answer.json?.code)
            resolve(answer)
          } catch (error) {
            reject(error)
          }
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
