import {
  type ModerationItem,
  moderationApi,
  surface,
  urlOf,
} from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import type { Role } from '../../world/accounts.ts'
import { type Club, expectAnswer } from './club.ts'
import { idOf } from './idOf.ts'
import { pageByPage } from './pageByPage.ts'
import { type elevated, signedIn } from './signedIn.ts'

const { moderationQueue, moderatedThing, reportThing } = moderationApi
const { reportComment, reportProposal } = surface

export type Kind = ModerationItem['kind']

/** What an administrator does about a thing. */
export const acts = {
  dismiss: moderationApi.dismissThing,
  warn: moderationApi.warnThing,
  hide: moderationApi.hideThing,
  restore: moderationApi.restoreThing,
  tombstone: moderationApi.tombstoneThing,
} as const
export type Act = keyof typeof acts

export type Thing = readonly [Kind, string]

export const ok = { ok: true } as const
export const reason = 'It is not what it says it is.'
/** One of each kind, none of which has an order but its name. */
export const things: readonly Thing[] = [
  ['submission', idOf('b1', 2)],
  ['bounty', idOf('b', 2)],
  ['comment', idOf('a', 2)],
  ['idea', idOf('d', 2)],
  ['bounty', idOf('b', 3)],
  ['idea', idOf('d', 1)],
  ['comment', idOf('a', 1)],
]
const views = ['waiting', 'warned', 'hidden', 'tombstoned'] as const

/** Reports it, at this moment. */
export async function report(
  club: Club,
  who: Role,
  [kind, id]: Thing,
  text = '',
) {
  const member = await signedIn(club, who)
  const body = { reason: 'scam', ...(text && { text }) }
  const answer =
    kind === 'comment'
      ? member.post(urlOf(reportComment, { comment: id }), { reason: 'scam' })
      : kind === 'proposal'
        ? member.post(urlOf(reportProposal, { proposal: id }), body)
        : member.post(reportThing.path, { ...body, kind, id })
  expectAnswer(await answer, ok)
}

type Boss = Awaited<ReturnType<typeof elevated>>
export const act = (boss: Boss, name: Act, [kind, thing]: Thing) =>
  boss.post(urlOf(acts[name], { kind, thing }), { reason })

/** Each view as a whole and in pages of one and two. */
export async function readQueues(boss: Boss) {
  for (const view of views) {
    const { json } = await boss.get(urlOf(moderationQueue, { view, limit: 50 }))
    const ids = json.rows.map(({ id }: { id: string }) => id)
    for (const limit of [1, 2]) {
      const { rows } = await pageByPage(boss, (cursor) =>
        urlOf(moderationQueue, { view, limit, cursor }),
      )
      expect(rows.map(({ id }) => id)).toEqual(ids)
    }
    await boss.get(urlOf(moderationQueue, { view, kind: 'comment' }))
  }
}
export const tell = (boss: Boss, [kind, thing]: Thing) =>
  boss.get(urlOf(moderatedThing, { kind, thing }))
