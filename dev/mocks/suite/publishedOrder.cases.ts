import { mainClubId, surface, urlOf } from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import { type ContractCase, expectAnswer } from './club.ts'
import { askForAll, publish } from './publishedTies.cases.ts'
import { publisher } from './publisher.ts'
import { draftAt, draftId, words } from './publishing.ts'
import { change } from './publishingRules.cases.ts'
import { elevated, signedIn } from './signedIn.ts'

const { awaiting, drafts, proposal } = surface
const reason = 'It asks for the words of your wallet.'

/** After those of ties: newcomer and tokenRich hold three each, and wait. */
export const publishedOrderCases: ContractCase[] = [
  {
    name: 'in order: what is reported is reported again in other words, and counted anew',
    async run(club) {
      await change(club, { rules: { minProposeVp: 3, proposerHoldHours: 0 } })
      const boss = await publisher(club, 'admin')
      const { now } = await boss.about(mainClubId)
      const earliestStart = new Date(now + 172_800_000).toISOString()
      const first = words({ title: 'A bench for the pier', earliestStart })
      const id = await publish(club, 120, first)
      const admin = await elevated(club)
      const at = urlOf(proposal, { proposal: id })
      const who = await signedIn(club, 'newcomer')
      const other = await signedIn(club, 'whale')
      const report = async () => {
        club.advance(1)
        const body = { reason: 'spam' }
        expectAnswer(await who.post(`${at}/report`, body), { ok: true })
        expect((await other.get(at)).json.mine.reported).toBe(false)
        expect((await who.get(at)).json.mine.reported).toBe(true)
        return (await boss.get(at)).json.reports
      }
      const clear = async () => {
        club.advance(1)
        expectAnswer(await admin.post(`${at}/flag`, { reason }), { ok: true })
        club.advance(1)
        expectAnswer(await admin.ask('DELETE', `${at}/flag`), { ok: true })
        return (await boss.get(at)).json.reports
      }
      expect([await report(), await report(), await clear()]).toEqual([1, 1, 0])
      expect(await report()).toBe(0)
      const { signed, title, start } = (await boss.get(at)).json
      const content = words({
        title: `${title}, painted`,
        earliestStart: start,
        duration: 5 * 86_400,
      })
      const before = { version: 1, digest: signed.digest }
      const next = await boss.sign(content, { before })
      const edited = await boss.put(at, { content, ...next.signed })
      expect([edited.status, edited.json.code]).toEqual([200, undefined])
      expect((await who.get(at)).json.mine.reported).toBe(false)
      expect([await report(), await report(), await clear()]).toEqual([1, 1, 0])
    },
  },
  {
    name: 'in order: drafts that wait, those whose fee is open first',
    async run(club) {
      const who = await publisher(club, 'newcomer')
      const content = words({ title: 'A seat for the pier' })
      const places = [122, 121, 123, 125, 124]
      for (const place of places) {
        if (place > 123) club.advance(1)
        const body = { id: draftId(place), club: mainClubId, content }
        expect((await who.post(drafts.path, body)).status).toBe(200)
      }
      const waits = async () => {
        const { json } = await who.get(awaiting.path)
        return json.drafts.rows.map(({ id }: { id: string }) => id)
      }
      const ids = (...some: number[]) => some.map(draftId)
      expect(await waits()).toEqual(ids(124, 125, 121, 122, 123))
      const fees: { id: string }[] = []
      for (const place of [122, 125]) {
        const words = { ...content, title: `${content.title} (${place})` }
        const { json } = await who.get(draftAt(place))
        club.advance(1)
        const { version } = json
        await who.put(draftAt(place), { version, content: words })
        const what = await who.sign(words)
        const fee = await who.askFee('proposal', draftId(place), what)
        expect(fee.json).toMatchObject({ state: 'open' })
        fees.push(fee.json)
      }
      expect(await waits()).toEqual(ids(125, 122, 124, 121, 123))
      for (const { id } of fees) {
        club.advance(1)
        await who.dropFee(id)
        await waits()
        await who.get(urlOf(drafts, {}))
      }
      for (const place of places) await who.ask('DELETE', draftAt(place))
    },
  },
  {
    name: 'in order: what everyone held some hours ago, out of what came and went',
    async run(club) {
      for (const [minProposeVp, proposerHoldHours] of [
        [3, 0],
        [3, 1],
        [4, 1],
        [67, 1],
        [3, 168],
      ] as const) {
        await change(club, { rules: { minProposeVp, proposerHoldHours } })
        await askForAll(club)
      }
    },
  },
]
