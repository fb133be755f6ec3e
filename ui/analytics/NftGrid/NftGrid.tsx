import { formatCount, formatDate } from '@narwhal-club/core/format'
import { analytics } from '@narwhal-club/core/messages/pages/analytics'
import { useReaderZone } from '../../kit/readerZone/useReaderZone.ts'
import * as styles from './NftGrid.css.ts'

const { art: words, member } = analytics

export interface NftTile {
  id: string
  /** Since when its holder has it. */
  since: string
  /** Missing while they are loaded, or where there are none. */
  name?: string | undefined
  image?: string | undefined
  /** Rarity among the collection, 1 the rarest, as a marketplace has it. */
  rank?: number | undefined
  isListed?: boolean | undefined
}

/** Shows members of the collection: their art, or their number where it is missing. */
export function NftGrid({ tiles }: { tiles: readonly NftTile[] }) {
  const zone = useReaderZone()
  return (
    <ul className={styles.root}>
      {tiles.map(({ id, since, name, image, rank, isListed }) => (
        <li key={id} className={styles.tile}>
          {image ? (
            <img
              className={styles.art}
              src={image}
              alt=""
              width="160"
              height="160"
            />
          ) : (
            <span className={styles.art}>{words.unknown}</span>
          )}
          <span>{name || `${member} ${id}`}</span>
          {rank || isListed ? (
            <span className={styles.facts}>
              {rank ? <span>{words.rank(formatCount(rank))}</span> : null}
              {isListed ? (
                <span className={styles.listed}>{words.listed}</span>
              ) : null}
            </span>
          ) : null}
          <span className={styles.since}>
            {words.since(formatDate(since, zone))}
          </span>
        </li>
      ))}
    </ul>
  )
}
