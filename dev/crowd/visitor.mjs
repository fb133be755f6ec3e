import { Agent } from 'node:http'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { createClient } from '../soak/client.mjs'

/**
 * Another visitor: signs in, reads, looks at the analytics, asks whether the
 * server is ready; over and over. Parent says `{ url, seconds, last }`; times
 * and statuses of each act come back.
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

async function visit({ url, seconds, last }) {
  const agent = new Agent({ keepAlive: true })
  const seen = Object.fromEntries(
    acts.map(([act]) => [act, { times: [], statuses: {} }]),
  )
  const account = privateKeyToAccount(generatePrivateKey())
  const end = performance.now() + seconds * 1_000
  async function live(own) {
    while (performance.now() < end) {
      const client = createClient(url, account, agent)
      for (const [act, perform] of own) {
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
  const isDear = ([act]) => act.startsWith('analytics')
  await Promise.all([
    live(acts.filter((act) => !isDear(act))),
    live(acts.filter(isDear)),
  ])
  for (const { times } of Object.values(seen)) times.sort((a, b) => a - b)
  agent.destroy()
  return seen
}

process.on('message', async (task) => process.send(await visit(task)))
process.on('disconnect', () => process.exit())
