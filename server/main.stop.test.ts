import { Agent, request } from 'node:http'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sourceAliases } from '../dev/aliases.mjs'
import { Browser } from './testing/browser.ts'
import { eventually } from './testing/eventually.ts'
import { createProcesses, ends, type Processes } from './testing/processes.ts'

// Processes take their time to start where many others run.
vi.setConfig({ testTimeout: 120_000 })

const account = privateKeyToAccount(generatePrivateKey())
let processes: Processes
beforeAll(async () => {
  processes = await createProcesses(sourceAliases())
})
afterAll(() => processes.remove())

/** By day the one that every supervisor sends. */
const signals: NodeJS.Signals[] = process.env.CLUB_NIGHTLY
  ? ['SIGTERM', 'SIGINT']
  : ['SIGTERM']

test.each(signals)(
  'behavior: %s under load breaks no answer and no session',
  async (signal) => {
    const { child, url } = await processes.ready()
    const browser = new Browser(url)
    await browser.signIn(account)
    const outcomes = { answered: 0, broken: 0, refused: 0 }
    let isOver = false
    const clients = Array.from({ length: 20 }, async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      while (!isOver) outcomes[await me(url, browser, agent)] += 1
      agent.destroy()
    })
    await eventually(() => expect(outcomes.answered).toBeGreaterThan(100))
    child.process.kill(signal)
    const { code, took } = await ends(child)
    isOver = true
    await Promise.all(clients)
    expect(code).toBe(0)
    expect(took).toBeLessThan(10_000)
    expect(outcomes.broken).toBe(0)
    const next = await processes.ready()
    const again = new Browser(next.url)
    for (const [name, at] of browser.cookies) again.cookies.set(name, at)
    expect((await again.get('/api/auth/me')).status).toBe(200)
    next.child.process.kill('SIGTERM')
    await next.child.ended
  },
)

/**
 * A connection that the server never took is refused, be it that the system had
 * already queued it; one that had answers before is broken.
 */
function me(url: string, browser: Browser, agent: Agent) {
  return new Promise<'answered' | 'broken' | 'refused'>((resolve) => {
    const cookie = `club_session=${browser.cookies.get('club_session')}`
    const sent = request(`${url}/api/auth/me`, { agent, headers: { cookie } })
    sent.on('response', (response) => {
      response.resume()
      response.on('end', () =>
        resolve(response.statusCode === 200 ? 'answered' : 'broken'),
      )
      response.on('error', () => resolve('broken'))
    })
    sent.on('error', (error: NodeJS.ErrnoException) => {
      const isRefused = error.code === 'ECONNREFUSED' || !sent.reusedSocket
      setTimeout(() => resolve(isRefused ? 'refused' : 'broken'), 5)
    })
    sent.end()
  })
}
