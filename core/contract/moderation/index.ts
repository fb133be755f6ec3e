import { define } from '../kit/define.ts'
import { moderationEndpoints } from './endpoints.ts'
import * as s from './schemas.ts'

const params = s.ThingParams
const act = {
  params,
  body: s.ModerateBody,
  answer: s.ModerationDone,
  refusals: ['thing_not_found', 'act_not_possible'],
} as const

export const moderationApi = define(moderationEndpoints, {
  reportThing: {
    body: s.ReportThingBody,
    answer: s.ModerationDone,
    refusals: [
      'thing_not_found',
      'taken_down',
      'insufficient_vp',
      'vp_unavailable',
    ],
  },
  moderationQueue: { query: s.ModerationQuery, answer: s.ModerationQueue },
  moderatedThing: {
    params,
    answer: s.ModerationItem,
    example: {
      kind: 'comment',
      thing: 'a0000000-0000-4000-8000-000000000001',
    },
    refusals: ['thing_not_found'],
  },
  dismissThing: act,
  warnThing: act,
  hideThing: act,
  restoreThing: act,
  tombstoneThing: { ...act, refusals: [...act.refusals, 'second_needed'] },
  blockedAuthors: { query: s.BlockedAuthorsQuery, answer: s.BlockedAuthors },
  blockAuthor: {
    body: s.BlockAuthorBody,
    answer: s.ModerationDone,
    refusals: ['already_blocked', 'admin_not_blocked'],
  },
  unblockAuthor: {
    body: s.BlockAuthorBody,
    answer: s.ModerationDone,
    refusals: ['not_blocked'],
  },
})
