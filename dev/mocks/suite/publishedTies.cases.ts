import {
  type DraftContent,
  mainClubId,
  surface,
  urlOf,
} from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import { type Role, roles } from '../../world/accounts.ts'
import { type Club, type ContractCase, expectAnswer } from './club.ts'
import { contractOf } from './contracts.ts'
import { pageByPage } from './pageByPage.ts'
import { mineOne } from './paying.ts'
import { publisher } from './publisher.ts'
import { draftId, words, write } from './publishing.ts'
import { change } from './publishingRules.cases.ts'
import { elevated, signedIn } from './signedIn.ts'

const { awaiting, checkProposal, clubProposals, eligibility } = surface
const { nonVoters, proposal, proposals, proposalVoters } = surface
const { reportProposal } = surface
const hour = 3_600_000
const day = 24 * hour

/** The primary admin pays nothing: it is published at once. */
export async function publish(
  club: Club,
  place: number,
  content: DraftContent,
) {
  const boss = await publisher(club, 'admin')
  club.advance(1_000)
  await write(boss, place, content)
  const what = await boss.sign(content)
  const { json } = await boss.askFee('proposal', draftId(place), what)
  expect(json).toMatchObject({ state: 'consumed', exempt: true })
  return json.published as string
}

/** Two that are voted on from one moment on, the last first. */
async function twins(club: Club) {
  const path = urlOf(proposals, { q: 'twin', sort: 'newest' })
  const { json } = await club.open().get(path)
  return json.rows as { id: string; title: string; status: string }[]
}

async function reports(club: Club, id: string, roles: readonly Role[]) {
  for (const role of roles) {
    const who = await signedIn(club, role)
    club.advance(1)
    const path = urlOf(reportProposal, { proposal: id })
    expectAnswer(await who.post(path, { reason: 'spam' }), { ok: true })
    const { json } = await who.get(urlOf(proposal, { proposal: id }))
    expect(json.mine).toMatchObject({ reported: true })
  }
}

/** Asks for everyone in each club what is in the way of publishing. */
export async function askForAll(club: Club) {
  const boss = await signedIn(club, 'admin')
  for (const role of roles)
    for (const id of [mainClubId, 'deep-dive']) {
      const as = club.accounts[role].address
      await boss.get(urlOf(eligibility, { club: id, action: 'propose', as }))
    }
}

async function expectPages(
  club: Club,
  pathOf: (more: { limit: number; cursor?: string }) => string,
  key: string,
) {
  const whole = await club.open().get(pathOf({ limit: 50 }))
  const expected = whole.json.rows.map(
    (row: Record<string, string>) => row[key],
  )
  for (const limit of [1, 2]) {
    const { rows } = await pageByPage(club.open(), (cursor) =>
      pathOf({ limit, ...(cursor !== undefined && { cursor }) }),
    )
    expect(rows.map((row) => row[key])).toEqual(expected)
  }
  return expected as string[]
}

/** Of equal voters and of proposals of one moment, and of one that many report. */
export const publishedTieCases: ContractCase[] = [
  {
    name: 'ties: those who hold as much, page by page',
    async run(club) {
      await change(club, { rules: { minProposeVp: 10, proposerHoldHours: 0 } })
      const { whale, newcomer, tokenRich } = club.accounts
      const nft = contractOf(club, 'nft')
      const { json } = await club.open().get(urlOf(surface.config, {}))
      expect(json.contracts.nft.toLowerCase()).toBe(nft.address.toLowerCase())
      const owned: bigint[] = []
      for (let id = 1n; owned.length < 6; id++) {
        const owner = String(await nft.read('ownerOf', [id]))
        if (owner.toLowerCase() === whale.address.toLowerCase()) owned.push(id)
      }
      for (const [at, id] of owned.entries()) {
        const to = at < 3 ? newcomer : tokenRich
        await nft.send('whale', 'transferFrom', [whale.address, to.address, id])
      }
      for (let block = 0; block < 4; block++) await mineOne(club)
      const { now } = await (await publisher(club, 'admin')).about(mainClubId)
      const earliestStart = new Date(now + 2 * day).toISOString()
      for (const [place, name] of ['first', 'second'].entries())
        await publish(
          club,
          100 + place,
          words({
            title: `The ${name} twin`,
            earliestStart,
            duration: (3 + place) * 86_400,
          }),
        )
      const [{ id = '' } = {}] = await twins(club)
      const of = { proposal: id }
      const voters = await expectPages(
        club,
        (more) => urlOf(proposalVoters, { ...of, ...more }),
        'address',
      )
      expect(voters.length).toBeGreaterThan(5)
      await expectPages(
        club,
        (more) => urlOf(nonVoters, { ...of, ...more }),
        'voter',
      )
      await club.open().get(`${urlOf(nonVoters, of)}?q=0x`)
    },
  },
  {
    name: 'ties: one that enough report is spread no more, until it is answered',
    async run(club) {
      club.advance(2 * day + hour)
      const [reported, other] = await twins(club)
      if (!reported || !other) throw new Error('there are no twins')
      expect(reported.status).toBe('active')
      const waits = async (role: Role) => {
        const who = await signedIn(club, role)
        await who.get(urlOf(awaiting, { limit: 1 }))
        await who.get(urlOf(awaiting, { limit: 2 }))
        const { json } = await who.get(awaiting.path)
        return json.votes.rows.map(({ id }: { id: string }) => id) as string[]
      }
      expect(await waits('newcomer')).toContain(reported.id)
      const path = urlOf(proposal, { proposal: reported.id })
      const told = async () => (await club.open().get(path)).json
      const before = await told()
      await reports(club, reported.id, ['whale', 'newcomer'])
      expect((await told()).updatedAt).toBe(before.updatedAt)
      expect(await waits('newcomer')).toContain(reported.id)
      await reports(club, reported.id, ['whale', 'tokenRich'])
      const enough = await told()
      await reports(club, reported.id, ['holder'])
      expect(await told()).toMatchObject({ updatedAt: enough.updatedAt })
      for (const role of ['newcomer', 'holder', 'proposer'] as const)
        expect(await waits(role)).not.toContain(reported.id)
      expect(await waits('newcomer')).toContain(other.id)
      await club.open().get('/api/clubs/main/feed.xml')
      await club.open().get(urlOf(clubProposals, { club: mainClubId }))
      const boss = await elevated(club)
      club.advance(1)
      const body = { reason: 'It asks for the words of your wallet.' }
      expectAnswer(await boss.post(`${path}/flag`, body), {
        ok: true,
      })
      await told()
      club.advance(1)
      expectAnswer(await boss.ask('DELETE', `${path}/flag`), {
        ok: true,
      })
      await told()
      await reports(club, reported.id, ['whale'])
      expect(await waits('newcomer')).toContain(reported.id)
    },
  },
  {
    name: 'ties: who may publish more is told by their own, in that club, that day',
    async run(club) {
      await askForAll(club)
    },
  },
  {
    name: 'ties: what repeats another, by its length, its club, its author and its age',
    async run(club) {
      const text =
        'Paint the old crane red and green, and let the children of the harbour choose which arm is which, by the end of the summer.'
      const whale = '\u{1f433}'
      const lengthened = (size: number, sign: string) =>
        text + sign.repeat(size - text.length)
      const padded = lengthened(2 * text.length, '!')
      const published = await publish(
        club,
        110,
        words({ title: 'Paint the crane', body: padded }),
      )
      const signs = lengthened(text.length + 40, whale)
      await publish(club, 111, words({ title: 'Whales on it', body: signs }))
      const found = async (
        role: Role,
        body: string,
        more: Partial<DraftContent> = {},
        at: object = {},
      ) => {
        const who = await signedIn(club, role)
        const content = words({ title: 'Colours', body, ...more })
        const path = checkProposal.path
        const asked = { club: mainClubId, content, ...at }
        const { json } = await who.post(path, asked)
        return json.duplicates?.map(({ title }: { title: string }) => title)
      }
      const { length } = padded
      for (const [role, at] of [
        ['holder', {}],
        ['admin', {}],
        ['holder', { except: published }],
        ['holder', { club: 'deep-dive' }],
      ] as const)
        await found(role, padded, {}, at)
      // On either side of what is long enough, and of what is short enough.
      for (const edge of [
        length / 0.6,
        length / 1.6,
        (text.length + 40) / 0.6,
        (text.length + 80) / 0.6,
      ])
        for (const by of [-2, -1, 0, 1, 2])
          for (const sign of ['!', whale])
            await found('holder', lengthened(Math.round(edge) + by, sign))
      // However many units a sign has, it is one.
      expect(await found('holder', lengthened(400, whale))).toContain(
        'Paint the crane',
      )
      await found('admin', 'Something else of some length.', {
        title: 'PAINT the crane',
      })
      await found('holder', 'Something else of some length.', {
        title: 'PAINT the crane',
      })
      club.advance(30 * day - 1_003)
      for (let step = 0; step < 4; step++) {
        await found('holder', padded)
        club.advance(1)
      }
      club.advance(1_000)
      await found('holder', signs)
      await found('admin', padded, { title: 'Paint the crane' })
    },
  },
]
