import { define } from '../kit/define.ts'
import { bountiesEndpoints } from './endpoints.ts'
import * as s from './schemas.ts'

const params = s.BountyParams
/** What every local world has. */
const example = { bounty: 'b0000000-0000-4000-8000-000000000001' }
const work = { submission: 'b1000000-0000-4000-8000-000000000001' }
const ofClub = { club: 'main' }

/** What a signed message may be refused with (E). */
const ofSigned = [
  'bad_envelope',
  'bad_timestamp',
  'wrong_domain',
  'session_mismatch',
  'bad_signature',
  'summary_mismatch',
  'content_changed',
  'replayed',
  'bad_bounty',
  'bad_dates',
  'body_too_long',
  'link_blocked',
] as const

/** Why a payment does not pay for what is to be published. */
const ofFees = [
  'fee_required',
  'fee_unconfirmed',
  'fee_expired',
  'fee_closed',
  'fee_not_found',
] as const

export const bountiesApi = define(bountiesEndpoints, {
  bounties: {
    query: s.BountiesQuery,
    answer: s.BountyList,
    refusals: ['not_signed_in', 'club_not_found'],
  },
  clubBounties: {
    params: s.BountyClubParams,
    query: s.ClubBountiesQuery,
    answer: s.BountyList,
    example: ofClub,
    refusals: ['not_signed_in', 'club_not_found'],
  },
  bounty: {
    params,
    answer: s.BountyDetail,
    example,
    refusals: ['bounty_not_found'],
  },
  bountyVersions: {
    params,
    answer: s.BountyVersions,
    example,
    refusals: ['bounty_not_found'],
  },
  bountyRecord: {
    params: s.BountyRecordParams,
    answer: s.BountyRecord,
    example: { address: '0x70997970c51812dc3a010c7d01b50e0d17dc79c8' },
  },
  checkBounty: {
    body: s.CheckBountyBody,
    answer: s.BountyCheck,
    refusals: ['club_not_found'],
  },
  createBounty: {
    body: s.CreateBountyBody,
    answer: s.BountyPublished,
    refusals: [
      ...ofSigned,
      ...ofFees,
      'draft_not_found',
      'club_not_found',
      'club_paused',
      'author_blocked',
      'insufficient_vp',
      'vp_unavailable',
      'payout_overdue',
    ],
  },
  editBounty: {
    params,
    body: s.EditBountyBody,
    answer: s.BountyPublished,
    refusals: [
      ...ofSigned,
      'bounty_not_found',
      'not_author',
      'not_open',
      'version_limit',
      'club_paused',
      'author_blocked',
    ],
  },
  closeBounty: {
    params,
    answer: s.BountyDone,
    refusals: ['bounty_not_found', 'not_author', 'not_open', 'club_paused'],
  },
  extendBounty: {
    params,
    body: s.ExtendBountyBody,
    answer: s.BountyDone,
    refusals: [
      'bounty_not_found',
      'not_author',
      'not_open',
      'club_paused',
      'bad_dates',
    ],
  },
  cancelBounty: {
    params,
    body: s.CancelBountyBody,
    answer: s.BountyDone,
    refusals: [
      'bounty_not_found',
      'not_author',
      'not_open',
      'has_submissions',
      'bounty_disputed',
    ],
  },
  awardBounty: {
    params,
    body: s.AwardBountyBody,
    answer: s.BountyDone,
    refusals: [
      'bounty_not_found',
      'submission_not_found',
      'not_author',
      'not_open',
      'still_open',
      'bounty_disputed',
      'bad_award',
      'award_bound',
    ],
  },
  disputeBounty: {
    params,
    body: s.DisputeBountyBody,
    answer: s.BountyDisputed,
    refusals: [
      'bounty_not_found',
      'submission_not_found',
      'insufficient_vp',
      'vp_unavailable',
      'bounty_disputed',
      'dispute_too_early',
      'dispute_over',
      'dispute_before',
      'share_paid',
      'own_bounty',
      'reason_required',
      'link_blocked',
      'index_behind',
      'no_block',
    ],
  },
  submissions: {
    params,
    query: s.SubmissionsQuery,
    answer: s.SubmissionList,
    example,
    refusals: ['bounty_not_found'],
  },
  createSubmission: {
    params,
    body: s.CreateSubmissionBody,
    answer: s.Submission,
    refusals: [
      'bounty_not_found',
      'club_paused',
      'not_open',
      'own_bounty',
      'bounty_treasury',
      'author_blocked',
      'insufficient_vp',
      'vp_unavailable',
      'already_submitted',
      'submission_conflict',
      'bad_submission',
      'link_blocked',
    ],
  },
  submission: {
    params: s.SubmissionParams,
    answer: s.SubmissionDetail,
    example: work,
    refusals: ['submission_not_found'],
  },
  editSubmission: {
    params: s.SubmissionParams,
    body: s.EditSubmissionBody,
    answer: s.Submission,
    refusals: [
      'submission_not_found',
      'not_author',
      'not_open',
      'club_paused',
      'author_blocked',
      'insufficient_vp',
      'vp_unavailable',
      'bad_submission',
      'link_blocked',
      'submission_full',
    ],
  },
  withdrawSubmission: {
    params: s.SubmissionParams,
    answer: s.BountyDone,
    refusals: [
      'submission_not_found',
      'not_author',
      'not_open',
      'bounty_disputed',
    ],
  },
  reviewSubmission: {
    params: s.SubmissionParams,
    body: s.ReviewSubmissionBody,
    answer: s.Submission,
    refusals: [
      'submission_not_found',
      'not_author',
      'not_open',
      'bounty_disputed',
      'reason_required',
    ],
  },
  reportPayout: {
    params: s.SubmissionParams,
    body: s.ReportPayoutBody,
    answer: s.Submission,
    refusals: [
      'submission_not_found',
      'bounty_disputed',
      'payout_not_due',
      'bad_hash',
      'payout_unseen',
      'payout_reverted',
      'payout_unseen',
      'payout_wrong_asset',
      'payout_wrong_recipient',
      'payout_wrong_sender',
      'payout_too_small',
      'payout_too_old',
      'payout_used',
    ],
  },
  bountyDrafts: { query: s.BountyDraftsQuery, answer: s.BountyDraftList },
  createBountyDraft: {
    body: s.CreateBountyDraftBody,
    answer: s.BountyDraft,
    refusals: ['club_not_found', 'draft_conflict', 'draft_limit'],
  },
  bountyDraft: {
    params: s.BountyDraftParams,
    answer: s.BountyDraft,
    example: { draft: 'bd000000-0000-4000-8000-000000000001' },
    refusals: ['draft_not_found'],
  },
  saveBountyDraft: {
    params: s.BountyDraftParams,
    body: s.SaveBountyDraftBody,
    answer: s.BountyDraftSaved,
    refusals: ['draft_not_found', 'draft_conflict', 'draft_signed'],
  },
  deleteBountyDraft: {
    params: s.BountyDraftParams,
    answer: s.BountyDone,
    refusals: ['draft_not_found', 'draft_signed'],
  },
})
