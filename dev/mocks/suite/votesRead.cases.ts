import { audit } from '@narwhal-club/core/audit'
import { surface, urlOf } from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import { type ContractCase, expectRefusal } from './club.ts'
import { voter } from './voter.ts'

const { bundle, log, logKeys, proposals } = surface
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
    name: 'votes: of what is not there nothing is read',
    async run({ open }) {
      for (const call of [bundle])
        expectRefusal(
          await open().get(urlOf(call, { proposal: nothing })),
          'proposal_not_found',
        )
    },
  },
]
