import { Agent } from 'node:http'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { createClient } from '../soak/client.mjs'

/**
 * Another visitor: signs in, reads, looks at the analytics, asks whether the
 * server is ready; over and over. Parent says `{ url, seconds, last }`, or instead
 * of the analytics' last block what it `reads`; times and statuses of each act come
 * back.
 */
const acts = [
  ['sign in', (client) => client.signIn()],
  ['me', (client) => client.me()],
  ['config', (client) => client.send('GET', '/api/config')],
  ['ready', (client) => client.send('GET', '/readyz')],
  ['sign out', (client) => client.signOut()],
  [
    'analytics, past',
    (client, last) =>
      client.send(
        'GET',
        `/api/analytics/distribution?block=${Math.floor(Math.random() * last)}`,
      ),
  ],
  [
    'analytics, now',
    (client) => client.send('GET', '/api/analytics/concentration'),
  ],
]

const readOf = (path) => [path, (client) => client.send('GET', path)]

async function visit({ url, seconds, last, reads }) {
  const agent = new Agent({ keepAlive: true })
  const isDear = ([act]) => act.startsWith('analytics')
  const cheap = acts.filter((act) => !isDear(act))
  const own = reads ? [...cheap, ...reads.map(readOf)] : acts
  const seen = Object.fromEntries(
    own.map(([act]) => [act, { times: [], statuses: {} }]),
  )
  const account = privateKeyToAccount(generatePrivateKey())
  const end = performance.now() + seconds * 1_000
  async function live(some) {
    while (some.length > 0 && performance.now() < end) {
      const client = createClient(url, account, agent)
      for (const [act, perform] of some) {
        const began = performance.now()
        const { status } = await perform(client, last).catch((error) => ({
          status: error.code ?? error.message,
        }))
        seen[act].times.push(performance.now() - began)
        seen[act].statuses[status] = (seen[act].statuses[status] ?? 0) + 1
      }
    }
  }
  // A question that waits for its turn does not keep the rest from being timed.
  await Promise.all([
    live(own.filter((act) => !isDear(act))),
    live(own.filter(isDear)),
  ])
  for (const { times } of Object.values(seen)) times.sort((a, b) => a - b)
  agent.destroy()
  return seen
}

process.on('message', async (task) => process.send(await visit(task)))
process.on('disconnect', () => process.exit())
