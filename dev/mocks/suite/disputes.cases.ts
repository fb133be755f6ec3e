import { bountiesApi, urlOf } from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import { type Role, roles } from '../../world/accounts.ts'
import { type Club, type ContractCase, expectRefusal } from './club.ts'
import { contractOf } from './contracts.ts'
import { signedIn } from './signedIn.ts'

const { bounty: one, bounties, bountyRecord, disputeBounty } = bountiesApi
const { submissions } = bountiesApi
/** In review: the proposer’s work is shortlisted, another’s was turned down. */
const inReview = 'b0000000-0000-4000-8000-000000000004'
const [shortlisted, rejected] = [31, 32].map(
  (place) => `b1000000-0000-4000-8000-${String(place).padStart(12, '0')}`,
) as [string, string]

const text = 'It has the sightings of the club, on its second page.'
const path = urlOf(disputeBounty, { bounty: inReview })

/** Says it, each at a moment of their own. */
async function dispute(club: Club, who: Role, body: object = {}) {
  const member = await signedIn(club, who)
  club.advance(1)
  return member.post(path, { submission: rejected, text, ...body })
}

/** For the end of a pair’s life: NFTs go from one to another. */
export const disputeCases: ContractCase[] = [
  {
    name: 'disputes: who may say nothing against a decision',
    async run(club) {
      const visitor = await club
        .open()
        .post(path, { submission: rejected, text })
      expectRefusal(visitor, 'not_signed_in')
      expectRefusal(await dispute(club, 'whale'), 'own_bounty')
      const poor = await dispute(club, 'newcomer')
      expect(poor.json.code).toBe('insufficient_vp')
      expectRefusal(
        await dispute(club, 'holder', { text: ' ' }),
        'invalid_body',
      )
      const early = await dispute(club, 'holder', { submission: shortlisted })
      expectRefusal(early, 'dispute_too_early')
    },
  },
  {
    name: 'disputes: of three holders, those count who hold something then',
    async run(club) {
      const said = async (who: Role) => (await dispute(club, who)).json
      expect(await said('holder')).toEqual({ missing: 2 })
      // Said twice, it is said once.
      expect(await said('holder')).toEqual({ missing: 2 })
      expect(await said('admin')).toEqual({ missing: 1 })
      const { holder, newcomer } = club.accounts
      const nft = contractOf(club, 'nft')
      for (const id of [145n, 146n, 147n])
        await nft.send('holder', 'transferFrom', [
          holder.address,
          newcomer.address,
          id,
        ])
      // What the holder said is dropped: one NFT that goes round is one holder.
      expect(await said('newcomer')).toEqual({ missing: 1 })
      const poor = await dispute(club, 'holder')
      expect(poor.json.code).toBe('insufficient_vp')
      const bounty = await club.open().get(urlOf(one, { bounty: inReview }))
      expect(bounty.json.status).toBe('in_review')
    },
  },
  {
    name: 'disputes: one who works for it opens the vote; then nothing is decided',
    async run(club) {
      const { json } = await dispute(club, 'proposer')
      expect(json).toEqual({ proposal: expect.any(String), missing: 0 })
      const hunter = await signedIn(club, 'tokenRich')
      const { json: bounty } = await hunter.get(
        urlOf(one, { bounty: inReview }),
      )
      const { admin, newcomer, proposer } = club.accounts
      expect(bounty).toMatchObject({
        status: 'disputed',
        dispute: { submission: rejected, proposal: json.proposal },
      })
      expect(
        bounty.dispute.texts.map(({ address }: { address: string }) => address),
      ).toEqual(
        [admin, newcomer, proposer].map(({ address }) => address.toLowerCase()),
      )
      const { json: news } = await hunter.get('/api/inbox')
      expect(news.rows[0]).toMatchObject({
        kind: 'disputed',
        bounty: { id: inReview, status: 'disputed' },
      })
      const { json: votes } = await hunter.get(
        `/api/proposals?q=${encodeURIComponent('A map of the whales')}`,
      )
      // As of a block in which two of the holder’s had not gone yet.
      expect(votes.rows).toMatchObject([
        { kind: 'dispute', eligibleVoters: 5, eligiblePower: 147 },
      ])
      expectRefusal(await dispute(club, 'admin'), 'bounty_disputed')
      const author = await signedIn(club, 'whale')
      const review = `/api/submissions/${rejected}/review`
      const judged = await author.post(review, { status: 'submitted' })
      expectRefusal(judged, 'bounty_disputed')
    },
  },
  {
    name: 'disputes: each is told of what they said and handed in themselves',
    async run(club) {
      const saidBy: Role[] = []
      for (const role of roles) {
        const member = await signedIn(club, role)
        const { json } = await member.get(urlOf(one, { bounty: inReview }))
        if (json.mine.disputed) saidBy.push(role)
        await member.get(urlOf(submissions, { bounty: inReview }))
        await member.get(urlOf(bounties, { mine: true, sort: 'newest' }))
        const { address } = club.accounts[role]
        await member.get(urlOf(bountyRecord, { address }))
      }
      expect(saidBy).toEqual(['admin', 'proposer', 'newcomer'])
    },
  },
]
