import { Agent, request } from 'node:http'
import { messages } from '@narwhal-club/core/messages'
import { createSiweMessage } from 'viem/siwe'

/** A visitor without a screen: cookies, an origin, a key to sign with. */
export function createClient(url, account, agent = new Agent()) {
  const cookies = new Map()

  const cookie = () => [...cookies].map((pair) => pair.join('=')).join('; ')

  function send(method, path, body) {
    const text = body && JSON.stringify(body)
    const headers = {
      ...(cookies.size > 0 && { cookie: cookie() }),
      ...(method !== 'GET' && { origin: url }),
      ...(text && { 'content-type': 'application/json' }),
    }
    const attempt = (isSecond) =>
      new Promise((resolve, reject) => {
        const call = request(
          url + path,
          { method, headers, agent },
          (answer) => {
            let data = ''
            answer.setEncoding('utf8')
            answer.on('data', (chunk) => {
              data += chunk
            })
            answer.on('end', () => {
              for (const line of answer.headers['set-cookie'] ?? []) keep(line)
              resolve({
                status: answer.statusCode,
                data,
                headers: answer.headers,
              })
            })
            answer.on('error', reject)
          },
        )
        call.on('error', (error) => {
          // A kept connection that the other side closed in this very moment:
          // every browser asks again on a new one (RFC 9112, 9.3.1).
          const isLate = call.reusedSocket && error.code === 'ECONNRESET'
          if (isSecond || !isLate) reject(error)
          else resolve(attempt(true))
        })
        call.end(text)
      })
    return attempt(false)
  }

  function keep(line) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (value) cookies.set(name, value)
    else cookies.delete(name)
  }

  return {
    send,
    /** What it sends of itself. */
    cookie,
    async signIn() {
      const asked = await send('POST', '/api/auth/nonce')
      if (asked.status !== 200) return asked
      const message = createSiweMessage({
        domain: new URL(url).host,
        address: account.address,
        statement: messages.words.signInStatement,
        uri: url,
        version: '1',
        chainId: 25,
        nonce: JSON.parse(asked.data).nonce,
        issuedAt: new Date(asked.headers.date),
      })
      const signature = await account.signMessage({ message })
      return await send('POST', '/api/auth/verify', { message, signature })
    },
    me: () => send('GET', '/api/auth/me'),
    signOut: () => send('POST', '/api/auth/logout'),
  }
}
