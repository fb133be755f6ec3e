import { surface, urlOf } from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import type { ContractCase } from './club.ts'
import { paidBy, reason, soon } from './following.ts'
import { advanceTo, readers } from './newsOf.ts'
import { publish } from './publishedTies.cases.ts'
import { publisher } from './publisher.ts'
import { words } from './publishing.ts'
import { elevated, signedIn } from './signedIn.ts'

const { proposal } = surface
const { adminCancelProposal, cancelProposal } = surface
const hour = 3_600_000
const day = 24 * hour

/** What is taken back or edited, after those who follow. */
export const followedChangeCases: ContractCase[] = [
  {
    name: 'followed: taken back it closes at once, and neither opens nor ends',
    async run(club) {
      const { told } = readers(club)
      const early = await soon(club, 'A latch for the pier', [2, 3])
      const first = await paidBy(club, 'proposer', 203, early.content)
      club.advance(1)
      const author = await signedIn(club, 'proposer')
      const path = urlOf(cancelProposal, { proposal: first })
      expect((await author.post(path, { reason })).status).toBe(200)
      expect(await told('closed', first)).toEqual([
        'admin',
        'holder',
        'newcomer',
        'whale',
      ])
      const late = await soon(club, 'A lock for the pier', [2, 3])
      const second = await paidBy(club, 'proposer', 204, late.content)
      await advanceTo(club, late.start)
      await told('opened', first)
      expect(await told('opened', second)).not.toContain('proposer')
      await advanceTo(club, late.start + hour)
      const boss = await elevated(club)
      const gone = urlOf(adminCancelProposal, { proposal: second })
      expect((await boss.post(gone, { reason })).status).toBe(200)
      const everyone = ['holder', 'newcomer', 'proposer', 'whale']
      expect(await told('closed', second)).toEqual(everyone)
      await advanceTo(club, late.end + hour)
      expect(await told('ending', second)).toEqual([])
      expect(await told('ending', first)).toEqual([])
      expect(await told('opened', first)).toEqual([])
    },
  },
  {
    name: 'followed: edited, it is told at its new moments',
    async run(club) {
      const { told } = readers(club, ['whale', 'newcomer', 'admin'])
      const boss = await publisher(club, 'admin')
      const times = await soon(club, 'A hinge for the pier', [2, 3])
      const id = await publish(club, 205, times.content)
      const path = urlOf(proposal, { proposal: id })
      const { signed } = (await boss.get(path)).json
      const start = times.start + 5 * hour
      const content = words({
        title: 'Two hinges for the pier',
        earliestStart: new Date(start).toISOString(),
        duration: 5 * 86_400,
      })
      const before = { version: 1, digest: signed.digest }
      const next = await boss.sign(content, { before })
      club.advance(1)
      const edited = await boss.put(path, { content, ...next.signed })
      expect([edited.status, edited.json.code]).toEqual([200, undefined])
      await advanceTo(club, start - 1)
      expect(await told('opened', id)).toEqual([])
      club.advance(1)
      expect(await told('opened', id)).toEqual(['newcomer', 'whale'])
      await advanceTo(club, times.end - day)
      expect(await told('ending', id)).toEqual([])
      const { end } = (await club.open().get(path)).json
      await advanceTo(club, Date.parse(end) - day)
      expect(await told('ending', id)).toEqual(['admin', 'whale'])
      await advanceTo(club, Date.parse(end))
      expect(await told('closed', id)).toEqual(['admin', 'newcomer', 'whale'])
    },
  },
]
