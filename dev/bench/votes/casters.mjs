import { Agent, request } from 'node:http'
import { proposalIdAt, signVote } from '../../dist/testing/voteWorld.js'
import { tokenOf } from '../tokens.mjs'

/**
 * Voters who cast ballots as fast as they are taken, signed beforehand. Parent says
 * `{ url, nft, ballots, connections }`; each voter votes once, so each time others
 * do. What is said comes back: ballots, how long it took, what was signed, how many were sent again.
 */
const club = { id: 'main', name: 'Narwhal Club' }
const path = `/api/proposals/${proposalIdAt(1)}/votes`
let voter = 0

async function cast({ url, nft, ballots, connections }) {
  const origin = url.replace(/\/$/, '')
  const signed = []
  for (let count = 0; count < ballots; count++, voter++) {
    const choice = voter % 3 === 0 ? 'no' : 'yes'
    const reason = voter % 4 === 0 ? 'The relay brought us through.' : ''
    const asked = { voter, proposal: 1, choice, seq: 0, reason }
    const { message, signature } = await signVote({ nft, club }, asked)
    signed.push({ voter, message, signature })
  }
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times = []
  let again = 0
  const send = ({ voter, message, signature }) =>
    new Promise((resolve, reject) => {
      const headers = {
        cookie: `club_session=${tokenOf('voter', voter)}`,
        origin,
        'content-type': 'application/json',
      }
      request(origin + path, { method: 'POST', agent, headers }, (answer) => {
        answer.resume()
        answer.on('end', () => {
          const { statusCode } = answer
          if (statusCode === 200 || statusCode === 503) resolve(statusCode)
          else reject(new Error(`a vote was answered ${statusCode}`))
        })
      })
        .on('error', reject)
        .end(JSON.stringify({ message, signature }))
    })
  const left = [...signed]
  async function client() {
    for (let one = left.pop(); one; one = left.pop()) {
      const began = performance.now()
      // A machine that is busy with other things: it is sent again, as it is.
      while ((await send(one)) === 503) again += 1
      times.push(performance.now() - began)
    }
  }
  const began = performance.now()
  await Promise.all(Array.from({ length: connections }, client))
  const took = performance.now() - began
  agent.destroy()
  times.sort((a, b) => a - b)
  const share = (part) => times[Math.floor((times.length - 1) * part)]
  return { took, again, p50: share(0.5), p95: share(0.95), signed }
}

process.on('message', async (task) => process.send(await cast(task)))
process.on('disconnect', () => process.exit())
