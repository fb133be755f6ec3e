import type { ModerationItem } from '@narwhal-club/core/contract'
import { paths } from '../../../paths.ts'
import { ideaHref } from '../../proposals/writing.ts'

/** Where a thing of the queue is read. */
export function placeHref({
  club,
  place,
}: Pick<ModerationItem, 'club' | 'place'>): string {
  if (place.kind === 'proposal') return paths.proposal(club.id, place.id)
  if (place.kind === 'bounty') return paths.bounty(club.id, place.id)
  return ideaHref(club.id, place.id)
}
