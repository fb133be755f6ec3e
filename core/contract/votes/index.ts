import { BundleShape } from '../../rules/audit/bundle.ts'
import { define } from '../kit/define.ts'
import { votesEndpoints } from './endpoints.ts'
import * as s from './schemas.ts'

const params = s.VotesParams
/** Such as every local world has. */
const example = { proposal: 'e0000000-0000-4000-8000-000000000001' }

export const votesApi = define(votesEndpoints, {
  votes: {
    params,
    query: s.VotesQuery,
    answer: s.VoteList,
    example,
    refusals: ['proposal_not_found'],
  },
  castVote: {
    params,
    body: s.CastVoteBody,
    answer: s.VoteCast,
    refusals: [
      'proposal_not_found',
      'session_mismatch',
      'wrong_domain',
      'bad_envelope',
      'bad_vote',
      'bad_timestamp',
      'summary_mismatch',
      'bad_signature',
      'cannot_verify_now',
      'replayed',
      'proposal_cancelled',
      'club_paused',
      'voting_not_open',
      'voting_closed',
      'bad_choice',
      'no_voting_power',
      'stale_vote',
      'content_changed',
      'ballot_limit',
      'receipt_failed',
    ],
  },
  myVote: {
    params,
    query: s.MyVoteQuery,
    answer: s.MyVote,
    example,
    refusals: ['session_mismatch', 'proposal_not_found'],
  },
  nonVoters: {
    params,
    query: s.NonVotersQuery,
    answer: s.NonVoterList,
    example,
    refusals: ['proposal_not_found'],
  },
  timeline: {
    params,
    answer: s.VoteTimeline,
    example,
    refusals: ['proposal_not_found'],
  },
  powerStory: {
    params: s.VoterParams,
    answer: s.PowerStory,
    example: { ...example, address: `0x${'0'.repeat(40)}` },
    refusals: ['proposal_not_found'],
  },
  powerProof: {
    params: s.VoterParams,
    answer: s.PowerProof,
    example: { ...example, address: `0x${'0'.repeat(40)}` },
    refusals: ['proposal_not_found'],
  },
  bundle: {
    params,
    answer: BundleShape,
    example,
    refusals: ['proposal_not_found'],
  },
  logHead: { answer: s.LogHead, example: {} },
  logDays: { answer: s.LogDays, example: {} },
  log: { query: s.LogQuery, answer: s.LogLines, example: {} },
  logKeys: { answer: s.LogKeys, example: {} },
})
