import type { Fetch } from '@narwhal-club/core/http'
import type { RpcFetch } from '@narwhal-club/core/rpc'
import { callOf, type Moments } from './moments.ts'
import { bend, type Lie } from './node.ts'
import type { Weather } from './weather.ts'

/** Cookies of one browser: Node's `fetch` keeps none. */
export type Jar = Map<string, string>

const never = new Promise<never>(() => {})
const offline = () => new TypeError('fetch failed')

/**
 * The network of one page. It can be cut: what has not left does not leave, and
 * what is answered does not come. A page that is gone hears nothing any more.
 */
export function createWire(jar: Jar, moments: Moments, weather: Weather) {
  let isCut = false
  let isGone = false
  let lie: Lie | null = null

  const keep = (lines: readonly string[]) => {
    for (const line of lines) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      const [name, value] = [pair.slice(0, at), pair.slice(at + 1)]
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
  }
  const check = () => {
    if (isGone) return never
    if (isCut) throw offline()
  }

  const http: Fetch = async (url, init) => {
    const { pathname } = new URL(url)
    const call = callOf(init.method, pathname)
    if (call) await moments.reach(`${call}.leaving`)
    await check()
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
    const headers = { ...init.headers, ...(cookie && { cookie }) }
    // Kept connections of a process that was killed are no fault of ours.
    const send = async () => {
      const answer = await fetch(url, { ...init, headers })
      return { answer, body: await answer.text() }
    }
    const isDoubled = call !== null && weather.isDoubled(call)
    const [{ answer, body }] = await Promise.all([
      send(),
      ...(isDoubled ? [send()] : []),
    ])
    if (call) await moments.reach(`${call}.answered`)
    await check()
    if (call && weather.isLost(call)) throw offline()
    keep(answer.headers.getSetCookie())
    const { status, statusText } = answer
    const isEmpty = status === 204 || status === 304
    return new Response(isEmpty ? null : body, {
      status,
      statusText,
      headers: answer.headers,
    })
  }

  const node: RpcFetch = async (url, init) => {
    await check()
    const answer = await fetch(url, init)
    const text = await answer.text()
    await check()
    if (!lie) return new Response(text, { status: answer.status })
    const told = bend(JSON.parse(init.body), JSON.parse(text), lie)
    return new Response(JSON.stringify(told), { status: answer.status })
  }

  return {
    http,
    node,
    cut(next: boolean) {
      isCut = next
    },
    lie(next: Lie | null) {
      lie = next
    },
    leave() {
      isGone = true
    },
  }
}
