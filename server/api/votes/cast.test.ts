import { checkChain, emptyHead } from '@narwhal-club/core/ledger'
import {
  countBallot,
  noPreviousLine,
  sealDigest,
  type VoteChoice,
} from '@narwhal-club/core/voting'
import { recoverAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { at, newAccount, said } from '../../testing/proposing.ts'
import {
  startToVote,
  type Voter,
  type VotingServer,
} from '../../testing/voting.ts'

const account = newAccount()
const accounts = Array.from({ length: 6 }, newAccount)
let server: VotingServer
let who: Voter
beforeAll(async () => {
  server = await startToVote()
  who = await server.voter(account)
})
afterAll(() => server.close())

const sealedBy = async (sealed: Parameters<typeof sealDigest>[0]) => {
  const { signature } = sealed as unknown as { signature: `0x${string}` }
  const signer = await recoverAddress({ hash: sealDigest(sealed), signature })
  return signer.toLowerCase()
}

describe('a vote that is cast', () => {
  test('default: is answered with all that a page needs', async () => {
    const of = await server.publish({ [at(account)]: 7 })
    const reason = 'The relay brought us through last winter.'
    const { status, json } = await who.vote(of, 'yes', { reason })
    expect(status).toBe(200)
    const { ballot, receipt, tally, head } = json
    const counted = { voter: at(account), seq: 0, choice: 'yes', power: 7 }
    expect(ballot).toMatchObject({
      ...counted,
      proposal: of.id,
      place: 0,
      signer: 'key',
      reason,
      at: new Date(server.clock.now()).toISOString(),
    })
    expect(tally).toEqual({
      yesPower: 7,
      noPower: 0,
      yesVoters: 1,
      noVoters: 0,
    })
    const { digest, line: index } = ballot
    const { line } = receipt
    expect(receipt).toMatchObject({ ...counted, digest, line: { index } })
    expect(head).toMatchObject({ size: index + 1, hash: line.hash })
    const { keys } = (await who.browser.get('/api/log/keys')).json
    expect(keys).toHaveLength(1)
    expect(await sealedBy(receipt)).toBe(keys[0].key)
    expect(await sealedBy(head)).toBe(keys[0].key)
    const told = (await who.browser.get(`/api/proposals/${of.id}`)).json
    expect(told.counts).toMatchObject(tally)
  })

  test('behavior: is changed, and both ballots stay', async () => {
    const of = await server.publish({ [at(account)]: 7 })
    await who.vote(of, 'yes')
    const { json } = await who.vote(of, 'no', { seq: 1, reason: 'No boat.' })
    expect(json.tally).toEqual({
      yesPower: 0,
      noPower: 7,
      yesVoters: 0,
      noVoters: 1,
    })
    const mine = (await who.mine(of)).json
    expect(mine).toMatchObject({ power: 7, seq: 2 })
    expect(mine.why).toBeUndefined()
    expect(
      mine.ballots.map(({ choice }: { choice: VoteChoice }) => choice),
    ).toEqual(['no', 'yes'])
    expect(mine.ballots[0].receipt).toEqual(json.receipt)
    expect((await who.list(of)).json).toMatchObject({
      total: 1,
      rows: [{ choice: 'no', reason: 'No boat.', seq: 1 }],
    })
  })

  test('behavior: of a visitor is refused, and what is theirs not told', async () => {
    const of = await server.publish({})
    who.browser.cookies.clear()
    expect(said(await who.vote(of))).toEqual([401, 'not_signed_in'])
    expect(said(await who.mine(of))).toEqual([401, 'not_signed_in'])
    await who.browser.signIn(account)
  })

  test('error: a ballot is neither changed nor deleted, by whomever', async () => {
    const of = await server.publish({ [at(account)]: 7 })
    await who.vote(of)
    for (const act of [
      `update ballots set choice = 'no' where proposal = '${of.id}'`,
      `delete from ballots where proposal = '${of.id}'`,
      'truncate ballots cascade',
    ])
      await expect(server.run(act)).rejects.toThrow()
    expect((await who.list(of)).json.rows).toMatchObject([{ choice: 'yes' }])
  })

  test('behavior: pages hear how it stands, and have nothing to ask for', async () => {
    const of = await server.publish({ [at(account)]: 7 })
    const heard: unknown[] = []
    const end = server.app.events.listen({
      topics: ['proposals', 'votes'],
      tell: (...events) => {
        for (const { topic, data } of events)
          if (data.includes(of.id)) heard.push({ topic, ...JSON.parse(data) })
      },
    })
    const { tally, ballot } = (await who.vote(of)).json
    await who.vote(of)
    const { id: proposal } = of
    const { line } = ballot
    const standing = { proposal, club: 'main', tally, ballots: 1, line }
    // And nothing that would have them ask anew.
    await expect.poll(() => heard).toEqual([{ topic: 'votes', ...standing }])
    const told = (await who.browser.get(`/api/proposals/${of.id}`)).json
    expect(told.counts).toMatchObject({ ...tally, ballots: 1 })
    end()
  })
})

test('behavior: of many who vote at once none is lost, and none counts twice', async () => {
  const crowd = await Promise.all(
    Array.from({ length: 12 }, () => server.voter()),
  )
  const of = await server.publish(
    Object.fromEntries(crowd.map(({ address }) => [address, 2])),
  )
  const answers = await Promise.all(
    crowd.map((voter, index) => voter.vote(of, index % 3 === 0 ? 'no' : 'yes')),
  )
  expect(answers.map(({ status }) => status)).toEqual(crowd.map(() => 200))
  const places = answers.map(({ json }) => json.ballot.place)
  expect(places.sort((a, b) => a - b)).toEqual(crowd.map((_, index) => index))
  const { counts } = (await who.browser.get(`/api/proposals/${of.id}`)).json
  expect(counts).toMatchObject({
    yesPower: 16,
    noPower: 8,
    yesVoters: 8,
    noVoters: 4,
  })
})

/** Draws the same numbers each time. */
function createRandom(seed: number) {
  let state = seed
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * most)
  }
}

test('behavior: after 200 votes and changes at random, every count is right', async () => {
  const random = createRandom(7)
  const voters = await Promise.all(accounts.map((each) => server.voter(each)))
  const powers = accounts.map((_, index) => index * 3 + 1)
  const list = Object.fromEntries(
    accounts.map((each, index) => [at(each), powers[index] ?? 0]),
  )
  const open = [await server.publish(list), await server.publish(list)]
  const expected = open.map(() => ({
    yesPower: 0,
    noPower: 0,
    yesVoters: 0,
    noVoters: 0,
  }))
  const last = new Map<string, { seq: number; choice: VoteChoice }>()
  for (let round = 0; round < 200; round++) {
    const [which, voter] = [random(2), random(voters.length)]
    const choice = random(2) === 0 ? 'yes' : 'no'
    const place = `${which}:${voter}`
    const before = last.get(place)
    const seq = (before?.seq ?? -1) + 1
    const of = open[which]
    const own = voters[voter]
    const tally = expected[which]
    if (!of || !own || !tally) throw new Error('no such voter')
    const reason = random(2) === 0 ? '' : 'I changed my mind.'
    const { status } = await own.vote(of, choice, { seq, reason })
    expect([status, seq]).toEqual([200, seq])
    last.set(place, { seq, choice })
    const power = powers[voter] ?? 0
    const ballot = { before: before?.choice ?? null, choice, power } as const
    expected[which] = countBallot(tally, ballot)
  }
  for (const [index, { id }] of open.entries()) {
    const [counted] = await server.read(`
      select yes_power as "yesPower", no_power as "noPower",
        yes_voters as "yesVoters", no_voters as "noVoters"
      from proposals where id = '${id}'`)
    expect(counted).toEqual(expected[index])
    const [recount] = await server.read(`
      select coalesce(sum(power) filter (where choice = 'yes'), 0)::int
          as "yesPower",
        coalesce(sum(power) filter (where choice = 'no'), 0)::int as "noPower",
        count(*) filter (where choice = 'yes')::int as "yesVoters",
        count(*) filter (where choice = 'no')::int as "noVoters"
      from (
        select distinct on (voter) * from ballots where proposal = '${id}'
        order by voter, seq desc) as counted`)
    expect(recount).toEqual(expected[index])
    // Lists tell how many there are by what was counted; a row is what was said.
    for (const choice of ['yes', 'no'])
      for (const query of ['', '&hasReason=true', '&hasReason=false']) {
        const path = `?choice=${choice}&limit=100${query}`
        const { rows, total } = (await who.list({ id }, path)).json
        expect([path, total]).toEqual([path, rows.length])
      }
    const { rows, total } = (await who.list({ id }, '?limit=100')).json
    expect(total).toBe(rows.length)
  }
}, 60_000)

test('behavior: the ledger is whole, and in it the chain of each proposal', async () => {
  const lines = []
  for (;;) {
    const from = lines.length
    const { json } = await who.browser.get(`/api/log?from=${from}`)
    lines.push(...json.lines)
    if (lines.length === json.size) break
  }
  expect(lines.length).toBeGreaterThan(200)
  const entries = lines.map((line) => ({ ...line, ledger: 'votes' }))
  const checked = checkChain('votes', emptyHead, entries)
  const head = (await who.browser.get('/api/log/head')).json
  const { size, hash } = head
  expect(checked).toEqual({ ok: true, head: { size, hash } })
  const ends = new Map<string, { place: number; previous: string }>()
  for (const line of lines) {
    const { proposal, place, previous } = JSON.parse(line.payload)
    const end = ends.get(proposal) ?? { place: 0, previous: noPreviousLine }
    expect({ place, previous }).toEqual(end)
    ends.set(proposal, { place: place + 1, previous: line.hash })
  }
  expect(await server.app.ledger.verify('votes')).toMatchObject({ ok: true })
})
