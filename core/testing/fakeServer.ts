import type { User } from '../contract/index.ts'
import type { Fetch } from '../http/index.ts'
import { bob } from './accounts.ts'
import { fakeConfig } from './fakeConfig.ts'

/** What the server says of a user, besides the address. */
type Held = Omit<User, 'address'>
type Answer = { status: number; body: unknown } | 'down'

/**
 * A server in memory: one session, nonces, the configuration, and what `script` says
 * that it answers next.
 */
export function fakeServer() {
  const answers = new Map<string, Answer[]>()
  const calls: string[] = []
  let session: string | null = null
  let nonces = 0
  let held: Held = {
    nftCount: 3,
    votingPower: 3,
    holdings: { status: 'fresh' },
  }
  const user = (address: string) => ({
    address: address.toLowerCase(),
    ...held,
  })
  const ok = (body: unknown) => ({ status: 200, body })
  const no = (status: number, code: string) => ({
    status,
    body: { error: `No: ${code}.`, code },
  })
  const handlers: Record<string, (body: string) => Answer> = {
    nonce: () => ok({ nonce: `nonce${++nonces}abcdef` }),
    verify: (body) => {
      const address = /0x[0-9a-fA-F]{40}/.exec(body)?.[0] ?? ''
      session = address
      return ok(user(address))
    },
    me: () => (session ? ok(user(session)) : no(401, 'not_signed_in')),
    logout: () => {
      session = null
      return ok({ ok: true })
    },
    check: () => ok({ isAdmin: false }),
    config: () => ok(fakeConfig),
    'primary-wallet': () => ok({ address: bob }),
  }
  const fetch: Fetch = async (url, { body }) => {
    const name = url.split('?')[0]?.split('/').at(-1) ?? ''
    calls.push(name)
    const scripted = answers.get(name)?.shift()
    if (scripted === 'down') throw new TypeError('fetch failed')
    const answer = scripted ?? handlers[name]?.(body ?? '') ?? 'down'
    if (answer === 'down') throw new TypeError('fetch failed')
    const { status } = answer
    return {
      ok: status >= 200 && status < 300,
      status,
      statusText: '',
      headers: { get: () => null },
      text: async () => JSON.stringify(answer.body),
    }
  }
  return {
    fetch,
    calls,
    /** What a path answers next, once each, by its last part: `'nonce'`. */
    script: (name: string, ...next: Answer[]) => answers.set(name, next),
    /** An answer that refuses. */
    refuse: no,
    session: () => session,
    setSession: (address: string | null) => {
      session = address
    },
    /** What whoever is signed in holds, from the next answer on. */
    setHoldings: (next: Held) => {
      held = next
    },
  }
}
