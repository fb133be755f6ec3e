import type { LocalAccount } from 'viem'
import { proofFor } from './session.ts'

/** A `fetch` that keeps cookies, as a browser's own does. */
export function createJar(): typeof fetch {
  const cookies = new Map<string, string>()
  return async (input, init = {}) => {
    const headers = new Headers(init.headers)
    if (cookies.size > 0)
      headers.set(
        'cookie',
        [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      )
    const answer = await fetch(input, { ...init, headers })
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split(/=(.*)/) ?? []
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
    return answer
  }
}

/** Signs in without a page; the jar holds the session. */
export async function openJarSession(
  jar: typeof fetch,
  origin: string,
  account: LocalAccount,
) {
  const asked = await jar(`${origin}/api/auth/nonce`, {
    method: 'POST',
    headers: { origin },
  })
  const { nonce } = (await asked.json()) as { nonce: string }
  const date = asked.headers.get('date')
  const answer = await jar(`${origin}/api/auth/verify`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify(await proofFor(account, origin, { nonce, date })),
  })
  if (answer.status !== 200) throw new Error(`Refused: ${answer.status}`)
}
