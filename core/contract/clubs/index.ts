import { define } from '../kit/define.ts'
import { clubsEndpoints } from './endpoints.ts'
import * as s from './schemas.ts'

const params = s.ClubParams
const example = { club: 'main' }

export const clubsApi = define(clubsEndpoints, {
  clubs: {
    query: s.ClubsQuery,
    answer: s.ClubList,
    // Of those that are about who asks.
    refusals: ['not_signed_in', 'vp_unavailable'],
  },
  club: {
    params,
    answer: s.ClubDetail,
    example,
    refusals: ['club_not_found'],
  },
  clubRules: {
    params,
    query: s.ClubRulesQuery,
    answer: s.ClubRulesAnswer,
    example,
    refusals: ['club_not_found', 'rules_not_found'],
  },
  clubMembers: {
    params,
    query: s.ClubMembersQuery,
    answer: s.ClubMembers,
    example,
    refusals: [
      'club_not_found',
      'members_not_indexed',
      'block_not_indexed',
      'index_behind',
    ],
  },
  clubActivity: {
    params,
    query: s.ClubActivityQuery,
    answer: s.ClubActivity,
    example,
    refusals: ['club_not_found'],
  },
  followClub: {
    params,
    answer: s.ClubFollow,
    refusals: ['club_not_found', 'club_archived'],
  },
  unfollowClub: { params, answer: s.ClubFollow, refusals: ['club_not_found'] },
})
