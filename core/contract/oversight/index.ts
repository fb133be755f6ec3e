import { define } from '../kit/define.ts'
import { oversightEndpoints } from './endpoints.ts'
import * as s from './schemas.ts'

export const oversightApi = define(oversightEndpoints, {
  adminProposals: {
    query: s.AdminProposalsQuery,
    answer: s.AdminProposals,
    refusals: ['club_not_found'],
  },
  adminCancelProposal: {
    params: s.AdminProposalParams,
    body: s.AdminCancelBody,
    answer: s.AdminCancelled,
    refusals: ['proposal_not_found', 'not_open'],
  },
  adminBounties: { query: s.AdminBountiesQuery, answer: s.AdminBounties },
})
