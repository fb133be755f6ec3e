import { type ClubSort, clubSorts } from '@narwhal-club/core/contract'
import { clubs } from '@narwhal-club/core/messages/pages/clubs'
import {
  ListControls,
  type ListControlsProps,
} from '../../kit/ListControls/ListControls.tsx'

const words = { ...clubs, only: clubs.eligible }

/** What a list of clubs is searched, sorted and narrowed by. */
export const ClubsControls = (
  props: Omit<ListControlsProps<ClubSort>, 'words' | 'sorts'>,
) => <ListControls words={words} sorts={clubSorts} {...props} />
