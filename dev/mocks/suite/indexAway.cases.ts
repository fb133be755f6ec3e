import {
  booksApi,
  bountiesApi,
  surface,
  urlOf,
} from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import { type ContractCase, expectRefusal } from './club.ts'
import { publisher } from './publisher.ts'
import { draftId, words, write } from './publishing.ts'
import { bountyDraftId, offer, writeBounty } from './publishingBounties.ts'
import { change } from './publishingRules.cases.ts'
import { opened } from './rewards.cases.ts'
import { elevated, signedIn } from './signedIn.ts'

const { createProposal, myFees } = surface
const { submissions, closeBounty, disputeBounty } = bountiesApi
const { bounty: one, reviewSubmission } = bountiesApi
const work = 'b6000000-0000-4000-8000-000000000001'

/** The node leaves, and does not return: nobody’s power can be told. */
export const indexAwayCases: ContractCase[] = [
  {
    name: 'index away: nothing is frozen or published while nobody knows who holds what',
    async run(club) {
      await change(club, { rules: { minProposeVp: 10, proposerHoldHours: 0 } })
      const who = await publisher(club, 'admin')
      const hunter = await signedIn(club, 'tokenRich')
      const bounty = await opened(club, 91, 'Mend the nets', '4')
      const text = 'All nets, and the ropes.'
      const handed = { id: work, text, links: [] }
      await hunter.post(urlOf(submissions, { bounty }), handed)
      await who.post(urlOf(closeBounty, { bounty }))
      const review = urlOf(reviewSubmission, { submission: work })
      const publicReason = 'They are as they were.'
      const judged = { status: 'rejected', publicReason }
      expect((await who.post(review, judged)).status).toBe(200)
      const [first, second] = [
        words({ title: 'Nets, 1' }),
        words({ title: 'Nets, 2' }),
      ]
      await write(who, 131, first)
      await write(who, 132, second)
      const signed = await who.sign(first)
      const unsigned = await who.sign(second)
      const paid = await who.askFee('proposal', draftId(132), {
        contentHash: unsigned.contentHash,
      })
      expect(paid.json).toMatchObject({ state: 'confirmed' })
      const content = await offer(who, { title: 'Mend the sails' })
      await writeBounty(who, 92, content)
      const sails = await who.signBounty(content)

      await club.cutNode()
      club.advance(6_000)
      await club.open().get(booksApi.adminTotals.path)
      club.advance(1)
      const late = await who.askFee('proposal', draftId(131), signed)
      expect(late.json.code).toBe('vp_unavailable')
      const at = { draft: draftId(132), intent: paid.json.id }
      const body = { ...at, ...unsigned.signed }
      const sent = await who.post(createProposal.path, body)
      expect(sent.json.code).toBe('index_behind')
      const path = urlOf(disputeBounty, { bounty })
      const said = await hunter.post(path, { submission: work, text })
      expectRefusal(said, 'index_behind')
      // A bounty freezes nothing.
      await who.askFee('bounty', bountyDraftId(92), sails)
      await who.get(urlOf(one, { bounty }))
      await who.get(myFees.path)
      await who.get('/api/drafts')
      const boss = await elevated(club)
      await boss.get(booksApi.adminTotals.path)
      await boss.get(booksApi.adminIntents.path)
    },
  },
]
