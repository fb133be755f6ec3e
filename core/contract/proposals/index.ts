import { define } from '../kit/define.ts'
import { ofProposal, ofSignedProposal } from '../kit/publishing.ts'
import { proposalsEndpoints } from './endpoints.ts'
import * as s from './schemas.ts'

const params = s.ProposalParams
/** What every local world has, with two versions. */
const example = { proposal: 'e0000000-0000-4000-8000-000000000001' }
const ofClub = { club: 'main' }

/** Why a payment does not pay for what is to be published (P, ours). */
const ofFees = [
  'fee_required',
  'fee_unconfirmed',
  'fee_wrong_token',
  'fee_wrong_recipient',
  'fee_wrong_sender',
  'fee_too_small',
  'fee_too_old',
  'fee_too_late',
  'fee_used',
  'fee_reverted',
  'fee_no_transfer',
  'fee_expired',
  'fee_closed',
] as const

export const proposalsApi = define(proposalsEndpoints, {
  proposals: {
    query: s.ProposalsQuery,
    answer: s.ProposalList,
    refusals: ['not_signed_in', 'club_not_found'],
  },
  clubProposals: {
    params: s.ProposalClubParams,
    query: s.ClubProposalsQuery,
    answer: s.ProposalList,
    example: ofClub,
    refusals: ['not_signed_in', 'club_not_found'],
  },
  proposal: {
    params,
    answer: s.ProposalDetail,
    example,
    refusals: ['proposal_not_found'],
  },
  proposalVersions: {
    params,
    answer: s.ProposalVersions,
    example,
    refusals: ['proposal_not_found'],
  },
  proposalDiff: {
    params,
    query: s.DiffQuery,
    answer: s.ProposalDiff,
    example: { ...example, from: '1', to: '1' },
    refusals: ['proposal_not_found', 'version_not_found'],
  },
  proposalVoters: {
    params,
    query: s.VotersQuery,
    answer: s.ProposalVoters,
    example,
    refusals: ['proposal_not_found'],
  },
  proposalCalendar: {
    params,
    answer: s.ProposalCalendar,
    example,
    refusals: ['proposal_not_found'],
  },
  clubFeed: {
    params: s.ProposalClubParams,
    answer: s.ClubFeed,
    example: ofClub,
    refusals: ['club_not_found'],
  },
  checkProposal: {
    body: s.CheckProposalBody,
    answer: s.ProposalCheck,
    refusals: ['club_not_found'],
  },
  createProposal: {
    body: s.CreateProposalBody,
    answer: s.ProposalPublished,
    refusals: [...ofProposal, 'draft_not_found', 'fee_not_found', ...ofFees],
  },
  editProposal: {
    params,
    body: s.EditProposalBody,
    answer: s.ProposalPublished,
    refusals: [
      ...ofSignedProposal,
      'proposal_not_found',
      'not_author',
      'not_open',
      'version_limit',
      'club_paused',
      'author_blocked',
    ],
  },
  cancelProposal: {
    params,
    body: s.CancelBody,
    answer: s.ProposalDone,
    refusals: [
      'proposal_not_found',
      'not_author',
      'not_moderator',
      'not_open',
      'fresh_signature_needed',
    ],
  },
  reportProposal: {
    params,
    body: s.ReportBody,
    answer: s.ProposalDone,
    refusals: ['proposal_not_found', 'insufficient_vp', 'vp_unavailable'],
  },
  flagProposal: {
    params,
    body: s.FlagBody,
    answer: s.ProposalDone,
    refusals: ['proposal_not_found', 'not_moderator', 'already_flagged'],
  },
  clearProposal: {
    params,
    answer: s.ProposalDone,
    refusals: ['proposal_not_found', 'not_moderator'],
  },
  eligibility: {
    query: s.EligibilityQuery,
    answer: s.Eligibility,
    example: { ...ofClub, action: 'propose' },
    refusals: ['club_not_found'],
  },
})
