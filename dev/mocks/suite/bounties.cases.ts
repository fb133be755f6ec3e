import { bountiesApi, commentsApi, urlOf } from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import { type ContractCase, expectRefusal } from './club.ts'
import { pageByPage } from './pageByPage.ts'
import { bountyWords } from './words.ts'

const { bounties, clubBounties, bounty, submissions, bountyDrafts } =
  bountiesApi
const idOf = (place: number) =>
  `b0000000-0000-4000-8000-${String(place).padStart(12, '0')}`
const [open, hidden, inReview, awarded] = [
  idOf(1),
  idOf(2),
  idOf(4),
  idOf(5),
] as const
const disputed = idOf(10)

const sorts = (['newest', 'deadline', 'reward', 'work'] as const).map(
  (sort): ContractCase => ({
    name: `bounties: sorted by ${sort}, page by page`,
    async run(club) {
      const { rows, totals } = await pageByPage(club.open(), (cursor) =>
        urlOf(bounties, { sort, limit: 4, cursor }),
      )
      expect(new Set(totals)).toEqual(new Set([10]))
      const found = rows.map(({ id }) => id)
      expect([found.length, new Set(found).size]).toEqual([10, 10])
    },
  }),
)

/** Words of a draft that could be published. */
const content = {
  ...bountyWords(
    'Write down the songs of the crew',
    'All of them, with who sang them first, and when.',
  ),
  category: 'words',
  skills: ['writing'],
}

export const bountiesCases: ContractCase[] = [
  ...sorts,
  ...(
    [
      ['open', 3],
      ['in_review', 1],
      ['awarded', 2],
      ['paid', 1],
      ['cancelled', 1],
      ['expired', 1],
      ['disputed', 1],
    ] as const
  ).map(
    ([state, count]): ContractCase => ({
      name: `bounties: those that are ${state}`,
      async run(club) {
        const visitor = club.open()
        const { json } = await visitor.get(urlOf(bounties, { state }))
        const states = json.rows.map((row: { status: string }) => row.status)
        expect(states).toEqual(Array(count).fill(state))
        for (const { id } of json.rows) {
          const told = await visitor.get(urlOf(bounty, { bounty: id }))
          expect(told.json.status).toBe(state)
        }
      },
    }),
  ),
  {
    name: 'bounties: lists are narrowed by what is asked',
    async run({ open, accounts }) {
      const visitor = open()
      const hunter = accounts.newcomer.address
      const titles = async (asked: object) =>
        (await visitor.get(urlOf(bounties, asked))).json.rows.map(
          ({ title }: { title: string }) => title,
        )
      expect(await titles({ skill: 'Turkish' })).toHaveLength(1)
      expect(await titles({ category: 'art', asset: 'CRO' })).toHaveLength(3)
      expect(await titles({ q: 'BANNER' })).toHaveLength(1)
      expect(await titles({ hunter })).toHaveLength(3)
      expect(await titles({ author: hunter })).toHaveLength(1)
      const none = await visitor.get(urlOf(clubBounties, { club: 'nowhere' }))
      expectRefusal(none, 'club_not_found')
      expectRefusal(
        await visitor.get(urlOf(bounties, { mine: true })),
        'not_signed_in',
      )
    },
  },
  {
    name: 'bounties: work is seen by whom it may be seen by',
    async run({ open, accounts }) {
      const path = urlOf(submissions, { bounty: hidden })
      const visitor = open()
      const shown = async (caller: typeof visitor) =>
        (await caller.get(path)).json.rows.map(
          ({ work }: { work?: object }) => work !== undefined,
        )
      expect(await shown(visitor)).toEqual([false])
      await visitor.signIn(accounts.holder)
      expect(await shown(visitor)).toEqual([true])
      const author = open()
      await author.signIn(accounts.proposer)
      expect(await shown(author)).toEqual([true])
      const csv = await visitor.get(`${path}.csv`)
      expect(csv.status).toBe(200)
      const gone = urlOf(submissions, { bounty: idOf(99) })
      expectRefusal(await visitor.get(gone), 'bounty_not_found')
    },
  },
  {
    name: 'bounties: work is handed in, judged and taken back',
    async run({ open: begin, accounts }) {
      const hunter = begin()
      await hunter.signIn(accounts.tokenRich)
      const path = urlOf(submissions, { bounty: open })
      const id = 'b2000000-0000-4000-8000-000000000001'
      const body = { id, text: 'A banner made of waves.', links: [] }
      const first = await hunter.post(path, body)
      expect([first.status, first.json.status]).toEqual([200, 'submitted'])
      expect((await hunter.post(path, body)).json.id).toBe(id)
      const more = { text: 'Another banner.', links: [] }
      const second = await hunter.post(path, more)
      expect(second.json).toMatchObject({
        code: 'already_submitted',
        details: { submission: id },
      })
      expectRefusal(
        await hunter.post(urlOf(submissions, { bounty: inReview }), body),
        'not_open',
      )
      const review = `/api/submissions/${id}/review`
      const author = begin()
      await author.signIn(accounts.whale)
      expectRefusal(
        await author.post(review, { status: 'rejected' }),
        'reason_required',
      )
      expectRefusal(
        await hunter.post(review, { status: 'shortlisted' }),
        'not_author',
      )
      expectRefusal(await author.post(path, body), 'own_bounty')
      const treasury = begin()
      await treasury.signIn(accounts.admin)
      expectRefusal(await treasury.post(path, more), 'bounty_treasury')
      const good = await author.post(review, { status: 'shortlisted' })
      expect(good.json.status).toBe('shortlisted')
      const told = await hunter.get(`/api/submissions/${id}`)
      expect(told.json.versions).toHaveLength(1)
      const record = `/api/people/${accounts.tokenRich.address}/bounties`
      const submitted = async () =>
        (await hunter.get(record)).json.hunter.submitted
      const before = await submitted()
      const back = await hunter.ask('DELETE', `/api/submissions/${id}`)
      expect(back.status).toBe(200)
      // What was taken back was never handed in.
      expect(await submitted()).toBe(before - 1)
    },
  },
  {
    name: 'bounties: what cannot be decided is refused by name',
    async run({ open: begin, accounts }) {
      const author = begin()
      await author.signIn(accounts.whale)
      const award = (id: string) =>
        author.post(`/api/bounties/${id}/award`, { winners: [] })
      expectRefusal(await award(open), 'still_open')
      expect((await award(inReview)).json).toMatchObject({
        code: 'bad_award',
        details: { fault: { code: 'missing' } },
      })
      expectRefusal(await award(awarded), 'not_author')
      expectRefusal(await award(disputed), 'bounty_disputed')
      const reason = 'It was drawn already.'
      expectRefusal(
        await author.post(`/api/bounties/${open}/cancel`, { reason }),
        'has_submissions',
      )
      const dispute = { submission: idOf(1), text: 'It is wrong.' }
      expectRefusal(
        await author.post(`/api/bounties/${inReview}/dispute`, dispute),
        'submission_not_found',
      )
    },
  },
  {
    name: 'bounties: what was said below one is below it',
    async run({ open: begin, accounts }) {
      const caller = begin()
      await caller.signIn(accounts.holder)
      const { bountyComments, createBountyComment } = commentsApi
      const path = urlOf(createBountyComment, { bounty: open })
      const id = 'a2000000-0000-4000-8000-000000000001'
      await caller.post(path, { id, text: 'In which colours?' })
      const list = urlOf(bountyComments, { bounty: open })
      const { json } = await caller.get(list)
      expect(json).toMatchObject({ comments: 1, total: 1 })
      const gone = urlOf(bountyComments, { bounty: idOf(99) })
      expectRefusal(await caller.get(gone), 'bounty_not_found')
    },
  },
  {
    name: 'bounties: a draft is written, checked, saved and deleted',
    async run({ open: begin, accounts }) {
      const caller = begin()
      await caller.signIn(accounts.whale)
      const id = 'bd000000-0000-4000-8000-0000000000aa'
      const path = `/api/bounty-drafts/${id}`
      const written = { id, club: 'main', content }
      const save = (version: number) => caller.put(path, { version, content })
      const first = await caller.post(bountyDrafts.path, written)
      expect([first.status, first.json.state]).toEqual([200, 'writing'])
      const { json } = await caller.post('/api/bounties/check', {
        club: 'main',
        content,
      })
      expect(json.faults).toHaveLength(3)
      const calendar = await caller.get(
        '/api/bounties/b0000000-0000-4000-8000-000000000001/calendar.ics',
      )
      expect(calendar.text.match(/^DTSTART:/gm)).toHaveLength(3)
      expectRefusal(
        await caller.get(`/api/bounties/${id}/calendar`),
        'bounty_not_found',
      )
      // A draft is no bounty that there could be a new version of.
      const of = { club: 'main', content, bounty: id }
      const unknown = await caller.post('/api/bounties/check', of)
      expectRefusal(unknown, 'bounty_not_found')
      expect((await save(7)).json).toMatchObject({
        code: 'draft_conflict',
        details: { version: 1 },
      })
      const saved = await save(1)
      expect(saved.json.version).toBe(2)
      const list = await caller.get(urlOf(bountyDrafts, {}))
      expect(list.json.total).toBe(1)
      expect((await caller.ask('DELETE', path)).json).toEqual({ ok: true })
      expectRefusal(await caller.get(path), 'draft_not_found')
    },
  },
  {
    name: 'bounties: what an address did is counted',
    async run({ open, accounts }) {
      const of = async (address: string) =>
        (await open().get(`/api/people/${address}/bounties`)).json
      const whale = await of(accounts.whale.address)
      expect(whale.author).toMatchObject({ opened: 4, disputed: 1 })
      expect(whale.hunter.earned.TOKEN).not.toBe('0')
      const newcomer = await of(accounts.newcomer.address)
      expect(newcomer.author.overdue).toBe(1)
    },
  },
]
