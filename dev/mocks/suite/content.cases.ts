import { surface, urlOf } from '@narwhal-club/core/contract'
import { expect } from 'vitest'

import {
  type Club,
  type ContractCase,
  expectAnswer,
  expectBadQuery,
  expectRefusal,
  forAnyone,
} from './club.ts'
import { elevated, signedIn } from './signedIn.ts'

const {
  teamContent,
  aboutContent,
  linksContent,
  announcements,
  adminAnnouncements,
  putTeam,
  putAbout,
  putLinks,
  putAnnouncements,
  contentHistory,
} = surface

const reason = 'The crew has changed.'
const crew = {
  members: [
    {
      handle: 'Fathom',
      role: 'Product',
      about: 'Keeps it small. <b>Really</b>.',
      link: 'https://narwhal.club/fathom',
    },
    { handle: 'Brine 🐋', role: 'Community', about: 'Answers first.' },
  ],
}
const sections = [{ title: 'Votes', body: 'One *narwhal*, one vote.\n\n- ok' }]
const links = [{ label: 'Website', href: 'https://narwhal.club' }]
const id = (place: number) =>
  `a0000000-0000-4000-8000-${String(place).padStart(12, '0')}`
const instant = (at: number) => new Date(at).toISOString()

type Asker = Pick<Awaited<ReturnType<typeof signedIn>>, 'get' | 'put'>

const put = (who: Asker, { path }: { path: string }, body: object) =>
  who.put(path, body)

/** Each document with a good value of it, and the call that changes it. */
const writes = [
  [putTeam, crew],
  [putAbout, { sections }],
  [putLinks, { links }],
  [putAnnouncements, { announcements: [] }],
] as const

const history = (document: string, asked: object = {}) =>
  urlOf(contentHistory, { document, ...asked } as { document: 'team' })

async function nowOf(club: Club) {
  const { headers } = await club.open().get(surface.facts.path)
  return Date.parse(String(headers.date ?? '')) || Date.now()
}

export const contentCases: ContractCase[] = [
  {
    name: 'content: what the product came with stands until it is changed',
    async run({ open }) {
      const visitor = open()
      const team = await visitor.get(teamContent.path)
      expect([team.status, team.json.version]).toEqual([200, 0])
      expect(team.json.members[0]).toMatchObject({ handle: 'Fathom' })
      const about = (await visitor.get(aboutContent.path)).json
      expect(about.sections[0].title).toBe('How votes are counted')
      expect(about.sections[0].body).toContain('\n\n')
      const all = (await visitor.get(linksContent.path)).json.links
      expect(all.map(({ label }: { label: string }) => label)).toContain('X')
      const none = await visitor.get(announcements.path)
      expect(none.json).toEqual({ version: 0, announcements: [] })
      // The same for all, and known again by its tag.
      const { 'cache-control': cache, etag = '' } = team.headers
      expect(cache).toBe(forAnyone)
      const again = await visitor.ask('GET', teamContent.path, {
        headers: { 'if-none-match': etag },
      })
      expect(again.status).toBe(304)
    },
  },
  {
    name: 'content: B7.1 B7.2 a visitor and a holder change nothing, and see nothing of who did',
    async run(club) {
      const visitor = club.open()
      const holder = await signedIn(club)
      for (const [call, value] of writes) {
        const body = { base: 0, value, reason }
        expectRefusal(await put(visitor, call, body), 'not_signed_in')
        expectRefusal(await put(holder, call, body), 'not_admin')
      }
      for (const path of [adminAnnouncements.path, history('team')]) {
        expectRefusal(await visitor.get(path), 'not_signed_in')
        expectRefusal(await holder.get(path), 'not_admin')
      }
      const { json: team } = await visitor.get(teamContent.path)
      expect(team.version).toBe(0)
    },
  },
  {
    name: 'content: B7.33 team and about are changed, and everyone reads it',
    async run(club) {
      const admin = await elevated(club)
      const one = { base: 0, value: crew, reason }
      expectAnswer(await put(admin, putTeam, one), { version: 1 })
      const two = { base: 0, value: { sections }, reason }
      expectAnswer(await put(admin, putAbout, two), { version: 1 })
      const visitor = club.open()
      const team = await visitor.get(teamContent.path)
      expect(team.json).toEqual({ version: 1, ...crew })
      const about = await visitor.get(aboutContent.path)
      expect(about.json).toEqual({ version: 1, sections })
      // Nobody at all is a team as well, and order is what it is.
      const none = { base: 1, value: { members: [] }, reason }
      expectAnswer(await put(admin, putTeam, none), { version: 2 })
      const all = { base: 2, value: { members: [...crew.members].reverse() } }
      expectAnswer(await put(admin, putTeam, { ...all, reason }), {
        version: 3,
      })
      const { members } = (await visitor.get(teamContent.path)).json
      expect(members[0].handle).toBe('Brine 🐋')
    },
  },
  {
    name: 'content: B7.34 links lead to https and nowhere else',
    async run(club) {
      const admin = await elevated(club)
      const send = (href: unknown, label: unknown = 'Website') =>
        put(admin, putLinks, {
          base: 0,
          value: { links: [{ label, href }] },
          reason,
        })
      for (const href of [
        'javascript:alert(1)',
        ' javascript:alert(1)',
        'JaVaScRiPt:alert(1)',
        'data:text/html,<script>alert(1)</script>',
        'vbscript:x',
        'http://narwhal.club',
        '//narwhal.club',
        '/about',
        'https://',
        'https://localhost/',
        'https://127.0.0.1/',
        'https://narwhal.club@evil.example/',
        'https://narwhal.club/a b',
        'https://narwhal.club/\njavascript:x',
        `https://narwhal.club/${'a'.repeat(256)}`,
        '',
        7,
      ])
        expectRefusal(await send(href), 'invalid_body')
      expectRefusal(await send('https://bit.ly/x'), 'link_blocked')
      for (const label of ['', '   ', 'a\nb', 'abc\u202edef', 'x'.repeat(41)])
        expectRefusal(await send(links[0]?.href, label), 'invalid_body')
      const body = { base: 0, value: { links }, reason }
      expectAnswer(await put(admin, putLinks, body), { version: 1 })
      const told = await club.open().get(linksContent.path)
      expect(told.json).toEqual({ version: 1, links })
    },
  },
  {
    name: 'content: B7.34 nor do links in what is written',
    async run(club) {
      const admin = await elevated(club)
      for (const body of [
        '[here](javascript:alert(1))',
        '[here](&#106;avascript:alert(1))',
        '[a]: data:text/html,x',
        'http://narwhal.club',
        'https://bit.ly/x',
      ]) {
        const value = { sections: [{ title: 'Votes', body }] }
        const about = await put(admin, putAbout, { base: 1, value, reason })
        expectRefusal(about, 'link_blocked')
      }
      const { json } = await club.open().get(aboutContent.path)
      expect(json.version).toBe(1)
    },
  },
  {
    name: 'content: of two who change the same one is told, and nothing is lost',
    async run(club) {
      const admin = await elevated(club)
      const value = { sections: [{ title: 'Mine', body: 'Mine.' }] }
      const stale = { base: 0, value, reason }
      expectRefusal(await put(admin, putAbout, stale), 'content_changed')
      const ahead = { base: 9, value, reason }
      expectRefusal(await put(admin, putAbout, ahead), 'content_changed')
      const { json } = await club.open().get(aboutContent.path)
      expect(json).toEqual({ version: 1, sections })
    },
  },
  {
    name: 'content: B7.4 without a reason, or of another shape, nothing is changed',
    async run(club) {
      const admin = await elevated(club)
      const good = { base: 1, value: { sections }, reason }
      const member = { handle: 'x', role: 'x', about: 'x' }
      for (const body of [
        { ...good, reason: '' },
        { ...good, reason: 'short' },
        { ...good, reason: ' '.repeat(20) },
        { ...good, reason: 'x'.repeat(501) },
        { base: 1, value: { sections } },
        { ...good, base: -1 },
        { ...good, base: '1' },
        { ...good, more: 1 },
        { ...good, value: { sections, more: 1 } },
        { ...good, value: { sections: [{ title: 'x', body: '' }] } },
        { ...good, value: { sections: [{ title: 'x\ny', body: 'x' }] } },
        {
          ...good,
          value: { sections: [{ title: 'x'.repeat(81), body: 'x' }] },
        },
        {
          ...good,
          value: { sections: [{ title: 'x', body: 'x'.repeat(4_001) }] },
        },
        { ...good, value: { sections: Array(13).fill(sections[0]) } },
        { ...good, value: null },
      ])
        expectRefusal(await put(admin, putAbout, body), 'invalid_body')
      for (const members of [
        [{ ...member, link: 'javascript:alert(1)' }],
        [{ ...member, link: '' }],
        [{ ...member, handle: '' }],
        [{ ...member, more: 1 }],
        Array(25).fill(member),
      ])
        expectRefusal(
          await put(admin, putTeam, { base: 3, value: { members }, reason }),
          'invalid_body',
        )
    },
  },
  {
    name: 'content: B7.36 announcements are shown in their time alone',
    async run(club) {
      const now = await nowOf(club)
      const hour = 3_600_000
      const row = (place: number, from: number, until: number) => ({
        id: id(place),
        title: `Notice ${place}`,
        body: 'The vault *rests*.',
        level: 'news',
        from: instant(now + from * hour),
        until: instant(now + until * hour),
      })
      const all = [row(1, -2, -1), row(2, -1, 1), row(3, 1, 2)]
      const admin = await elevated(club)
      const send = (announcements: object[]) =>
        put(admin, putAnnouncements, {
          base: 0,
          value: { announcements },
          reason,
        })
      const [, two = row(2, -1, 1)] = all
      for (const wrong of [
        [{ ...two, until: two.from }],
        [{ ...two, until: instant(now - 9 * hour) }],
        [{ ...two, level: 'loud' }],
        [{ ...two, title: 'x'.repeat(121) }],
        [{ ...two, body: 'x'.repeat(1_001) }],
        [{ ...two, from: 'tomorrow' }],
        [{ ...two, id: 'x' }],
        [two, two],
        Array(21).fill(two),
      ])
        expectRefusal(await send(wrong), 'invalid_body')
      expectAnswer(await send(all), { version: 1 })
      const visitor = club.open()
      const shown = async () =>
        (await visitor.get(announcements.path)).json.announcements.map(
          ({ title }: { title: string }) => title,
        )
      expect(await shown()).toEqual(['Notice 2'])
      club.advance(1.5 * hour)
      expect(await shown()).toEqual(['Notice 3'])
      const told = await admin.get(adminAnnouncements.path)
      expectAnswer(told, { version: 1, announcements: all })
      const none = { base: 1, value: { announcements: [] }, reason }
      const late = await put(admin, putAnnouncements, none)
      expectRefusal(late, 'fresh_signature_needed')
      const again = await elevated(club)
      expectAnswer(await put(again, putAnnouncements, none), { version: 2 })
      expect(await shown()).toEqual([])
    },
  },
  {
    name: 'content: B7.5 B7.40 who changed what, and why, is kept',
    async run(club) {
      const admin = await elevated(club)
      const by = club.accounts.admin.address.toLowerCase()
      const { json } = await admin.get(history('team'))
      expect(json.total).toBe(3)
      expect(json.rows).toMatchObject([
        { version: 3, by, reason },
        { version: 2, by, reason },
        { version: 1, by, reason },
      ])
      const first = (await admin.get(history('team', { limit: 2 }))).json
      expect(first.rows).toHaveLength(2)
      const rest = await admin.get(history('team', { cursor: first.next }))
      expect(rest.json.rows).toMatchObject([{ version: 1 }])
      expect(rest.json).not.toHaveProperty('next')
      expectBadQuery(await admin.get(history('secrets')), 'document')
      expectBadQuery(
        await admin.get(history('team', { cursor: 'x' })),
        'cursor',
      )
      const csv = await admin.get('/api/admin/content/team/history.csv')
      expect(csv.text.split('\r\n')).toHaveLength(5)
      expect(csv.text).toContain(reason)
    },
  },
]
