import { words } from '@narwhal-club/core/messages'
import { administering } from '@narwhal-club/core/messages/pages/administering'
import type { PrivateKeyAccount } from 'viem'
import {
  type MessageFields,
  toMessage,
} from '../../../server/testing/browser.ts'
import { type Answered, origin, type Sent } from './side.ts'

type Send = (request: Sent) => Promise<Answered>
type Headers = Record<string, string>

export type Bend = (fields: MessageFields) => Partial<MessageFields>

/** A browser without a screen: an origin, cookies, a wallet to sign with. */
export class Visitor {
  readonly cookies = new Map<string, string>()
  private readonly send: Send

  constructor(send: Send) {
    this.send = send
  }

  async ask(method: string, path: string, extra: Partial<Sent> = {}) {
    const cookie = [...this.cookies].map(([name, at]) => `${name}=${at}`)
    const isRead = method === 'GET' || method === 'HEAD'
    const answer = await this.send({
      ...extra,
      method,
      path,
      headers: {
        ...(!isRead && { origin }),
        ...(cookie.length > 0 && { cookie: cookie.join('; ') }),
        ...extra.headers,
      },
    })
    for (const line of answer.cookies) this.keep(line)
    return answer
  }

  get = (path: string, headers: Headers = {}) =>
    this.ask('GET', path, { headers })

  post = (path: string, body?: unknown, headers: Headers = {}) =>
    this.ask(
      'POST',
      path,
      body === undefined
        ? { headers }
        : {
            body: JSON.stringify(body),
            headers: { 'content-type': 'application/json', ...headers },
          },
    )

  put = (path: string, body: unknown) =>
    this.ask('PUT', path, {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })

  /** The fields a right client would write, with a fresh nonce. */
  async fieldsFor(address: string): Promise<MessageFields> {
    const { json, headers } = await this.post('/api/auth/nonce')
    return {
      domain: new URL(origin).host,
      address,
      statement: words.signInStatement,
      uri: origin,
      version: '1',
      chainId: '25',
      nonce: json?.nonce,
      issuedAt: new Date(String(headers.date)).toISOString(),
    }
  }

  /** Signs in, with the fields bent by the case. */
  async signIn(account: PrivateKeyAccount, bend: Bend = () => ({})) {
    const fields = await this.fieldsFor(account.address)
    return this.verify(account, toMessage({ ...fields, ...bend(fields) }))
  }

  async verify(account: PrivateKeyAccount, message: string) {
    const signature = await account.signMessage({ message })
    return this.post('/api/auth/verify', { message, signature })
  }

  /** Signs for what is sensitive, as an administrator, with the fields bent. */
  async elevate(account: PrivateKeyAccount, bend: Bend = () => ({})) {
    const { statement } = administering
    const fields = { ...(await this.fieldsFor(account.address)), statement }
    const message = toMessage({ ...fields, ...bend(fields) })
    const signature = await account.signMessage({ message })
    return this.post('/api/admin/elevation', { message, signature })
  }

  private keep(line: string) {
    const [pair = ''] = line.split(';')
    const [name = '', value = ''] = pair.split('=')
    if (value === '') this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}
