import { bountiesApi, urlOf } from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import { type ContractCase, expectRefusal } from './club.ts'
import { signedIn } from './signedIn.ts'

const { submission: one, submissions } = bountiesApi
const open = 'b0000000-0000-4000-8000-000000000001'
const inReview = 'b0000000-0000-4000-8000-000000000004'
const workOf = (place: number) =>
  `b1000000-0000-4000-8000-${String(place).padStart(12, '0')}`
/** Of the one that is open: the proposer’s, the holder’s, the newcomer’s. */
const [shortlisted, own, sketch] = [1, 2, 3].map(workOf) as [
  string,
  string,
  string,
]

type Member = Awaited<ReturnType<typeof signedIn>>
const edit = (member: Member, submission: string, body: object) =>
  member.put(urlOf(one, { submission }), body)

/** Work that is said anew; they change it. */
export const workCases: ContractCase[] = [
  {
    name: 'work: said in other words, all versions are kept',
    async run(club) {
      const hunter = await signedIn(club)
      const links = ['https://harbour.example/sea']
      const words = { text: 'A calm sea with two tusks.', links }
      club.advance(1)
      const first = await edit(hunter, own, words)
      expect(first.json).toMatchObject({ version: 2, work: words })
      club.advance(1)
      // The same words are no new version.
      const same = await edit(hunter, own, words)
      expect(same.json).toEqual(first.json)
      club.advance(1)
      const third = { text: 'A calm sea, and three tusks in it.', links: [] }
      expect((await edit(hunter, own, third)).json.version).toBe(3)
      const told = await hunter.get(urlOf(one, { submission: own }))
      const versions = told.json.versions.map(
        ({ version, text }: { version: number; text: string }) => [
          version,
          text,
        ],
      )
      expect(versions.slice(0, 2)).toEqual([
        [3, third.text],
        [2, words.text],
      ])
      expect(versions).toHaveLength(3)
      const list = await hunter.get(urlOf(submissions, { bounty: open }))
      const row = list.json.rows.find(({ id }: { id: string }) => id === own)
      expect(row).toMatchObject({ version: 3, work: third })
    },
  },
  {
    name: 'work: what cannot be said anew is refused, and changes nothing',
    async run(club) {
      const hunter = await signedIn(club)
      const words = { text: 'Something else entirely.', links: [] }
      expectRefusal(await edit(hunter, sketch, words), 'not_author')
      expectRefusal(
        await edit(hunter, workOf(99), words),
        'submission_not_found',
      )
      expectRefusal(await edit(hunter, own, { text: 'x' }), 'invalid_body')
      const short = await edit(hunter, own, { text: 'Short.', links: [] })
      expect(short.json.code).toBe('bad_submission')
      const late = await signedIn(club, 'tokenRich')
      expectRefusal(await edit(late, workOf(32), words), 'not_open')
      expectRefusal(await edit(club.open(), own, words), 'not_signed_in')
      const told = await hunter.get(urlOf(one, { submission: own }))
      expect(told.json.version).toBe(3)
    },
  },
  {
    name: 'work: turned down, it is said no more, and its hunter is told why',
    async run(club) {
      const author = await signedIn(club, 'whale')
      club.advance(1)
      const review = (submission: string, body: object) =>
        author.post(`/api/submissions/${submission}/review`, body)
      const publicReason = 'It is a sketch of a sketch.'
      const no = await review(sketch, { status: 'rejected', publicReason })
      expect(no.json).toMatchObject({ status: 'rejected', publicReason })
      const hunter = await signedIn(club, 'newcomer')
      const words = { text: 'A better sketch of it.', links: [] }
      expectRefusal(await edit(hunter, sketch, words), 'not_open')
      const { json } = await hunter.get('/api/inbox')
      expect(json.rows[0]).toMatchObject({
        kind: 'reviewed',
        submission: sketch,
        status: 'rejected',
      })
      club.advance(1)
      // A note is for who decides alone.
      const note = 'Ask them again in autumn.'
      await review(sketch, { status: 'spam', publicReason, note })
      const path = urlOf(one, { submission: sketch })
      expect((await author.get(path)).json).toMatchObject({ note })
      expect((await hunter.get(path)).json).not.toHaveProperty('note')
      club.advance(1)
      const yes = await review(sketch, { status: 'submitted' })
      expect(yes.json.status).toBe('submitted')
      expect((await edit(hunter, sketch, words)).json.version).toBe(2)
      const other = await signedIn(club, 'proposer')
      expectRefusal(
        await other.post(`/api/submissions/${shortlisted}/review`, {
          status: 'shortlisted',
        }),
        'not_author',
      )
      const closed = urlOf(submissions, { bounty: inReview })
      expectRefusal(await hunter.post(closed, words), 'not_open')
    },
  },
]
