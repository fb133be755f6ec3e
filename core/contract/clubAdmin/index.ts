import { define } from '../kit/define.ts'
import { clubAdminEndpoints } from './endpoints.ts'
import * as s from './schemas.ts'

export const clubAdminApi = define(clubAdminEndpoints, {
  adminClubs: { query: s.AdminClubsQuery, answer: s.AdminClubs },
  adminClub: {
    params: s.AdminClubParams,
    answer: s.AdminClub,
    example: { club: 'main' },
    refusals: ['club_not_found'],
  },
  createClub: {
    body: s.CreateClubBody,
    answer: s.ClubPut,
    refusals: ['club_exists', 'clubs_full', 'link_blocked'],
  },
  changeClub: {
    params: s.AdminClubParams,
    body: s.ChangeClubBody,
    answer: s.ClubPut,
    refusals: [
      'club_not_found',
      'club_changed',
      'club_is_main',
      'link_blocked',
    ],
  },
})
