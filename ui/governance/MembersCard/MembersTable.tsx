import type { ClubMembers } from '@narwhal-club/core/contract'
import {
  formatCount,
  formatDate,
  formatShare,
  isSameAddress,
} from '@narwhal-club/core/format'
import { club } from '@narwhal-club/core/messages/pages/club'
import { DataTable } from '../../kit/DataTable/DataTable.tsx'
import { HolderLink } from '../../kit/HolderLink/HolderLink.tsx'
import type { HolderPlace } from '../../kit/HolderLink/place.ts'
import { useReaderZone } from '../../kit/readerZone/useReaderZone.ts'
import * as styles from './MembersCard.css.ts'

const words = club.members

export interface MembersTableProps extends HolderPlace {
  rows: readonly ClubMembers['rows'][number][]
}

/** Members with their votes; follows the reader's zone by itself. */
export function MembersTable(props: MembersTableProps) {
  const { rows, holderHref, linkAs, mine } = props
  const zone = useReaderZone()
  return (
    <DataTable
      caption={words.title}
      rows={rows}
      keyOf={({ address }) => address}
      isMine={({ address }) => isSameAddress(address, mine)}
      columns={[
        { label: words.rank, cell: ({ rank }) => formatCount(rank) },
        {
          label: words.member,
          cell: ({ address, since }) => (
            <>
              <HolderLink
                address={address}
                href={holderHref(address)}
                linkAs={linkAs}
              />
              <span className={styles.since}>
                {words.sinceOf(formatDate(since, zone))}
              </span>
            </>
          ),
        },
        {
          label: words.votes,
          cell: ({ votingPower }) => formatCount(votingPower),
          isNumber: true,
        },
        {
          label: words.share,
          cell: ({ share }) => share !== undefined && formatShare(share),
          isNumber: true,
        },
        {
          label: words.since,
          cell: ({ since }) => formatDate(since, zone),
          isNumber: true,
          isWide: true,
        },
      ]}
    />
  )
}
