import { Agent } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { createClient } from './client.mjs'

const reads = (path) => (client) => client.send('GET', path)
const content = {
  ...{ title: 'A buoy for the reef', body: 'It has none.', summary: '' },
  ...{ discussionUrl: '', labels: [], earliestStart: null, duration: 259_200 },
}

/** Writes a draft and throws it away: the second answer is what counts. */
async function draft(client) {
  const body = { club: 'main', content }
  const made = await client.send('POST', '/api/drafts', body)
  if (made.status !== 200) return made
  return await client.send('DELETE', `/api/drafts/${JSON.parse(made.data).id}`)
}

/** What failed, how often, and from which minute to which: the most frequent first. */
export function tellFailures(failures) {
  const seen = new Map()
  for (const { what, minute } of failures) {
    const known = seen.get(what) ?? { times: 0, first: minute }
    seen.set(what, { ...known, times: known.times + 1, last: minute })
  }
  return [...seen]
    .sort(([, one], [, other]) => other.times - one.times)
    .map(
      ([what, { times, first, last }]) =>
        `${what}, ${times} times, minutes ${first.toFixed(1)} to ${last.toFixed(1)}`,
    )
}

/** What each act of a visit must be answered with. */
const visit = [
  ['proposals', 200, reads('/api/proposals')],
  ['sign in', 200, (client) => client.signIn()],
  ['me', 200, (client) => client.me()],
  ['club', 200, reads('/api/clubs/main')],
  ['follow', 200, (c) => c.send('POST', '/api/clubs/main/follow')],
  ['draft', 200, draft],
  ['drafts', 200, reads('/api/drafts')],
  ['inbox', 200, reads('/api/inbox')],
  ['unfollow', 200, (c) => c.send('DELETE', '/api/clubs/main/follow')],
  ['log', 200, reads('/api/log')],
  ['me again', 200, (client) => client.me()],
  ['sign out', 200, (client) => client.signOut()],
  ['me after', 401, (client) => client.me()],
]

/** Why a server refused; nothing where it says nothing we know. */
function codeOf(data) {
  try {
    return ` ${JSON.parse(data).code ?? ''}`.trimEnd()
  } catch {
    return ''
  }
}

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
 * Lets clients sign in, read, follow, write and sign out over and over, each in its
 * own time and at one of the processes, and looks at those now and then: `{ answers, failures, samples, slopes }`.
 */
export async function soak(options) {
  const { urls, accounts, minutes, pause, look, onSample = () => {} } = options
  const began = performance.now()
  const end = began + minutes * 60_000
  const agent = new Agent({ keepAlive: true, maxSockets: accounts.length })
  const answers = {}
  const failures = []
  let visits = 0

  async function live(account, place) {
    const client = createClient(urls[place % urls.length], account, agent)
    // People do not come all in the same millisecond.
    await delay(Math.random() * Math.min(5_000, minutes * 10_000))
    while (performance.now() < end) {
      for (const [act, expected, perform] of visit) {
        const { status, data } = await perform(client).catch((error) => ({
          status: error.code ?? error.message,
        }))
        answers[status] = (answers[status] ?? 0) + 1
        if (status === expected) continue
        const minute = (performance.now() - began) / 60_000
        failures.push({ what: `${act}: ${status}${codeOf(data)}`, minute })
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
