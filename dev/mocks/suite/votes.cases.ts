import { surface, urlOf } from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import { type ContractCase, expectBadQuery, expectRefusal } from './club.ts'
import { voter } from './voter.ts'

const { votes, castVote, myVote, logHead, log, proposals, awaiting } = surface
const { proposal: proposalCall } = surface
const nothing = '00000000-0000-4000-8000-000000000000'

export const votesCases: ContractCase[] = [
  {
    name: 'votes: what is refused, in the order of the tables',
    async run(world) {
      const whale = await voter(world, 'whale')
      const message = await whale.messageOf('yes')
      const signature = await whale.sign(message)
      const send = (bend: object, more: object = {}) =>
        whale.send({ message: { ...message, ...bend }, signature, ...more })
      for (const [answer, code] of [
        [
          await whale.send({ message, signature }, nothing),
          'proposal_not_found',
        ],
        [await whale.send({ message }), 'invalid_body'],
        [await send({ voter: `0x${'1'.repeat(40)}` }), 'session_mismatch'],
        [await send({ timestamp: 'now' }), 'bad_envelope'],
        [await send({ app: 'other' }), 'bad_vote'],
        [await send({ summary: 'Vote.' }), 'summary_mismatch'],
        [await send({}, { signature: '0x1234' }), 'bad_signature'],
        [await send({ reason: 'Another.' }), 'bad_signature'],
      ] as const)
        expectRefusal(answer, code)
      expect((await send({ timestamp: 1 })).json.code).toBe('bad_timestamp')
      for (const bend of [
        { choice: 3 },
        { seq: 4 },
        { contentHash: `0x${'ab'.repeat(32)}` as const },
      ])
        expect((await whale.vote('yes', bend)).status).toBeGreaterThan(399)
      const newcomer = await voter(world, 'newcomer')
      const powerless = await newcomer.vote('yes')
      expect(powerless.json).toMatchObject({
        code: 'no_voting_power',
        details: { why: 'not_in_list' },
      })
      expect((await newcomer.mine()).json).toEqual({
        power: 0,
        why: 'not_in_list',
        seq: 0,
        ballots: [],
      })
      const { proposal } = whale
      const mineOf = (voter: string) =>
        whale.get(urlOf(myVote, { proposal, voter }))
      const { voter: own } = message
      const checksummed = world.accounts.whale.address
      for (const address of [own, checksummed])
        expect((await mineOf(address)).status).toBe(200)
      expectRefusal(
        await mineOf(world.accounts.newcomer.address),
        'session_mismatch',
      )
      expectBadQuery(await mineOf('whale'), 'voter')
      const path = urlOf(castVote, { proposal })
      expectRefusal(
        await world.open().post(path, { message, signature }),
        'not_signed_in',
      )
    },
  },
  {
    name: 'votes: one is cast, changed, found in lists, and stands in the log',
    async run(world) {
      const whale = await voter(world, 'whale')
      const headBefore = (await whale.get(logHead.path)).json
      // Its author has voted before the world began.
      const before = (await whale.list()).json
      expect([before.total, before.rows[0].choice]).toEqual([1, 'yes'])
      expect(before.rows[0].reason).not.toBe('')
      const reason = '=HYPERLINK("x")'
      const first = await whale.vote('yes', { reason })
      expect(first.status).toBe(200)
      expect(first.json).toMatchObject({ ballot: { seq: 0, place: 1 } })
      const again = await whale.vote('yes', { reason })
      expect(again.json.code).toBe('replayed')
      expect((await whale.vote('no')).json).toMatchObject({
        code: 'stale_vote',
        details: { next: 1 },
      })
      const { power } = first.json.ballot
      const changed = await whale.vote('no', { seq: 1, reason })
      const moved = changed.json.tally.noPower - first.json.tally.noPower
      expect(moved).toBe(power)
      const holder = await voter(world, 'holder')
      expect((await holder.vote('yes')).status).toBe(200)
      const mine = (await whale.mine()).json
      expect(mine.ballots.map((each: { seq: number }) => each.seq)).toEqual([
        1, 0,
      ])
      for (const sort of ['power', 'newest'] as const) {
        const { json } = await whale.list({ sort, limit: 1 })
        expect([json.total, json.rows.length]).toEqual([3, 1])
        const rest = await whale.list({ sort, cursor: json.next })
        expect(rest.json.rows).toHaveLength(2)
      }
      for (const [asked, total] of [
        [{ choice: 'no' }, 1],
        [{ hasReason: 'true' }, 2],
        [{ hasReason: 'false', choice: 'no' }, 0],
        [{ q: mine.ballots[0].voter.slice(0, 8) }, 1],
      ] as const)
        expect((await whale.list(asked)).json.total).toBe(total)
      expectBadQuery(await whale.list({ q: 'whale' }), 'q')
      expectBadQuery(await whale.list({ cursor: 'bm8' }), 'cursor')
      const none = await whale.get(urlOf(votes, { proposal: nothing }))
      expectRefusal(none, 'proposal_not_found')
      const { proposal } = whale
      const { json: told } = await whale.get(urlOf(proposalCall, { proposal }))
      expect(told.mine.voted).toBe('no')
      for (const [choice, isFound] of [
        ['no', true],
        ['yes', false],
      ] as const) {
        const { json } = await whale.get(urlOf(proposals, { voted: choice }))
        const ids = json.rows.map(({ id }: { id: string }) => id)
        expect(ids.length).toBeGreaterThan(0)
        expect(ids.includes(proposal)).toBe(isFound)
      }
      const waits = (await whale.get(awaiting.path)).json.votes.rows
      expect(waits.map(({ id }: { id: string }) => id)).not.toContain(proposal)
      const table = await whale.get(`${urlOf(votes, { proposal })}.csv`)
      expect(table.text.split('\r\n')).toHaveLength(5)
      expect(table.text).toContain(`"'=HYPERLINK(""x"")"`)
      const { size: from } = headBefore
      expect(from).toBeGreaterThan(20)
      const { lines, size } = (await whale.get(urlOf(log, { from }))).json
      expect([lines.length, size]).toEqual([3, from + 3])
      expect(lines[0].prevHash).toBe(headBefore.hash)
      expect((await whale.get(logHead.path)).json.hash).toBe(lines[2].hash)
    },
  },
]
