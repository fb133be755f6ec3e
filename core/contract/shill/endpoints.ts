import type { Lines } from '../kit/endpoint.ts'

const favourites = '/api/shill/favourites'
const templates = '/api/admin/shill/templates'

/** Posts about the club, with facts that are sealed (behaviour 6). */
export const shillEndpoints = {
  /** What is known of a topic now, or what a card says; of oneself when signed in. */
  shillFacts: {
    method: 'GET',
    path: '/api/shill/facts',
    who: 'visitor',
    session: true,
  },
  /** Writes a post from a template: it changes nothing, and counts as a read. */
  renderShill: {
    method: 'POST',
    path: '/api/shill/render',
    who: 'visitor',
    session: true,
    rate: 'read',
    bytes: 16_384,
  },
  /** Templates of a language that administrators have changed. */
  shillTemplates: {
    method: 'GET',
    path: '/api/shill/templates',
    who: 'visitor',
    cache: 'public',
  },
  /** All of a language, with who changed them last. */
  adminShillTemplates: {
    method: 'GET',
    path: templates,
    who: 'administrator',
  },
  /** Puts one in the place of what the product came with, or of another. */
  putShillTemplate: {
    method: 'PUT',
    path: `${templates}/:language/:template`,
    who: 'administrator',
    fresh: true,
  },
  /** Takes it out again: what the product came with stands there. */
  restoreShillTemplate: {
    method: 'POST',
    path: `${templates}/:language/:template/restore`,
    who: 'administrator',
    fresh: true,
  },
  /** Posts that the member who asks wants to keep, the newest first. */
  shillFavourites: { method: 'GET', path: favourites, who: 'member' },
  keepShillFavourite: {
    method: 'POST',
    path: favourites,
    who: 'member',
    bytes: 16_384,
  },
  deleteShillFavourite: {
    method: 'DELETE',
    path: `${favourites}/:favourite`,
    who: 'member',
  },
} as const satisfies Lines
