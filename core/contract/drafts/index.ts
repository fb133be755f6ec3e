import { define } from '../kit/define.ts'
import { draftsEndpoints } from './endpoints.ts'
import * as s from './schemas.ts'

const params = s.DraftParams
/** An idea that every local world has. */
const example = { draft: 'd0000000-0000-4000-8000-000000000001' }

/** What is shared may be refused with: all may read it. */
const ofIdeas = [
  'club_paused',
  'insufficient_vp',
  'vp_unavailable',
  'bad_proposal',
  'link_blocked',
  'author_blocked',
  'taken_down',
] as const

export const draftsApi = define(draftsEndpoints, {
  drafts: { query: s.DraftsQuery, answer: s.DraftList },
  createDraft: {
    body: s.CreateDraftBody,
    answer: s.Draft,
    refusals: ['club_not_found', 'draft_conflict', 'draft_limit'],
  },
  draft: {
    params,
    answer: s.Draft,
    example,
    refusals: ['draft_not_found'],
  },
  saveDraft: {
    params,
    body: s.SaveDraftBody,
    answer: s.DraftSaved,
    refusals: ['draft_not_found', 'draft_conflict', 'draft_signed', ...ofIdeas],
  },
  deleteDraft: {
    params,
    answer: s.DraftGone,
    refusals: ['draft_not_found', 'draft_signed'],
  },
  shareDraft: {
    params,
    answer: s.Draft,
    refusals: ['draft_not_found', 'draft_conflict', ...ofIdeas],
  },
  unshareDraft: { params, answer: s.Draft, refusals: ['draft_not_found'] },
  adoptDraft: {
    params,
    answer: s.Draft,
    refusals: [
      'draft_not_found',
      'club_paused',
      'insufficient_vp',
      'vp_unavailable',
      'draft_limit',
      'taken_down',
    ],
  },
  ideas: {
    params: s.IdeasParams,
    query: s.IdeasQuery,
    answer: s.IdeaList,
    example: { club: 'main' },
    refusals: ['club_not_found'],
  },
})
