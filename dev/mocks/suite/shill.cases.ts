import { surface, urlOf } from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import {
  type Club,
  type ContractCase,
  expectBadQuery,
  expectRefusal,
} from './club.ts'
import { signedIn } from './signedIn.ts'

const {
  shillFacts,
  renderShill,
  shillFavourites: favourites,
  deleteShillFavourite,
} = surface
const nothing = '00000000-0000-4000-8000-000000000000'
const idOf = (place: number) =>
  `5a000000-0000-4000-8000-${String(place).padStart(12, '0')}`

type Member = Pick<Awaited<ReturnType<typeof signedIn>>, 'get' | 'post'>

const ask = (who: Member, asked: object) => who.get(urlOf(shillFacts, asked))

const plain = {
  length: 'medium',
  emoji: 1,
  hold: false,
  link: true,
  hashtags: ['NARWHAL'],
  mentions: [],
}
const render = (who: Member, card: string, slots: object = {}, more = {}) =>
  who.post(renderShill.path, {
    templateId: 'nft.hype',
    seed: 'k3x9',
    slots: { card, ...plain, ...slots },
    ...more,
  })

const keep = (who: Member, body: object) => who.post(favourites.path, body)
const post = { text: 'One narwhal, one vote.', inputs: 'topic=nft' }

const cardOf = async (club: Club, topic: string) =>
  (await ask(club.open(), { topic })).json.card as string

/** Letters of another card, in the same places. */
const bent = (card: string, at: number) =>
  card.slice(0, at) + (card[at] === 'A' ? 'B' : 'A') + card.slice(at + 1)

/** Holds what a visitor is told of a topic; what it says is sealed. */
async function expectFacts(visitor: Member, topic: string) {
  const { status, json } = await ask(visitor, { topic })
  expect([topic, status]).toEqual([topic, 200])
  const { facts, card, page, about, alt } = json
  expect(facts.topic).toBe(topic)
  expect(facts.block).toBeGreaterThan(0)
  expect(Date.parse(facts.at)).toBeGreaterThan(0)
  expect(page).toBe(`/s/${card}`)
  expect(about).toMatch(/^\/(analytics$|swap$|clubs\/\w+\?tab=)/)
  expect(alt).toMatch(/\d/)
  // The same, by the card.
  expect((await ask(visitor, { card })).json).toEqual(json)
  return json
}

/** Cases for a pair that has just begun: a vote and a bounty are open. */
export const shillFreshCases: ContractCase[] = [
  {
    name: 'shill: B6.1 of proposals and bounties what ends next is told',
    async run({ open }) {
      const visitor = open()
      const { facts, title, about } = await expectFacts(visitor, 'proposal')
      const asked = { status: 'active', sort: 'ending', limit: 1 }
      const path = urlOf(surface.proposals, asked as { limit: number })
      const [next] = (await visitor.get(path)).json.rows
      expect([facts.id, facts.end, title]).toEqual([
        next.id,
        next.end,
        next.title,
      ])
      expect(about).toBe(`/clubs/${next.club.id}?tab=proposals&p=${next.id}`)
      const bounty = await expectFacts(visitor, 'bounty')
      const subject = bounty.facts.id
      const named = await ask(visitor, { topic: 'bounty', subject })
      expect(named.json).toEqual(bounty)
    },
  },
]

export const shillCases: ContractCase[] = [
  {
    name: 'shill: B6.1 B6.32 a visitor is told general facts, each with its block',
    async run({ open }) {
      const visitor = open()
      for (const topic of ['token', 'nft', 'swap'])
        await expectFacts(visitor, topic)
      const { json } = await visitor.get(surface.facts.path)
      const { facts } = (await ask(visitor, { topic: 'nft' })).json
      expect(facts).toMatchObject({ ...json.nft, block: json.source.block })
    },
  },
  {
    name: 'shill: where nothing is open there is nothing to tell',
    async run({ open }) {
      const none = await ask(open(), { topic: 'proposal' })
      expectRefusal(none, 'shill_nothing_open')
    },
  },
  {
    name: 'shill: a proposal or a bounty is told by name, or not at all',
    async run({ open }) {
      const visitor = open()
      const { rows } = (await visitor.get(urlOf(surface.proposals, {}))).json
      for (const { id, number, title, counts, flagReason, reported } of rows) {
        const { json } = await ask(visitor, { topic: 'proposal', subject: id })
        const { yesPower: yes, noPower: no } = counts
        expect(json.facts).toMatchObject({ id, number, yes, no })
        // What has a warning before it is not spread.
        const isWarned = flagReason !== undefined || reported
        expect(json.title).toBe(isWarned ? undefined : title)
        if (!isWarned) expect(json.alt).toContain(`#${number}`)
      }
      const subject = nothing
      const none = await ask(visitor, { topic: 'proposal', subject })
      expectRefusal(none, 'proposal_not_found')
      const noBounty = await ask(visitor, { topic: 'bounty', subject })
      expectRefusal(noBounty, 'bounty_not_found')
    },
  },
  {
    name: 'shill: B6.26 numbers of a wallet are its own',
    async run(club) {
      const visitor = club.open()
      const asked = { topic: 'mine' }
      expectRefusal(await ask(visitor, asked), 'not_signed_in')
      const holder = await signedIn(club)
      const { json } = await ask(holder, asked)
      const address = club.accounts.holder.address.toLowerCase()
      expect(json.facts).toMatchObject({ address, nfts: 3 })
      const { card } = json
      expect((await ask(holder, { card })).json).toEqual(json)
      const whale = await signedIn(club, 'whale')
      expectRefusal(await ask(whale, { card }), 'shill_not_yours')
      expectRefusal(await ask(visitor, { card }), 'not_signed_in')
      const mine = { templateId: 'mine.vote' }
      const post = await render(holder, card, {}, mine)
      expect([post.status, post.json.text]).toEqual([
        200,
        expect.stringContaining('3'),
      ])
      expectRefusal(await render(whale, card, {}, mine), 'shill_not_yours')
      expectRefusal(await render(visitor, card, {}, mine), 'not_signed_in')
      const newcomer = await signedIn(club, 'newcomer')
      expectRefusal(await ask(newcomer, asked), 'shill_holds_none')
    },
  },
  {
    name: 'shill: B6.26 a card that was bent in any place is none',
    async run(club) {
      const holder = await signedIn(club)
      const { card } = (await ask(holder, { topic: 'mine' })).json
      const more = btoa('{"topic":"mine","block":1,"nfts":999}')
      for (const wrong of [
        bent(card, 0),
        bent(card, 21),
        bent(card, 22),
        bent(card, card.length - 5),
        card.slice(0, -4),
        `${card}AAAA`,
        card.slice(0, 22) + more.replace(/=+$/, ''),
        'A'.repeat(200),
      ]) {
        expectRefusal(await ask(holder, { card: wrong }), 'shill_card_unknown')
        const post = await render(
          holder,
          wrong,
          {},
          { templateId: 'mine.vote' },
        )
        expectRefusal(post, 'shill_card_unknown')
      }
      for (const wrong of ['short', `${card}/../x`, 'é'.repeat(100)])
        expectBadQuery(await ask(holder, { card: wrong }), 'card')
      expectBadQuery(await holder.get(shillFacts.path), 'topic')
      expectBadQuery(await ask(holder, { topic: 'whales' }), 'topic')
      expectBadQuery(
        await ask(holder, { topic: 'nft', subject: 'x' }),
        'subject',
      )
      expectBadQuery(await ask(holder, { topic: 'nft', card }), 'topic')
    },
  },
  {
    name: 'shill: B6.11 B6.33 the same template, seed and slots are the same post',
    async run(club) {
      const card = await cardOf(club, 'nft')
      const visitor = club.open()
      const { status, json } = await render(visitor, card)
      expect(status).toBe(200)
      expect(json.link).toBe(`/s/${card}`)
      expect(json.warnings).toEqual([])
      expect(json.posts).toEqual([
        { text: json.text, weight: expect.any(Number) },
      ])
      expect(json.posts[0].weight).toBeLessThanOrEqual(280)
      expect(json.text).toMatch(/#NARWHAL$/)
      const again = await render(await signedIn(club), card)
      expect(again.json).toEqual(json)
      const other = await render(visitor, card, { variant: 3 })
      expect(other.json.text).not.toBe(json.text)
      // A part that is kept stays in the other.
      const [hook] = json.parts
      const kept = { hook: hook.roll }
      const mixed = await render(visitor, card, { variant: 3, kept })
      expect(mixed.json.parts).toEqual([hook, ...other.json.parts.slice(1)])
      const bare = await render(visitor, card, { link: false })
      expect(bare.json).not.toHaveProperty('link')
    },
  },
  {
    name: 'shill: B6.15 a thread comes as posts that are numbered',
    async run(club) {
      const card = await cardOf(club, 'swap')
      const slots = { length: 'thread', mentions: ['a', 'b'], hold: true }
      const more = { templateId: 'swap.informative' }
      const { json } = await render(club.open(), card, slots, more)
      const count = json.posts.length
      expect(count).toBeGreaterThan(1)
      json.posts.forEach(
        (each: { text: string; weight: number }, at: number) => {
          expect(each.text.endsWith(` ${at + 1}/${count}`)).toBe(true)
          expect(each.weight).toBeLessThanOrEqual(280)
        },
      )
    },
  },
  {
    name: 'shill: what no post can be made of is refused',
    async run(club) {
      const card = await cardOf(club, 'nft')
      const visitor = club.open()
      for (const templateId of ['token.hype', 'nft.sad', 'constructor.name'])
        expectRefusal(
          await render(visitor, card, {}, { templateId }),
          'shill_wrong_template',
        )
      for (const slots of [
        { length: 'epic' },
        { emoji: 4 },
        { emoji: '1' },
        { variant: 5 },
        { hashtags: ['a', 'b', 'c', 'd'] },
        { hashtags: ['two words'] },
        { hashtags: ['123'] },
        { hashtags: ['#a'] },
        { mentions: ['@a'] },
        { mentions: ['a b'] },
        { mentions: ['sixteen_letters_'] },
        { mentions: ['a', 'b', 'c', 'd'] },
        { kept: { hook: 'x' } },
        { kept: { nose: 'a.1' } },
        { text: 'my own' },
      ])
        expectRefusal(await render(visitor, card, slots), 'invalid_body')
      for (const more of [
        { seed: '' },
        { seed: 'A' },
        { seed: 7 },
        { more: 1 },
      ])
        expectRefusal(await render(visitor, card, {}, more), 'invalid_body')
    },
  },
  {
    name: 'shill: B6.19 a member keeps posts, and nobody else sees them',
    async run(club) {
      const visitor = club.open()
      expectRefusal(await visitor.get(favourites.path), 'not_signed_in')
      expectRefusal(await keep(visitor, post), 'not_signed_in')
      const pathOf = (place: number) =>
        urlOf(deleteShillFavourite, { favourite: idOf(place) })
      expectRefusal(await visitor.ask('DELETE', pathOf(1)), 'not_signed_in')
      const holder = await signedIn(club)
      const one = { id: idOf(1), ...post }
      const kept = await keep(holder, one)
      expect([kept.status, kept.json]).toMatchObject([200, one])
      club.advance(1_000)
      const two = { id: idOf(2), ...post, text: 'Two. 🐋' }
      await keep(holder, two)
      const list = async (who: Member) =>
        (await who.get(favourites.path)).json.rows
      expect(await list(holder)).toMatchObject([two, one])
      // Kept twice it is one, and no other takes its place.
      expect((await keep(holder, one)).status).toBe(200)
      const taken = await keep(holder, { ...one, text: 'Another.' })
      expectRefusal(taken, 'shill_favourite_taken')
      const whale = await signedIn(club, 'whale')
      expectRefusal(await keep(whale, one), 'shill_favourite_taken')
      expect(await list(whale)).toEqual([])
      expect((await whale.ask('DELETE', pathOf(1))).json).toEqual({ ok: true })
      expect(await list(holder)).toHaveLength(2)
      for (const place of [1, 2]) await holder.ask('DELETE', pathOf(place))
      expect(await list(holder)).toEqual([])
      for (const body of [
        { ...post, text: '' },
        { ...post, text: 'x'.repeat(8_001) },
        { ...post, text: 'a\0b' },
        { ...post, inputs: 'x'.repeat(2_001) },
        { ...post, id: 'x' },
        { text: 'a' },
      ])
        expectRefusal(await keep(holder, body), 'invalid_body')
    },
  },
]
