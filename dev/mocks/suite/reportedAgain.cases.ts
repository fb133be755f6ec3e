import {
  type ModerationItem,
  mainClubId,
  moderationApi,
  surface,
  urlOf,
} from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import type { Role } from '../../world/accounts.ts'
import { type Club, type ContractCase, expectAnswer } from './club.ts'
import { elevated, signedIn } from './signedIn.ts'
import { proposalWords } from './words.ts'

const { reportThing, moderatedThing, dismissThing } = moderationApi
const { draft, drafts, shareDraft } = surface
const { comments, createComment, editComment, reportComment } = surface
const { reportProposal } = surface
const proposal = 'e0000000-0000-4000-8000-000000000002'
const idea = 'ce000000-0000-4000-8000-000000000001'
const comment = 'ce000000-0000-4000-8000-000000000002'
const content = proposalWords('A bell for the harbour', 'It tells of fog.')

type Kind = ModerationItem['kind']

/** Those who report, all at one moment. */
async function report(
  club: Club,
  kind: Kind,
  id: string,
  said: readonly [Role, string, string][],
) {
  for (const [role, reason, text] of said) {
    const who = await signedIn(club, role)
    const body = { reason, ...(kind !== 'comment' && { text }) }
    const answer =
      kind === 'comment'
        ? await who.post(urlOf(reportComment, { comment: id }), body)
        : kind === 'proposal'
          ? await who.post(urlOf(reportProposal, { proposal: id }), body)
          : await who.post(reportThing.path, { ...body, kind, id })
    expectAnswer(answer, { ok: true })
  }
}

async function administrator(club: Club) {
  const boss = await elevated(club)
  const at = (kind: Kind, thing: string) => ({ kind, thing })
  return {
    told: async (kind: Kind, thing: string) => {
      const path = urlOf(moderatedThing, at(kind, thing))
      return (await boss.get(path)).json.reports
    },
    dismiss: async (kind: Kind, thing: string) => {
      club.advance(1)
      const path = urlOf(dismissThing, at(kind, thing))
      const reason = 'There is nothing wrong with it.'
      expectAnswer(await boss.post(path, { reason }), { ok: true })
      club.advance(1)
    },
  }
}

const all: readonly [Role, string, string][] = [
  ['whale', 'spam', 'Zero of it is true.'],
  ['proposer', 'scam', 'All of it is false.'],
]
const none = { count: 0, reasons: [], said: [] }

/** Two report it, and again; it is looked at; then neither is heard once more. */
async function expectAnswered(club: Club, kind: Kind, id: string) {
  const boss = await administrator(club)
  for (const _ of [1, 2]) await report(club, kind, id, all)
  expect(await boss.told(kind, id)).toMatchObject({ count: 2 })
  await boss.dismiss(kind, id)
  await report(club, kind, id, all)
  expect(await boss.told(kind, id)).toMatchObject(none)
}

/** What was looked at is reported anew only once it says something else. */
export const reportedAgainCases: ContractCase[] = [
  {
    name: 'reports: of one moment, by what they say; answered, they are no more',
    async run(club) {
      const author = await signedIn(club)
      const made = { id: idea, club: mainClubId, content }
      expect((await author.post(drafts.path, made)).status).toBe(200)
      const shared = await author.post(urlOf(shareDraft, { draft: idea }))
      expect(shared.status, shared.text).toBe(200)
      const boss = await administrator(club)
      await report(club, 'idea', idea, all)
      expect(await boss.told('idea', idea)).toMatchObject({
        count: 2,
        reasons: [
          { reason: 'scam', count: 1 },
          { reason: 'spam', count: 1 },
        ],
        said: [
          { text: 'All of it is false.' },
          { text: 'Zero of it is true.' },
        ],
      })
      await boss.dismiss('idea', idea)
      await report(club, 'idea', idea, all)
      expect(await boss.told('idea', idea)).toMatchObject(none)
    },
  },
  {
    name: 'reports: an idea in other words is reported again, and once while nobody looked',
    async run(club) {
      const author = await signedIn(club)
      const write = async (body: string) => {
        const { json } = await author.get(urlOf(draft, { draft: idea }))
        const next = { version: json.version, content: { ...content, body } }
        const saved = await author.put(urlOf(draft, { draft: idea }), next)
        expect(saved.status, saved.text).toBe(200)
      }
      const boss = await administrator(club)
      await write('It tells of fog and of pirates.')
      await report(club, 'idea', idea, all.slice(0, 1))
      await report(club, 'idea', idea, all.slice(0, 1))
      await write('It tells of fog, of pirates and of whales.')
      await report(club, 'idea', idea, all.slice(0, 1))
      expect(await boss.told('idea', idea)).toMatchObject({
        count: 1,
        said: [{ text: 'Zero of it is true.' }],
      })
      await boss.dismiss('idea', idea)
    },
  },
  {
    name: 'reports: so is a comment, by who reported it before',
    async run(club) {
      const author = await signedIn(club)
      const said = { id: comment, text: 'Buy this.' }
      const path = urlOf(createComment, { proposal })
      expect((await author.post(path, said)).status).toBe(200)
      const boss = await administrator(club)
      const seenBy = async (role: Role) => {
        const who = await signedIn(club, role)
        const list = urlOf(comments, { proposal, sort: 'new', limit: 5 })
        const { rows } = (await who.get(list)).json
        return rows.find(({ id }: { id: string }) => id === comment).mine
      }
      await expectAnswered(club, 'comment', comment)
      await seenBy('whale')
      const words = { text: 'Buy this, or that.' }
      const edited = await author.put(urlOf(editComment, { comment }), words)
      expect(edited.status, edited.text).toBe(200)
      await seenBy('whale')
      await report(club, 'comment', comment, all.slice(0, 1))
      const more = { text: 'Buy this, that, or all of it.' }
      const again = await author.put(urlOf(editComment, { comment }), more)
      expect(again.status, again.text).toBe(200)
      await report(club, 'comment', comment, all.slice(0, 1))
      expect(await boss.told('comment', comment)).toMatchObject({ count: 1 })
      for (const role of ['whale', 'proposer', 'tokenRich'] as const)
        await seenBy(role)
      await author.ask('DELETE', urlOf(editComment, { comment }))
    },
  },
  {
    name: 'reports: a proposal that was looked at waits no more',
    run: (club) => expectAnswered(club, 'proposal', proposal),
  },
]
