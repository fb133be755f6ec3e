import { Agent, get } from 'node:http'

/**
 * One source with many connections, each with the next dear question as soon as
 * the last one is answered. Parent says `{ url, from, connections, last }` and
 * then anything to end: what was answered with which status comes back.
 */
const questions = [
  (block) => `/api/analytics/retention?block=${block}`,
  (block) => `/api/analytics/holders.csv?block=${block}`,
  (block) => `/api/analytics/timeseries?metric=holders&step=day&block=${block}`,
  (block) => `/api/analytics/token?block=${block}`,
  (block) => `/api/analytics/summary?block=${block}`,
  () => '/api/analytics/holders.csv',
  () => `/api/analytics/wallet/0x${randomHex()}`,
]
const randomHex = () =>
  Array.from({ length: 40 }, () =>
    Math.floor(Math.random() * 16).toString(16),
  ).join('')

let isOver = false

async function attack({ url, from, connections, last }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const statuses = {}
  let turn = 0
  const ask = (path) =>
    new Promise((resolve) => {
      get(url + path, { agent, localAddress: from }, (answer) => {
        answer.resume()
        answer.on('end', () => resolve(answer.statusCode))
        answer.on('error', () => resolve('cut'))
      }).on('error', (error) => resolve(error.code))
    })
  async function live() {
    while (!isOver) {
      turn += 1
      const block = 300 + Math.floor(Math.random() * (last - 300))
      const status = await ask(questions[turn % questions.length](block))
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: connections }, live))
  agent.destroy()
  return statuses
}

process.on('message', async (task) => {
  if (!task.url) {
    isOver = true
    return
  }
  process.send('begun')
  process.send(await attack(task))
})
process.on('disconnect', () => process.exit())
