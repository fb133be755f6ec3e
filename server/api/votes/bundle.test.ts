import { type AuditReport, audit, type Bundle } from '@narwhal-club/core/audit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { edit, pending } from '../../testing/proposers.ts'
import { said, words } from '../../testing/proposing.ts'
import { ask } from '../../testing/request.ts'
import { startVotedOn, type VotedOnServer } from '../../testing/votedOn.ts'
import type { OnPaper, Voter } from '../../testing/voting.ts'
import { castVote } from './castVote.ts'
import { openVotes } from './openVotes.ts'
import { openBundle } from './writeBundle.ts'

let server: VotedOnServer
let voters: Voter[]
beforeAll(async () => {
  server = await startVotedOn(20)
  const some = server.holders.slice(0, 7)
  voters = await Promise.all(some.map(server.voter))
})
afterAll(() => server.close())

const pathOf = ({ id }: Pick<OnPaper, 'id'>) =>
  `/api/proposals/${id}/bundle.json`
const bundleOf = async (of: Pick<OnPaper, 'id'>): Promise<Bundle> => {
  const { status, json } = await ask(server.url + pathOf(of))
  expect(status).toBe(200)
  return json
}
const faultsOf = ({ checks }: AuditReport) =>
  checks.filter(({ ok }) => !ok).map(({ code, findings }) => [code, findings])

/** How many wait for a lock of another. */
async function waiting(): Promise<number> {
  const { rows } = await server.app.db.background.run((orm) =>
    orm.execute('select from pg_locks where not granted'),
  )
  return rows.length
}

/** Everything about it is green, and what it says was counted is. */
function expectHonest(bundle: Bundle, ballots: number) {
  const report = audit(bundle)
  expect(faultsOf(report)).toEqual([])
  expect(report.ballots).toBe(ballots)
  const { outcome, ...sums } = bundle.tally
  expect(report.counted).toEqual({ ...sums, ...(outcome && { outcome }) })
  return report
}

/** Votes of the first few, one after the other: each their first. */
async function vote(of: OnPaper, ...choices: ('yes' | 'no')[]) {
  for (const [index, choice] of choices.entries()) {
    const voter = await server.voter(voters[index]?.account as never)
    expect((await voter.vote(of, choice)).status).toBe(200)
  }
}

describe('a bundle of a vote that is open', () => {
  test('default: is audited to the last ballot: changes, reasons, a contract', async () => {
    const author = await server.author()
    const of = await server.publish(author, {
      ...words,
      body: 'The winter relay needs a budget:\n\n- a boat,\n- a sail – ❄️.',
      labels: ['gear', 'events'],
      summary: 'A relay.',
      discussionUrl: 'https://forum.example/relay',
    })
    const [one, two, three] = voters as [Voter, Voter, Voter]
    for (const [who, choice, seq, reason] of [
      [one, 'yes', 0, 'It brought us through last winter: “naïve Kälte” ❄️'],
      [two, 'no', 0, ''],
      [one, 'no', 1, 'No boat.'],
      [one, 'yes', 2, ''],
    ] as const) {
      const { status } = await who.vote(of, choice, { seq, reason })
      expect(status).toBe(200)
    }
    const ports = openVotes(server.app)
    const verifyContract = async () => 'yes' as const
    await castVote({ ...ports, verifyContract }, three.address, {
      proposal: of.id,
      body: { message: { ...three.messageOf(of) }, signature: '0x1234' },
    })
    const bundle = await bundleOf(of)
    const report = expectHonest(bundle, 5)
    expect(bundle.tally).toEqual({
      yesPower: 100,
      noPower: 50,
      yesVoters: 2,
      noVoters: 1,
      outcome: null,
    })
    expect(
      report.checks.find(({ code }) => code === 'signatures'),
    ).toMatchObject({
      looked: 4,
      open: 1,
      unchecked: [{ what: 'contract', place: 4 }],
    })
    expect(bundle.voters.list).toHaveLength(20)
    const log = (await one.browser.get('/api/log')).json.lines
    expect(bundle.lines).toEqual(
      log.map((line: object) => ({ ledger: 'votes', ...line })),
    )
    const { keys } = (await one.browser.get('/api/log/keys')).json
    expect(bundle.keys).toEqual(keys)
    const mine = (await one.mine(of)).json.ballots
    for (const { receipt } of mine)
      expect(faultsOf(audit(bundle, { receipt, keys }))).toEqual([])
  })

  test('behavior: of words that were changed has both versions', async () => {
    const author = await server.author()
    const asked = await pending(author)
    expect((await edit(author, asked)).status).toBe(200)
    const before = await bundleOf(asked.json)
    expectHonest(before, 0)
    expect(before.versions.map(({ version }) => version)).toEqual([1, 2])
    server.clock.move(86_400_000)
    const of = await server.tell(author, asked.json.id)
    await vote(of, 'yes')
    expectHonest(await bundleOf(of), 1)
  })

  test('behavior: asked for while votes arrive is whole, each time', async () => {
    const of = await server.publish()
    await vote(of, 'no')
    const votes = Promise.all(
      voters.slice(1).flatMap(async (voter) => {
        const own = await server.voter(voter.account)
        await own.vote(of, 'yes')
        await own.vote(of, 'no', { seq: 1 })
      }),
    )
    let isOver = false
    votes.finally(() => {
      isOver = true
    })
    const found: Bundle[] = []
    do found.push(await bundleOf(of))
    while (!isOver)
    found.push(await bundleOf(of))
    for (const bundle of found) expectHonest(bundle, bundle.lines.length)
    const lengths = found.map(({ lines }) => lines.length)
    expect(lengths).toEqual([...lengths].sort((a, b) => a - b))
    expect(lengths.at(-1)).toBe(13)
    expect(new Set(lengths).size).toBeGreaterThan(2)
  })
})

test('behavior: it is sealed no sooner than its last ballot came, by any clock', async () => {
  const of = await server.publish()
  server.clock.move(60_000)
  await vote(of, 'yes')
  server.clock.move(-60_000)
  const bundle = await bundleOf(of)
  expectHonest(bundle, 1)
  expect(bundle.head.at).toBe(bundle.lines[0]?.receivedAt)
})

test('behavior: just after the end it has what came before the end', async () => {
  const of = await server.publish()
  server.clock.move(of.end - 60_000 - server.clock.now())
  const { address, messageOf, sign } = await server.voter(
    voters[0]?.account as never,
  )
  const message = messageOf(of)
  const signature = await sign(message)
  const ports = openVotes(server.app)
  const { db } = server.app
  let opening: ReturnType<typeof openBundle> | undefined
  let isOpen = false
  const seal: typeof ports.sealer.seal = async (facts) => {
    if (opening) return await ports.sealer.seal(facts)
    // The ballot counts, and is not committed: now voting ends.
    server.clock.move(60_000)
    opening = openBundle(ports, { proposal: of.id })
    opening.finally(() => {
      isOpen = true
    })
    // The embedded database does one thing at a time: there it waits as well.
    if (db.kind === 'postgres')
      await expect.poll(async () => isOpen || (await waiting()) > 0).toBe(true)
    return await ports.sealer.seal(facts)
  }
  await castVote({ ...ports, sealer: { seal } }, address, {
    proposal: of.id,
    body: { message: { ...message }, signature },
  })
  let text = ''
  for await (const part of (await opening)?.parts() ?? []) text += part
  const bundle: Bundle = JSON.parse(text)
  expectHonest(bundle, 1)
  // Sentences have quotation marks of their own: here they are escaped.
  expect(bundle.lines[0]?.payload).toContain('“')
  expect(text).toMatch(/^[\x20-\x7e]*$/)
  expect(bundle.tally.outcome).toBe('passed')
  expect((await bundleOf(of)).tally).toEqual(bundle.tally)
})

describe('a bundle of a vote that is over', () => {
  test.each([
    ['passed', ['yes', 'yes', 'no'], 0],
    ['rejected', ['no'], 0],
    ['tied', ['yes', 'no'], 0],
    ['no_quorum', ['yes'], 51],
    ['no_votes', [], 0],
  ] as const)('default: %s', async (outcome, choices, quorum) => {
    const of = await server.publish()
    await server.run(
      `update proposals set quorum = ${quorum} where id = '${of.id}'`,
    )
    await vote(of, ...choices)
    server.endVote(of)
    const bundle = await bundleOf(of)
    expectHonest(bundle, choices.length)
    expect(bundle.tally.outcome).toBe(outcome)
  })

  test('default: cancelled, with the ballots that were cast before', async () => {
    const of = await server.publish()
    await vote(of, 'yes')
    // By a clock that is ahead: what was cast counts all the same.
    server.clock.move(60_000)
    const [, second] = voters as [Voter, Voter]
    const ahead = await server.voter(second.account)
    expect((await ahead.vote(of, 'no')).status).toBe(200)
    server.clock.move(-60_000)
    const moderator = await server.voter(server.moderator)
    const path = `/api/proposals/${of.id}/cancel`
    const reason = 'It is a copy of another one.'
    const { status } = await moderator.browser.post(path, { reason })
    expect(status).toBe(200)
    const bundle = await bundleOf(of)
    expectHonest(bundle, 2)
    expect(bundle.proposal.cancelledAt).toBe(
      Number(bundle.lines[1]?.receivedAt) + 1,
    )
    expect(bundle.tally.outcome).toBe('cancelled')
  })

  test('behavior: is not sent again to who has it; an open one is', async () => {
    const of = await server.publish()
    const open = await ask(server.url + pathOf(of))
    expect(open.headers).toMatchObject({ 'cache-control': 'no-store' })
    expect(open.headers.etag).toBeUndefined()
    await vote(of, 'yes')
    server.endVote(of)
    const { headers } = await ask(server.url + pathOf(of))
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, no-cache',
      etag: expect.stringMatching(/^W\/"[0-9a-f]{32}"$/),
    })
    const known = { 'if-none-match': String(headers.etag) }
    const again = await ask(server.url + pathOf(of), { headers: known })
    expect([again.status, again.text]).toEqual([304, ''])
    const other = { 'if-none-match': 'W/"other"' }
    const fresh = await ask(server.url + pathOf(of), { headers: other })
    expect(fresh.status).toBe(200)
    const head = await ask(server.url + pathOf(of), { method: 'HEAD' })
    expect([head.status, head.text]).toEqual([200, ''])
    expect(head.headers.etag).toBe(headers.etag)
  })
})

test('error: of what is not there nothing is sent', async () => {
  const gone = { id: '00000000-0000-4000-8000-000000000000' }
  for (const method of ['GET', 'HEAD'])
    expect((await ask(server.url + pathOf(gone), { method })).status).toBe(404)
  const answer = await ask(server.url + pathOf(gone))
  expect(said(answer)).toEqual([404, 'proposal_not_found'])
  const wrong = await ask(server.url + pathOf({ id: 'one' }))
  expect(said(wrong)).toEqual([400, 'bad_query'])
  const more = await ask(`${server.url}/api/proposals/${gone.id}/bundle`)
  expect(said(more)).toEqual([404, 'not_found'])
})

test('error: a source has two under way, and another is not in their way', async () => {
  const of = await server.publish()
  const get = (from: string) => ask(server.url + pathOf(of), { from })
  let first: Promise<unknown[]> | undefined
  const answers: Awaited<ReturnType<typeof get>>[] = []
  // As they are while nothing can be read: two more follow at once.
  const refused: typeof answers = []
  await server.app.db.background.transact(async (tx) => {
    await tx.run((orm) =>
      orm.execute('lock table power_lists in access exclusive mode'),
    )
    first = Promise.all(
      Array.from({ length: 5 }, async () =>
        answers.push(await get('127.0.0.9')),
      ),
    )
    await expect.poll(() => answers.length).toBe(3)
    refused.push(...answers)
  })
  expect(refused.map(said)).toEqual(
    Array.from({ length: 3 }, () => [429, 'rate_limited']),
  )
  expect(answers[0]?.headers['retry-after']).toBe('1')
  await first
  expect(answers.slice(3).map(({ status }) => status)).toEqual([200, 200])
  expect((await get('127.0.0.10')).status).toBe(200)
})

test('error: one that cannot be made whole is cut off, never ended', async () => {
  const of = await server.publish()
  await vote(of, 'yes')
  await server.run(`update proposals set eligible_voters = 21
    where id = '${of.id}'`)
  await expect(ask(server.url + pathOf(of))).rejects.toThrow()
})
