import { messages } from '@narwhal-club/core/messages'
import { administering } from '@narwhal-club/core/messages/pages/administering'
import type { PrivateKeyAccount } from 'viem'
import { type Answer, type Ask, ask } from './request.ts'

export interface MessageFields {
  domain: string
  address: string
  statement: string
  uri: string
  version: string
  chainId: string
  nonce: string
  issuedAt: string
  /** Lines after Issued At. */
  rest?: string[]
}

/** Writes the text of EIP-4361 from fields that may well be wrong. */
export const toMessage = (fields: MessageFields) =>
  [
    `${fields.domain} wants you to sign in with your Ethereum account:`,
    fields.address,
    '',
    fields.statement,
    '',
    `URI: ${fields.uri}`,
    `Version: ${fields.version}`,
    `Chain ID: ${fields.chainId}`,
    `Nonce: ${fields.nonce}`,
    `Issued At: ${fields.issuedAt}`,
    ...(fields.rest ?? []),
  ].join('\n')

/** A browser without a screen: cookies, an origin, a wallet to sign with. */
export class Browser {
  readonly cookies = new Map<string, string>()
  readonly url: string
  readonly origin: string
  private readonly from: string | undefined

  constructor(url: string, options: { origin?: string; from?: string } = {}) {
    this.url = url
    this.origin = options.origin ?? url
    this.from = options.from
  }

  async send(method: string, path: string, extra: Ask = {}): Promise<Answer> {
    const cookie = [...this.cookies].map(([name, at]) => `${name}=${at}`)
    const answer = await ask(this.url + path, {
      ...extra,
      method,
      ...(this.from ? { from: this.from } : {}),
      headers: {
        ...(method === 'GET' ? {} : { origin: this.origin }),
        ...(cookie.length > 0 ? { cookie: cookie.join('; ') } : {}),
        ...extra.headers,
      },
    })
    for (const line of answer.headers['set-cookie'] ?? []) this.keep(line)
    return answer
  }

  get = (path: string, extra?: Ask) => this.send('GET', path, extra)

  post = (path: string, body?: unknown, extra: Ask = {}) =>
    this.send('POST', path, {
      ...extra,
      ...(body === undefined
        ? {}
        : {
            body: JSON.stringify(body),
            headers: { 'content-type': 'application/json', ...extra.headers },
          }),
    })

  /** The fields a right client would write, with a fresh nonce. */
  async fieldsFor(address: string): Promise<MessageFields> {
    const { json, headers } = await this.post('/api/auth/nonce')
    return {
      domain: new URL(this.origin).host,
      address,
      statement: messages.words.signInStatement,
      uri: this.origin,
      version: '1',
      chainId: '25',
      nonce: json.nonce,
      issuedAt: new Date(String(headers.date)).toISOString(),
    }
  }

  /** Signs in, with fields and body bent by the test. */
  async signIn(
    account: PrivateKeyAccount,
    bend: (fields: MessageFields) => Partial<MessageFields> = () => ({}),
  ): Promise<Answer> {
    const fields = await this.fieldsFor(account.address)
    const message = toMessage({ ...fields, ...bend(fields) })
    return await this.verify(account, message)
  }

  async verify(account: PrivateKeyAccount, message: string): Promise<Answer> {
    const signature = await account.signMessage({ message })
    return await this.post('/api/auth/verify', { message, signature })
  }

  /** Signs for what is sensitive, as an administrator, with the fields bent. */
  async elevate(
    account: PrivateKeyAccount,
    bend: (fields: MessageFields) => Partial<MessageFields> = () => ({}),
  ): Promise<Answer> {
    const { statement } = administering
    const fields = { ...(await this.fieldsFor(account.address)), statement }
    const message = toMessage({ ...fields, ...bend(fields) })
    const signature = await account.signMessage({ message })
    return await this.post('/api/admin/elevation', { message, signature })
  }

  private keep(line: string) {
    const [pair = ''] = line.split(';')
    const at = pair.indexOf('=')
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)]
    if (value === '') this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}
