import { Agent, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { tokenOf } from '../../bench/tokens.mjs'
import { openPage } from '../../dist/testing/page.js'
import { proposalIdAt, signVote } from '../../dist/testing/voteWorld.js'

/**
 * Pages that look at one proposal, each from an address of its own, and voters.
 * Parent says `{ url, nft, streams }`, and is answered once all are open; then
 * `{ votes, every }`, and is answered once every page has the last count; then
 * `{ joined }`: how often each has joined by now, at least.
 */
const club = { id: 'main', name: 'Narwhal Club' }
const proposal = 1
const agent = new Agent({ keepAlive: true })
const pages = []
/** When each ballot was acknowledged; from 0. */
const acknowledged = []
/** Milliseconds from there until each page knew of it. */
const seen = []
let nft
let again = 0
let url

const fromOf = (place) =>
  `127.1.${Math.floor(place / 250)}.${1 + (place % 250)}`

async function until(is, within) {
  const end = performance.now() + within
  while (!is() && performance.now() < end) await delay(5)
}

async function open({ streams }) {
  const began = performance.now()
  for (let place = 0; place < streams; place++) {
    let known = 0
    const opened = openPage({
      urls: [url],
      proposal: proposalIdAt(proposal),
      from: fromOf(place),
      told(ballots) {
        const now = performance.now()
        for (; known < ballots; known++) {
          seen[known] ??= []
          seen[known].push(now)
        }
      },
    })
    pages.push(opened.page)
    // As many at once as a listening socket holds back.
    if (place % 100 === 99) await until(() => opened.page.isOpen, 30_000)
  }
  await until(() => pages.every(({ isOpen }) => isOpen), 60_000)
  return {
    open: pages.filter(({ isOpen }) => isOpen).length,
    took: performance.now() - began,
  }
}

const send = (voter, body) =>
  new Promise((resolve, reject) => {
    const headers = {
      cookie: `club_session=${tokenOf('voter', voter)}`,
      origin: url,
      'content-type': 'application/json',
    }
    const path = `${url}/api/proposals/${proposalIdAt(proposal)}/votes`
    request(path, { method: 'POST', agent, headers }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode))
    })
      .on('error', reject)
      .end(JSON.stringify(body))
  })

async function vote({ votes, every }) {
  const first = acknowledged.length
  for (let count = 0; count < votes; count++) {
    const voter = acknowledged.length
    const asked = { voter, proposal, choice: 'yes', seq: 0 }
    const { hash: _, ...body } = await signVote({ nft, club }, asked)
    let status = await send(voter, body)
    // Busy with all who come back: it is sent again, as it is.
    for (; status === 503; again++) {
      await delay(100)
      status = await send(voter, body)
    }
    if (status !== 200) throw new Error(`a vote was answered ${status}`)
    acknowledged.push(performance.now())
    await delay(every)
  }
  const last = acknowledged.length
  const isDeaf = ({ ballots }) => ballots !== last
  await until(() => !pages.some(isDeaf), 60_000)
  const waits = acknowledged
    .slice(first)
    .flatMap((at, place) =>
      (seen[first + place] ?? []).map((then) => Math.max(0, then - at)),
    )
    .sort((a, b) => a - b)
  return { deaf: pages.filter(isDeaf).length, waits, again }
}

async function join({ joined }) {
  const began = performance.now()
  const isIn = (page) => page.isOpen && page.joined >= joined
  await until(() => pages.every(isIn), 30_000)
  return {
    away: pages.filter((page) => !isIn(page)).length,
    refetched: pages.reduce((sum, page) => sum + page.refetched, 0),
    took: performance.now() - began,
  }
}

process.on('message', async (task) => {
  if (task.url) ({ url, nft } = task)
  const act = task.url ? open : task.votes ? vote : join
  process.send(await act(task))
})
process.on('disconnect', () => process.exit())
