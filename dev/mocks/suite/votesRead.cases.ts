import { audit, recoverHere } from '@narwhal-club/core/audit'
import { surface, urlOf } from '@narwhal-club/core/contract'
import { isProved } from '@narwhal-club/core/governance'
import { canonicalJson } from '@narwhal-club/core/ledger'
import {
  type SealedHead,
  type SealKey,
  sealDigest,
} from '@narwhal-club/core/voting'
import { expect } from 'vitest'
import { type ContractCase, expectBadQuery, expectRefusal } from './club.ts'
import { voter } from './voter.ts'

const {
  bundle,
  log,
  logDays,
  logHead,
  logKeys,
  nonVoters,
  powerProof,
  powerStory,
  proposals,
  proposalVoters,
  timeline,
  votes,
} = surface
type Days = { day: string; head: SealedHead }[]
const nothing = '00000000-0000-4000-8000-000000000000'

/** What is read of votes that were cast: all that anyone can check, and more. */
export const votesReadCases: ContractCase[] = [
  {
    name: 'votes: a bundle is audited, with no one else asked',
    async run(world) {
      const whale = await voter(world, 'whale')
      const holder = await voter(world, 'holder')
      const reason = 'The relay brought us through.'
      // What other cases have cast stands in the bundle as well.
      const { seq } = (await whale.mine()).json
      const first = await whale.vote('yes', { seq, reason })
      await holder.vote('yes', { seq: (await holder.mine()).json.seq })
      const { json } = await whale.vote('no', { seq: seq + 1 })
      const { proposal } = whale
      const answer = await world.open().get(urlOf(bundle, { proposal }))
      expect(answer.status).toBe(200)
      expect(answer.json.tally).toEqual({ ...json.tally, outcome: null })
      const { keys } = (await whale.get(logKeys.path)).json
      const { receipt } = first.json
      const report = audit(answer.json, { keys, receipt })
      expect(report.checks.filter(({ ok }) => !ok)).toEqual([])
      expect(report).toMatchObject({
        counted: json.tally,
        ballots: answer.json.lines.length,
        receipt: { standing: 'superseded', seq: seq + 1 },
      })
      const from = answer.json.lines[0].index
      const { lines } = (await whale.get(urlOf(log, { from }))).json
      const ledger = 'votes'
      expect(answer.json.lines).toEqual(
        lines
          .filter((line: { payload: string }) =>
            line.payload.includes(proposal),
          )
          .map((line: object) => ({ ledger, ...line })),
      )
    },
  },
  {
    name: 'votes: what is taken away is named by its proposal',
    async run({ open }) {
      const visitor = open()
      const asked = urlOf(proposals, { status: 'closed', limit: 2 })
      const { rows } = (await visitor.get(asked)).json
      for (const { id, number, club } of rows) {
        const of = { proposal: id }
        for (const [path, file] of [
          [`${urlOf(votes, of)}.csv`, 'votes.csv'],
          [`${urlOf(proposalVoters, of)}.csv`, 'voters.csv'],
          [urlOf(bundle, of), 'bundle.json'],
        ] as const) {
          const { headers, status } = await visitor.get(path)
          expect(status).toBe(200)
          expect(headers['content-disposition']).toBe(
            `attachment; filename="narwhal-${club.id}-${number}-${file}"`,
          )
        }
        // What is none has no name.
        const gone = urlOf(bundle, { proposal: nothing })
        const { headers } = await visitor.get(gone)
        expect(headers).not.toHaveProperty('content-disposition')
      }
    },
  },
  {
    name: 'votes: all that was voted before a world began is audited',
    async run({ open }) {
      const visitor = open()
      const { keys } = (await visitor.get(logKeys.path)).json
      const { rows } = (await visitor.get(urlOf(proposals, { limit: 50 }))).json
      expect(rows.length).toBeGreaterThan(8)
      for (const { id: proposal, counts } of rows) {
        const { json } = await visitor.get(urlOf(bundle, { proposal }))
        const report = audit(json, { keys })
        expect(report.checks.filter(({ ok }) => !ok)).toEqual([])
        const { comments: _, ballots, ...tally } = counts
        expect(report.counted).toMatchObject(tally)
        expect([report.ballots, json.tally]).toEqual([
          ballots,
          { outcome: null, ...report.counted },
        ])
      }
    },
  },
  {
    name: 'votes: where their log stood, day by day, for those who keep it',
    async run({ open }) {
      const visitor = open()
      const ask = async () => (await visitor.get(logDays.path)).json
      const { days, url } = await ask()
      expect(days).not.toEqual([])
      const { size } = (await visitor.get(logHead.path)).json
      const { keys } = (await visitor.get(logKeys.path)).json
      const sizes = (days as Days).map(({ head }) => head.size)
      expect([size, ...sizes]).toEqual(
        [size, ...sizes].sort((one, other) => other - one),
      )
      for (const { day, head } of days as Days) {
        expect(recoverHere(sealDigest(head), head.signature)).toBe(head.key)
        expect(keys.map(({ key }: SealKey) => key)).toContain(head.key)
        expect(new Date(head.at).toISOString().slice(0, 10)).toBe(day)
        expect([head.format, head.ledger]).toEqual(['narwhal-head-1', 'votes'])
        if (head.size === 0) continue
        const { lines } = (
          await visitor.get(urlOf(log, { from: head.size - 1, limit: 1 }))
        ).json
        expect(lines[0].hash).toBe(head.hash)
      }
      const { text } = await visitor.get(`${logDays.path}.xml`)
      expect(text).toContain(`<id>${url}</id>`)
      for (const { head } of days as Days)
        expect(text).toContain(
          canonicalJson({ ...head }).replaceAll('"', '&quot;'),
        )
    },
  },
  {
    name: 'votes: who has not voted, page by page and by address',
    async run(world) {
      const holder = await voter(world, 'holder')
      const { proposal } = holder
      const list = (asked: object = {}) =>
        world.open().get(urlOf(nonVoters, { proposal, ...asked }))
      const { seq } = (await holder.mine()).json
      const voted = await holder.vote('no', { seq })
      const { voter: address } = voted.json.ballot
      const { total, rows } = (await list({ limit: 100 })).json
      expect(rows).toHaveLength(total)
      const votersOf = (some: { voter: string }[]) =>
        some.map((row) => row.voter)
      expect(votersOf(rows)).not.toContain(address)
      const powers = rows.map(({ power }: { power: number }) => power)
      expect(powers).toEqual([...powers].sort((a, b) => b - a))
      const found: object[] = []
      let cursor: string | undefined
      do {
        const { json } = await list({ limit: 1, ...(cursor && { cursor }) })
        found.push(...json.rows)
        cursor = json.next
      } while (cursor)
      expect(found).toEqual(rows)
      const none = (await list({ q: address })).json
      expect(none).toEqual({ rows: [], total: 0 })
      const [other] = votersOf(rows) as [string]
      expect((await list({ q: other })).json.rows).toEqual([rows[0]])
      for (const query of ['q=whale', 'cursor=bm8', 'limit=0'])
        expectBadQuery(
          await world.open().get(`${urlOf(nonVoters, { proposal })}?${query}`),
          query.split('=')[0] as string,
        )
    },
  },
  {
    name: 'votes: how the count came about',
    async run(world) {
      const holder = await voter(world, 'holder')
      const { proposal } = holder
      const { seq } = (await holder.mine()).json
      const before = await holder.vote('yes', { seq })
      const { tally, ballot } = (await holder.vote('no', { seq: seq + 1 })).json
      const { json } = await world.open().get(urlOf(timeline, { proposal }))
      const last = json.rows.at(-1)
      expect(last).toMatchObject({ ...tally, at: json.to })
      expect(last.changed).toBeGreaterThan(0)
      expect(json.rows.length).toBeLessThanOrEqual(120)
      const sum = json.rows.reduce(
        (all: number, row: { changed: number }) => all + row.changed,
        0,
      )
      expect(sum).toBe(last.ballots - last.yesVoters - last.noVoters)
      const leads = (of: { yesPower: number; noPower: number }) =>
        Math.sign(of.yesPower - of.noPower)
      const swung = leads(tally) !== leads(before.json.tally)
      const lines = json.swings.map(({ line }: { line: number }) => line)
      expect(lines.includes(ballot.line)).toBe(swung)
    },
  },
  {
    name: 'votes: why the power of an address is what it is',
    async run(world) {
      const holder = await voter(world, 'holder')
      const { proposal } = holder
      const of = (address: string) =>
        world.open().get(urlOf(powerStory, { proposal, address }))
      const stranger = `0x${'12'.repeat(20)}`
      const { json } = await of(stranger)
      expect(json).toMatchObject({
        address: stranger,
        power: 0,
        why: 'never_held',
        held: 0,
        ratio: 1,
        changes: [],
        later: [],
        more: false,
      })
      const nobody = `0x${'0'.repeat(40)}`
      expect((await of(nobody)).json).toMatchObject({ why: 'excluded' })
      expectBadQuery(await of('whale'), 'address')
      const address = stranger
      const gone = { proposal: nothing, address }
      expectRefusal(
        await world.open().get(urlOf(powerStory, gone)),
        'proposal_not_found',
      )
    },
  },
  {
    name: 'votes: power is proved by the root of the list',
    async run(world) {
      const whale = await voter(world, 'whale')
      const { proposal } = whale
      const of = (address: string, of = proposal) =>
        world.open().get(urlOf(powerProof, { proposal: of, address }))
      const address =
        world.accounts.whale.address.toLowerCase() as `0x${string}`
      const { json } = await of(address)
      const { power } = (await whale.mine()).json
      expect(json).toMatchObject({ format: 'narwhal-proof-1', address, power })
      const holder = { address, votingPower: power }
      expect(isProved(json.root, holder, json.proof)).toBe(true)
      const more = { address, votingPower: power + 1 }
      expect(isProved(json.root, more, json.proof)).toBe(false)
      const stranger = `0x${'12'.repeat(20)}`
      expect((await of(stranger)).json).toMatchObject({
        power: 0,
        why: 'not_in_list',
        proof: [],
      })
      expectBadQuery(await of('whale'), 'address')
      expectRefusal(await of(address, nothing), 'proposal_not_found')
    },
  },
  {
    name: 'votes: of what is not there nothing is read',
    async run({ open }) {
      for (const call of [bundle, nonVoters, timeline])
        expectRefusal(
          await open().get(urlOf(call, { proposal: nothing })),
          'proposal_not_found',
        )
    },
  },
]
