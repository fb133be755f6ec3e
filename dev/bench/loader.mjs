import { Agent, get } from 'node:http'
import { sessionCount, tokenOf } from './tokens.mjs'

/**
 * Asks as fast as answers come, over kept connections, in a process of its
 * own. Parent says `{ url, seconds, connections, tokens }`, where `tokens` is
 * nothing, one session, or the name of the sessions to go through in turn; it
 * may say `headers`, what a header of each answer `expects`, and that an address
 * `isCounted`: no two are the same.
 */
const percentile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]

/** Goes on where the last run stopped: the next session is the coldest. */
const turns = new Map()

function nextCookie({ tokens, single }) {
  if (!tokens) return undefined
  if (single) return `club_session=${tokenOf(tokens, 0)}`
  const turn = turns.get(tokens) ?? 0
  turns.set(tokens, turn + 1)
  return `club_session=${tokenOf(tokens, turn % sessionCount)}`
}

let count = 0

function nextUrl({ url, isCounted }) {
  if (!isCounted) return url
  count += 1
  return url + count
}

/** Its code alone, where the answer is as expected. */
function statusOf({ statusCode, headers }, { expects }) {
  const said = expects && String(headers[expects.name])
  return said?.includes(expects.text) === false
    ? `${statusCode}, ${said}`
    : statusCode
}

async function load(task) {
  const { seconds, connections } = task
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times = []
  const statuses = {}
  const end = performance.now() + seconds * 1_000

  const ask = () =>
    new Promise((resolve, reject) => {
      const cookie = nextCookie(task)
      const headers = { ...task.headers, ...(cookie && { cookie }) }
      get(nextUrl(task), { agent, headers }, (answer) => {
        answer.resume()
        answer.on('end', () => resolve(statusOf(answer, task)))
      }).on('error', reject)
    })
  async function client() {
    while (performance.now() < end) {
      const began = performance.now()
      const status = await ask()
      times.push(performance.now() - began)
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  const began = performance.now()
  await Promise.all(Array.from({ length: connections }, client))
  const elapsed = (performance.now() - began) / 1_000
  agent.destroy()
  times.sort((a, b) => a - b)
  return {
    requests: times.length,
    perSecond: times.length / elapsed,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    statuses,
  }
}

process.on('message', async (task) => process.send(await load(task)))
process.on('disconnect', () => process.exit())
