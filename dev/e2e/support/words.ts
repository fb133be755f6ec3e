import { about } from '@narwhal-club/core/messages/pages/about'
import { admin } from '@narwhal-club/core/messages/pages/admin'
import { analytics } from '@narwhal-club/core/messages/pages/analytics'
import { areas } from '@narwhal-club/core/messages/pages/areas'
import { club } from '@narwhal-club/core/messages/pages/club'
import { clubs } from '@narwhal-club/core/messages/pages/clubs'
import { diagnostics } from '@narwhal-club/core/messages/pages/diagnostics'
import { home } from '@narwhal-club/core/messages/pages/home'
import { shill } from '@narwhal-club/core/messages/pages/shill'
import { swap } from '@narwhal-club/core/messages/pages/swap'
import { team } from '@narwhal-club/core/messages/pages/team'

/**
 * Our own words of the pages, where the specification gives none. What it does
 * give stands in the tests, letter by letter.
 */
export const pages = {
  about,
  admin,
  analytics,
  areas,
  club,
  clubs,
  diagnostics,
  home,
  shill,
  swap,
  team,
}
