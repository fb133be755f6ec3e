import { Agent } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { createClient } from './client.mjs'

/** What each act of a visit must be answered with. */
const visit = [
  ['sign in', 200, (client) => client.signIn()],
  ['me', 200, (client) => client.me()],
  ['me again', 200, (client) => client.me()],
  ['sign out', 200, (client) => client.signOut()],
  ['me after', 401, (client) => client.me()],
]

/** The slope of the best line through the points, in y per x. */
export function slopeOf(points) {
  const mean = (values) => values.reduce((a, b) => a + b, 0) / values.length
  const x = mean(points.map((point) => point[0]))
  const y = mean(points.map((point) => point[1]))
  const over = points.reduce((sum, [a, b]) => sum + (a - x) * (b - y), 0)
  const under = points.reduce((sum, [a]) => sum + (a - x) ** 2, 0)
  return under === 0 ? 0 : over / under
}

/**
 * Lets clients sign in and out over and over, each in its own time, and looks
 * at the server now and then: `{ answers, failures, samples, slopes }`.
 */
export async function soak(options) {
  const { url, accounts, minutes, pause, look, onSample = () => {} } = options
  const began = performance.now()
  const end = began + minutes * 60_000
  const agent = new Agent({ keepAlive: true, maxSockets: accounts.length })
  const answers = {}
  const failures = []
  let visits = 0

  async function live(account) {
    const client = createClient(url, account, agent)
    // People do not come all in the same millisecond.
    await delay(Math.random() * Math.min(5_000, minutes * 10_000))
    while (performance.now() < end) {
      for (const [act, expected, perform] of visit) {
        const { status } = await perform(client).catch((error) => ({
          status: error.code ?? error.message,
        }))
        answers[status] = (answers[status] ?? 0) + 1
        if (status !== expected) failures.push(`${act}: ${status}`)
      }
      visits += 1
      await delay(pause * (0.5 + Math.random()))
    }
  }

  const samples = []
  async function watch() {
    const every = Math.max(500, Math.min(15_000, (minutes * 60_000) / 20))
    while (performance.now() < end) {
      const sample = await look()
      samples.push({ ...sample, minute: (performance.now() - began) / 60_000 })
      onSample(samples.at(-1), visits)
      await delay(Math.min(every, Math.max(0, end - performance.now())))
    }
  }

  await Promise.all([watch(), ...accounts.map(live)])
  agent.destroy()
  // The first fifth warms caches, pools and the compiler up.
  const warm = samples.slice(Math.floor(samples.length / 5))
  const slope = (key) => slopeOf(warm.map((at) => [at.minute, at[key]]))
  return {
    visits,
    answers,
    failures,
    samples,
    slopes: { heap: slope('heap'), rss: slope('rss') },
    handles: {
      handles: [warm[0].handles, warm.at(-1).handles],
      files: [warm[0].files, warm.at(-1).files],
    },
  }
}
