import type { ModerationItem } from '@narwhal-club/core/contract'
import { paths } from '../../../paths.ts'
import { clubAddress } from '../../clubs/clubsAddress.ts'

/** Where a thing of the queue is read. */
export function placeHref({
  club,
  place,
}: Pick<ModerationItem, 'club' | 'place'>): string {
  if (place.kind === 'proposal') return paths.proposal(club.id, place.id)
  if (place.kind === 'bounty') return paths.bounty(club.id, place.id)
  return (
    paths.club(club.id) + clubAddress.format({ shows: 'ideas', idea: place.id })
  )
}
