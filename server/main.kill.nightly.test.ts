import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sourceAliases } from '../dev/aliases.mjs'
import { Browser } from './testing/browser.ts'
import { eventually } from './testing/eventually.ts'
import { createProcesses, type Processes } from './testing/processes.ts'

// Processes take their time to start where many others run.
vi.setConfig({ testTimeout: 120_000 })

const account = privateKeyToAccount(generatePrivateKey())
let processes: Processes
beforeAll(async () => {
  processes = await createProcesses(sourceAliases())
})
afterAll(() => processes.remove())

const kills = Number(process.env.CLUB_KILL_ROUNDS ?? 10)

/**
 * Counts the sessions that are not there any more. A few at a time: all at once
 * are more connections than the server takes.
 */
async function lostOf(browsers: readonly Browser[], url: string) {
  let lost = 0
  for (let at = 0; at < browsers.length; at += 50) {
    const statuses = browsers.slice(at, at + 50).map(async (browser) => {
      const again = new Browser(url)
      for (const [name, value] of browser.cookies)
        again.cookies.set(name, value)
      return (await again.get('/api/auth/me')).status
    })
    for (const status of await Promise.all(statuses))
      if (status !== 200) lost += 1
  }
  return lost
}

test(
  `behavior: what was acknowledged outlives kill -9, ${kills} times`,
  async () => {
    const acknowledged: Browser[] = []
    let slowest = 0
    for (let round = 0; round < kills; round++) {
      const began = performance.now()
      const { child, url } = await processes.ready()
      slowest = Math.max(slowest, performance.now() - began)
      expect(await lostOf(acknowledged, url)).toBe(0)
      let isAlive = true
      const clients = Array.from({ length: 4 }, async () => {
        while (isAlive) {
          const browser = new Browser(url)
          const answer = await browser.signIn(account).catch(() => null)
          if (answer?.status === 200) acknowledged.push(browser)
        }
      })
      const enough = acknowledged.length + 1 + Math.floor(Math.random() * 20)
      await eventually(() =>
        expect(acknowledged.length).toBeGreaterThanOrEqual(enough),
      )
      child.process.kill('SIGKILL')
      isAlive = false
      await Promise.all(clients)
      await child.ended
    }
    expect(acknowledged.length).toBeGreaterThan(0)
    process.stdout.write(
      `${acknowledged.length} sessions kept through ${kills} kills; ready again within ${Math.round(slowest)} ms\n`,
    )
    // A clock tells something on a quiet machine alone.
    if (process.env.CLUB_FIGURES) expect(slowest).toBeLessThan(5_000)
  },
  Math.max(120_000, kills * 15_000),
)
