import { surface, urlOf } from '@narwhal-club/core/contract'
import { expect } from 'vitest'

import {
  type ContractCase,
  expectAnswer,
  expectRefusal,
  forAnyone,
} from './club.ts'
import { elevated, signedIn } from './signedIn.ts'

const {
  adminShillTemplates,
  putShillTemplate,
  renderShill,
  restoreShillTemplate,
  shillFacts,
  shillTemplates,
} = surface

const reason = 'A better opening for the winter.'
const at = { language: 'en', template: 'nft.hype' } as const
const listOf = (language: 'en' | 'de') => urlOf(shillTemplates, { language })
const path = urlOf(putShillTemplate, { ...at, body: {} as never })
const restorePath = urlOf(restoreShillTemplate, { ...at, body: {} as never })

type Asker = Awaited<ReturnType<typeof signedIn>>

const put = (who: Pick<Asker, 'put'>, body: object, to = path) =>
  who.put(to, body)

const words = {
  parts: {
    hook: ['The pod is [here|back].'],
    fact: ['{supply} in all, {vault} at rest.'],
    detail: ['Block {block}, {day}.'],
    turn: ['Look twice.'],
    call: ['See the club.'],
  },
  emoji: ['🐋'],
}
const hooked = (hook: string) => ({
  ...words,
  parts: { ...words.parts, hook: [hook] },
})

const render = async (who: Asker, language?: string) => {
  const asked = urlOf(shillFacts, { topic: 'nft' })
  const { card } = (await who.get(asked)).json
  return who.post(renderShill.path, {
    templateId: 'nft.hype',
    seed: 'k3x9',
    slots: {
      ...{ card, length: 'long', emoji: 0, hold: false, link: true },
      ...{ hashtags: [], mentions: [] },
      ...(language && { language }),
    },
  })
}

export const shillTemplateCases: ContractCase[] = [
  {
    name: 'shill: B6.5 posts are written in German as well',
    async run({ open }) {
      const visitor = open()
      const { status, json: post } = await render(visitor, 'de')
      expect(status).toBe(200)
      expect(post.text).toMatch(/Schule|Narwal|Stoßz|Meer/)
      expect(post.warnings).toEqual([])
      expect(post.text).not.toBe((await render(visitor)).json.text)
      expectRefusal(await render(visitor, 'fr'), 'invalid_body')
    },
  },
  {
    name: 'shill: B6.34 B7.35 templates are for administrators',
    async run(club) {
      const visitor = club.open()
      const holder = await signedIn(club)
      const body = { base: 0, value: words, reason }
      const back = { base: 0, reason }
      for (const [who, code] of [
        [visitor, 'not_signed_in'],
        [holder, 'not_admin'],
      ] as const) {
        expectRefusal(await put(who, body), code)
        expectRefusal(await who.post(restorePath, back), code)
        const all = urlOf(adminShillTemplates, { language: 'en' })
        expectRefusal(await who.get(all), code)
      }
      const { json: none } = await visitor.get(listOf('en'))
      expect(none).toEqual({ language: 'en', rows: [] })
    },
  },
  {
    name: 'shill: B6.34 a template is changed, posts follow, and it is taken back',
    async run(club) {
      const admin = await elevated(club)
      const before = (await render(admin)).json.text
      const body = { base: 0, value: words, reason }
      expectAnswer(await put(admin, body), { version: 1 })
      const visitor = club.open()
      const { json: told, headers } = await visitor.get(listOf('en'))
      expect(told.rows).toEqual([{ id: 'nft.hype', version: 1, ...words }])
      expect(headers['cache-control']).toBe(forAnyone)
      expect((await visitor.get(listOf('de'))).json.rows).toEqual([])
      const { text } = (await render(visitor)).json
      expect(text).toMatch(/^The pod is (here|back)\./)
      const all = urlOf(adminShillTemplates, { language: 'en' })
      const { rows } = (await admin.get(all)).json
      expect(rows).toHaveLength(24)
      const by = club.accounts.admin.address.toLowerCase()
      const changed = rows.find(({ id }: { id: string }) => id === 'nft.hype')
      expect(changed).toMatchObject({ isOriginal: false, by, version: 1 })
      expectRefusal(await put(admin, body), 'content_changed')
      const stale = await admin.post(restorePath, { base: 0, reason })
      expectRefusal(stale, 'content_changed')
      const back = await admin.post(restorePath, { base: 1, reason })
      expectAnswer(back, { version: 2 })
      expect((await render(visitor)).json.text).toBe(before)
      expect((await visitor.get(listOf('en'))).json.rows).toEqual([])
    },
  },
  {
    name: 'shill: B6.34 what breaks the rules of posts is refused, fault by fault',
    async run(club) {
      const admin = await elevated(club)
      for (const [hook, code] of [
        ['Read https://evil.example', 'link'],
        ['javascript:alert(1)', 'link'],
        ['Hi @everyone', 'tag'],
        ['#moon', 'tag'],
        ['Guaranteed 100x', 'promise'],
        ['Buy now', 'price'],
        ['[broken', 'grammar'],
        ['{secrets}', 'slot'],
        ['w'.repeat(280), 'long'],
      ] as const) {
        const body = { base: 2, value: hooked(hook), reason }
        const { status, json: said } = await put(admin, body)
        const { code: refused, details } = said
        expect([hook, status, refused]).toEqual([
          hook,
          400,
          'shill_template_faulty',
        ])
        expect(details.faults).toContainEqual({ part: 'hook', place: 0, code })
      }
      for (const value of [
        { ...words, emoji: [] },
        { ...words, parts: { ...words.parts, hook: [] } },
        { ...words, parts: { ...words.parts, hook: Array(11).fill('a') } },
        { ...words, parts: { ...words.parts, nose: ['a'] } },
        { ...words, id: 'token.hype' },
      ])
        expectRefusal(
          await put(admin, { base: 2, value, reason }),
          'invalid_body',
        )
      const body = { base: 0, value: words, reason }
      for (const wrong of ['xx/nft.hype', 'en/nft.sad', 'en/constructor'])
        expect(
          (await put(admin, body, `/api/admin/shill/templates/${wrong}`)).json,
        ).toMatchObject({ code: 'bad_query' })
      const { json: none } = await club.open().get(listOf('en'))
      expect(none.rows).toEqual([])
    },
  },
]
