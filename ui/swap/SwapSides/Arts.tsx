import { formatCount } from '@narwhal-club/core/format'
import { swap } from '@narwhal-club/core/messages/pages/swap'
import * as styles from './SwapSides.css.ts'

/** An NFT that goes through, with its picture where that is known. */
export interface SwapNft {
  id: string
  image?: string | undefined
}

/** Pictures that are shown; the others are counted. */
const mostShown = 6

/** A few of what goes through, in a row. */
export function Arts({ nfts }: { nfts: readonly SwapNft[] }) {
  const shown = nfts.slice(0, mostShown)
  const rest = nfts.length - shown.length
  if (shown.length === 0) return null
  return (
    <div className={styles.arts}>
      {shown.map(({ id, image }) =>
        image ? (
          <img
            key={id}
            className={styles.art}
            src={image}
            alt={swap.number(id)}
            width="40"
            height="40"
          />
        ) : (
          <span key={id}>{swap.number(id)}</span>
        ),
      )}
      {rest > 0 ? <span>{swap.review.more(formatCount(rest))}</span> : null}
    </div>
  )
}
