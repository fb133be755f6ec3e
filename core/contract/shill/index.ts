import { define } from '../kit/define.ts'
import { shillEndpoints } from './endpoints.ts'
import * as s from './schemas.ts'

/** Whose numbers they are, and whether the seal is ours. */
const ofCards = [
  'not_signed_in',
  'shill_card_unknown',
  'shill_not_yours',
] as const

export const shillApi = define(shillEndpoints, {
  shillFacts: {
    query: s.ShillFactsQuery,
    answer: s.ShillFacts,
    example: { topic: 'nft' },
    refusals: [
      ...ofCards,
      'shill_nothing_open',
      'shill_holds_none',
      'proposal_not_found',
      'bounty_not_found',
      'unavailable',
    ],
  },
  renderShill: {
    body: s.RenderShillBody,
    answer: s.ShillPost,
    refusals: [...ofCards, 'shill_wrong_template'],
  },
  shillTemplates: {
    query: s.ShillTemplatesQuery,
    answer: s.ShillTemplates,
    example: { language: 'en' },
  },
  adminShillTemplates: {
    query: s.ShillTemplatesQuery,
    answer: s.AdminShillTemplates,
    example: { language: 'en' },
  },
  putShillTemplate: {
    params: s.ShillTemplateParams,
    body: s.PutShillTemplateBody,
    answer: s.ShillTemplatePut,
    refusals: ['content_changed', 'shill_template_faulty'],
  },
  restoreShillTemplate: {
    params: s.ShillTemplateParams,
    body: s.RestoreShillTemplateBody,
    answer: s.ShillTemplatePut,
    refusals: ['content_changed'],
  },
  shillFavourites: { answer: s.ShillFavourites },
  keepShillFavourite: {
    body: s.KeepShillFavouriteBody,
    answer: s.ShillFavourite,
    refusals: ['shill_favourites_full', 'shill_favourite_taken'],
  },
  deleteShillFavourite: {
    params: s.ShillFavouriteParams,
    answer: s.ShillFavouriteGone,
  },
})
