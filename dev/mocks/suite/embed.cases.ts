import { surface, urlOf } from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import { type ContractCase, expectBadQuery, expectRefusal } from './club.ts'
import { origin } from './side.ts'

const { oembed, proposals } = surface
const nothing = '00000000-0000-4000-8000-000000000000'

/** How other sites learn to show a proposal. */
export const embedCases: ContractCase[] = [
  {
    name: 'oembed: the page of a proposal is told as a frame',
    async run({ open }) {
      const visitor = open()
      const list = await visitor.get(urlOf(proposals, { limit: 1 }))
      const { id, title, club } = list.json.rows[0]
      const page = `${origin}/clubs/${club.id}?tab=proposals&p=${id}`
      const ask = async (more: object) => {
        const asked = urlOf(oembed, { url: page, ...more })
        return (await visitor.get(asked)).json
      }
      const whole = await ask({ format: 'json' })
      expect(whole).toMatchObject({
        version: '1.0',
        type: 'rich',
        title: `${title} · ${club.name}`,
        provider_url: origin,
      })
      // A sandbox would keep the card from asking anew.
      expect(whole.html).not.toContain('sandbox')
      expect(whole.html).toContain(`src="${origin}/embed/proposal/${id}"`)
      // A page may be narrower than what it is told.
      expect(whole.html).toContain('style="max-width: 100%"')
      // Never larger than is asked for.
      expect(await ask({ maxwidth: 320, maxheight: 200 })).toMatchObject({
        width: 320,
        height: 200,
        html: expect.stringContaining('width="320" height="200"'),
      })
      const framed = `${origin}/embed/proposal/${id}`
      expect(await ask({ url: framed, maxwidth: 9_000 })).toEqual(whole)
      // A consumer may say more than we know of.
      const loud = await visitor.get(`${urlOf(oembed, { url: page })}&dnt=1`)
      expect(loud.json).toEqual(whole)
    },
  },
  {
    name: 'oembed: of what is not ours nothing is known',
    async run({ open }) {
      const visitor = open()
      const { id } = (await visitor.get(urlOf(proposals, { limit: 1 }))).json
        .rows[0]
      for (const url of [
        'no address',
        origin,
        `${origin}/about?p=${id}`,
        `${origin}/clubs/main?p=${nothing}`,
        `${origin}/clubs/main?p=${id}'"><script>`,
        `https://other.example/clubs/main?p=${id}`,
        `https://other.example@${new URL(origin).host}.evil.example/clubs/main?p=${id}`,
        `javascript:${origin}/clubs/main?p=${id}`,
      ])
        expectRefusal(
          await visitor.get(urlOf(oembed, { url })),
          'proposal_not_found',
        )
      const url = `${origin}/clubs/main?p=${id}`
      for (const room of [{ maxwidth: 100 }, { maxheight: 20 }])
        expectRefusal(
          await visitor.get(urlOf(oembed, { url, ...room })),
          'proposal_not_found',
        )
      const xml = await visitor.get(urlOf(oembed, { url, format: 'xml' }))
      expectRefusal(xml, 'format_not_supported')
      expect(xml.status).toBe(501)
      expectBadQuery(await visitor.get(oembed.path), 'url')
      expectBadQuery(
        await visitor.get(urlOf(oembed, { url, maxwidth: -1 })),
        'maxwidth',
      )
    },
  },
]
