import { surface, urlOf } from '@narwhal-club/core/contract'
import { expect } from 'vitest'

import { type ContractCase, expectAnswer, expectRefusal } from './club.ts'
import { elevated, signedIn } from './signedIn.ts'

const { adminClubs, adminClub, createClub, changeClub, club, clubRules } =
  surface

const reason = 'The reef wants a club of its own.'
const address = (digit: string) => `0x${digit.repeat(40)}`
const rules = {
  minProposeVp: 5,
  minPeriod: 259_200,
  quorumVp: 0,
  proposerHoldHours: 0,
  exclusions: [address('b')],
  labels: ['Treasury', 'Art'],
}
const about = {
  name: 'Reef Club',
  tagline: 'Small, but bright.',
  description: 'A club of the *reef*.',
  links: [{ label: 'Reef', href: 'https://reef.example.org' }],
}
const reef = {
  id: 'reef-club',
  ...about,
  nftContract: address('c'),
  tokenContract: address('d'),
  rules,
  moderators: [address('a')],
  reason,
}
const pathOf = (id: string) => urlOf(adminClub, { club: id })

type Asker = Awaited<ReturnType<typeof signedIn>>
const put = (who: Pick<Asker, 'put'>, id: string, body: object) =>
  who.put(pathOf(id), body)

export const clubAdminCases: ContractCase[] = [
  {
    name: 'club administration: S1 B7.1 only administrators make, change or list clubs',
    async run(world) {
      const visitor = world.open()
      const holder = await signedIn(world)
      for (const [who, code] of [
        [visitor, 'not_signed_in'],
        [holder, 'not_admin'],
      ] as const) {
        expectRefusal(await who.post(createClub.path, reef), code)
        const change = { base: 1, status: 'paused', reason }
        expectRefusal(await put(who, 'main', change), code)
        expectRefusal(await who.get(adminClubs.path), code)
        expectRefusal(await who.get(pathOf('main')), code)
      }
      const { json: main } = await visitor.get(urlOf(club, { club: 'main' }))
      expect(main.status).toBe('active')
      const none = await visitor.get(urlOf(club, { club: reef.id }))
      expectRefusal(none, 'club_not_found')
    },
  },
  {
    name: 'club administration: S2 S3 B7.26 what no club can be is refused',
    async run(world) {
      const admin = await elevated(world)
      const bent = (changes: object) => ({ ...reef, ...changes })
      const ruled = (changes: object) =>
        bent({ rules: { ...rules, ...changes } })
      for (const body of [
        bent({ id: 'ab' }),
        bent({ id: 'a'.repeat(33) }),
        bent({ id: 'Reef' }),
        bent({ id: '-reef' }),
        bent({ id: '../main' }),
        bent({ name: '' }),
        bent({ name: 'x'.repeat(61) }),
        bent({ tagline: 'x'.repeat(121) }),
        bent({ description: '' }),
        bent({ links: [{ label: 'x', href: 'javascript:alert(1)' }] }),
        bent({ nftContract: '0x' }),
        bent({ moderators: [address('a'), address('A')] }),
        bent({ chainId: 1 }),
        bent({ reason: '' }),
        ruled({ labels: ['Art', ' art'] }),
        ruled({ labels: ['Ａrt', 'Art'] }),
        ruled({ labels: ['a\nb'] }),
        ruled({ exclusions: [address('b'), address('B')] }),
        ruled({ minPeriod: 259_199 }),
        ruled({ minPeriod: 2_592_001 }),
        ruled({ minProposeVp: -1 }),
        ruled({ quorumVp: 1.5 }),
        ruled({ version: 7 }),
      ])
        expectRefusal(await admin.post(createClub.path, body), 'invalid_body')
      const taken = await admin.post(createClub.path, bent({ id: 'main' }))
      expectRefusal(taken, 'club_exists')
      const lured = bent({ description: '[x](javascript:alert(1))' })
      expectRefusal(await admin.post(createClub.path, lured), 'link_blocked')
      const archive = { base: 1, status: 'archived', reason }
      expectRefusal(await put(admin, 'main', archive), 'club_is_main')
    },
  },
  {
    name: 'club administration: B7.26 a club is made, and everyone reads it',
    async run(world) {
      const admin = await elevated(world)
      const made = { id: reef.id, version: 1, rulesVersion: 1 }
      expectAnswer(await admin.post(createClub.path, reef), made)
      expectRefusal(await admin.post(createClub.path, reef), 'club_exists')
      const { json: told } = await world
        .open()
        .get(urlOf(club, { club: reef.id }))
      expect(told).toMatchObject({
        ...about,
        moderators: [address('a')],
        status: 'active',
        rules: { version: 1, minProposeVp: 5, labels: ['Treasury', 'Art'] },
      })
      expect(told.rules.exclusions).toContain(address('b'))
      const { json: own } = await admin.get(pathOf(reef.id))
      expect(own).toMatchObject({ ...made, ...about, rules })
    },
  },
  {
    name: 'club administration: B7.27 B7.29 rules are a version of their own; those before stay',
    async run(world) {
      const admin = await elevated(world)
      const next = {
        ...rules,
        minProposeVp: 9,
        exclusions: [address('b'), address('e')],
        labels: ['Art'],
      }
      const change = { base: 1, rules: next, reason }
      const changed = { id: reef.id, version: 2, rulesVersion: 2 }
      expectAnswer(await put(admin, reef.id, change), changed)
      const visitor = world.open()
      const of = (version?: number) =>
        visitor.get(
          urlOf(clubRules, { club: reef.id, ...(version && { version }) }),
        )
      expect((await of()).json).toMatchObject({
        latest: 2,
        rules: { version: 2, minProposeVp: 9, labels: ['Art'] },
      })
      expect((await of(1)).json.rules).toMatchObject({
        version: 1,
        minProposeVp: 5,
      })
      // The same again is no change.
      const same = { ...change, base: 2 }
      expectAnswer(await put(admin, reef.id, same), changed)
      expectRefusal(await put(admin, reef.id, change), 'club_changed')
    },
  },
  {
    name: 'club administration: B7.28 B7.30 moderators, words and the pause hold at once',
    async run(world) {
      const admin = await elevated(world)
      const change = {
        base: 2,
        about: { ...about, name: 'Reef & Friends' },
        moderators: [address('e')],
        status: 'paused',
        reason,
      }
      const changed = { id: reef.id, version: 3, rulesVersion: 2 }
      expectAnswer(await put(admin, reef.id, change), changed)
      const visitor = world.open()
      const read = async () =>
        (await visitor.get(urlOf(club, { club: reef.id }))).json
      expect(await read()).toMatchObject({
        name: 'Reef & Friends',
        status: 'paused',
        moderators: [address('e')],
      })
      const found = await visitor.get(urlOf(surface.clubs, { q: 'friends' }))
      expect(found.json.rows).toMatchObject([{ id: reef.id }])
      for (const [base, status] of [
        [3, 'active'],
        [4, 'archived'],
      ] as const) {
        const { json: told } = await put(admin, reef.id, {
          ...{ base, status, reason },
        })
        expect([told.version, (await read()).status]).toEqual([
          base + 1,
          status,
        ])
      }
      const nowhere = { base: 1, status: 'paused', reason }
      expectRefusal(await put(admin, 'nowhere', nowhere), 'club_not_found')
      for (const body of [
        { base: 0, reason },
        { base: 5, reason, id: 'other' },
        { base: 5, reason, nftContract: address('f') },
        { base: 5, reason, status: 'closed' },
        { base: 5 },
      ])
        expectRefusal(await put(admin, reef.id, body), 'invalid_body')
    },
  },
  {
    name: 'club administration: B7.40 clubs are listed in pages, and as CSV',
    async run(world) {
      const admin = await elevated(world)
      const { json: all } = await admin.get(adminClubs.path)
      const ids = all.rows.map(({ id }: { id: string }) => id)
      expect(ids).toEqual([...ids].sort())
      expect([all.total, ids.includes(reef.id)]).toEqual([ids.length, true])
      const first = await admin.get(urlOf(adminClubs, { limit: 1 }))
      const rest = await admin.get(
        urlOf(adminClubs, { cursor: first.json.next }),
      )
      expect([...first.json.rows, ...rest.json.rows]).toEqual(all.rows)
      const csv = await admin.get(`${adminClubs.path}.csv`)
      expect(csv.text).toContain(`${reef.id},Reef & Friends,archived`)
      expect(csv.headers.link).toBeUndefined()
      const cut = await admin.get(`${adminClubs.path}.csv?limit=1`)
      expect(cut.headers.link).toBe(
        `<${adminClubs.path}.csv?limit=1&cursor=${first.json.next}>; rel="next"`,
      )
      expect(changeClub.path).toBe(adminClub.path)
    },
  },
]
