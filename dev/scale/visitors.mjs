import { Agent, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { tokenOf } from '../bench/tokens.mjs'
import { proposalIdAt, signVote } from '../dist/testing/voteWorld.js'

const proposal = `/api/proposals/${proposalIdAt(1)}`
const pages = ['/', '/clubs', '/clubs/main', '/about', '/analytics', '/swap']
const reads = [
  '/api/proposals',
  '/api/clubs/main',
  proposal,
  `${proposal}/votes`,
  `${proposal}/timeline`,
  '/api/log?limit=20',
  '/api/facts',
]
/** Milliseconds after which nobody waits any more. */
const patience = 10_000
/** Requests of one visitor, at most, whatever happens. */
const most = 100_000
const clubOf = (nft) => ({ nft, club: { id: 'main', name: 'Narwhal Club' } })

const ageOf = ({ age, 'data-as-of': asOf }) =>
  Math.max(Number(age ?? 0), asOf ? (Date.now() - Date.parse(asOf)) / 1_000 : 0)

/** What a member is told of their ballots. */
function seqIn({ headers, text }) {
  const isPacked = headers['content-encoding'] === 'gzip'
  return JSON.parse(String(isPacked ? gunzipSync(text) : text)).seq
}

/**
 * Visitors in front of the proxy: of pages, of reads, and members who read and vote.
 * What they see is noted, with who they are, for as long as `note` is asked for it.
 */
export function openVisitors({ url, nft, counts, voters, pause }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 400 })
  let seen = []
  let isOver = false
  let voter = 0

  function send(kind, path, { method = 'GET', cookie, body } = {}) {
    const began = performance.now()
    const headers = {
      accept: kind === 'pages' ? 'text/html' : 'application/json',
      'accept-encoding': 'gzip',
      ...(cookie && { cookie }),
      ...(body && { 'content-type': 'application/json', origin: url }),
    }
    const attempt = (isSecond) =>
      new Promise((resolve) => {
        const done = (status, answer, text = '') =>
          resolve({ status, headers: answer?.headers ?? {}, text })
        const call = request(
          url + path,
          { method, headers, agent, timeout: patience },
          (answer) => {
            const pieces = []
            answer.on('data', (piece) => pieces.push(piece))
            answer.on('error', (error) => done(error.code, answer))
            answer.on('end', () =>
              done(answer.statusCode, answer, Buffer.concat(pieces)),
            )
          },
        )
        call.on('timeout', () => call.destroy(new Error('too slow')))
        call.on('error', (error) => {
          // A kept connection that was closed in this very moment: browsers ask again.
          const isLate = call.reusedSocket && error.code === 'ECONNRESET'
          if (isLate && !isSecond) resolve(attempt(true))
          else done(error.code ?? error.message)
        })
        call.end(body)
      })
    return attempt(false).then((answer) => {
      const at = performance.now()
      seen.push({
        kind,
        at,
        took: at - began,
        status: answer.status,
        age: ageOf(answer.headers),
        isHit: answer.headers['x-cache'] === 'hit',
      })
      return answer
    })
  }

  const rest = () => delay(pause * (0.5 + Math.random()))

  async function look(kind, paths, start) {
    for (let at = start; !isOver && at < most; at++) {
      await send(kind, paths[at % paths.length])
      await rest()
    }
  }

  /** What `seq` of a voter's next message is; null where that was not told. */
  const next = Array.from({ length: voters }, () => 0)

  async function askNext(cookie) {
    const mine = await send('members', `${proposal}/votes/me`, { cookie })
    return mine.status === 200 ? seqIn(mine) : null
  }

  /** Signs and sends one vote; what was acknowledged must be in the next read. */
  async function vote(place, seq, cookie) {
    const { message, signature } = await signVote(clubOf(nft), {
      ...{ voter: place, proposal: 1, seq, reason: '' },
      choice: (place + seq) % 3 === 0 ? 'no' : 'yes',
    })
    const cast = await send('votes', `${proposal}/votes`, {
      ...{ method: 'POST', cookie },
      body: JSON.stringify({ message, signature }),
    })
    const told = await askNext(cookie)
    const isKept = cast.status === 200
    next[place] = isKept ? told : null
    if (isKept && told !== null && told !== seq + 1)
      seen.push({ ...seen.at(-1), kind: 'own vote not seen', status: 'old' })
  }

  /** Votes or thinks again, one voter after the other, and reads as a member. */
  async function live() {
    for (let at = 0; !isOver && at < most; at++) {
      const place = voter++ % voters
      const cookie = `club_session=${tokenOf('voter', place)}`
      const seq = next[place] ?? (await askNext(cookie))
      if (seq !== null) await vote(place, seq, cookie)
      await send('members', '/api/proposals', { cookie })
      await rest()
    }
  }

  const all = Promise.all([
    ...Array.from({ length: counts.pages }, (_, i) => look('pages', pages, i)),
    ...Array.from({ length: counts.reads }, (_, i) => look('reads', reads, i)),
    ...Array.from({ length: counts.members }, live),
  ])
  return {
    /** What was seen since it was asked last. */
    take() {
      const taken = seen
      seen = []
      return taken
    },
    async end() {
      isOver = true
      await all
      agent.destroy()
    },
  }
}
