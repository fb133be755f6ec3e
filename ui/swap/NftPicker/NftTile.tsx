import { swap } from '@narwhal-club/core/messages/pages/swap'
import { Check } from 'lucide-react'
import { memo } from 'react'
import * as styles from './NftPicker.css.ts'

const { choose: words } = swap

export interface NftTileProps {
  id: string
  /** Missing while it is loaded, or where there is none. */
  image?: string | undefined
  isChosen: boolean
  /** Why it cannot be chosen. */
  why?: string | undefined
  /** No more may be chosen. */
  isFull: boolean
}

/** Its group hears it, so that a press draws one tile anew and not thousands. */
const leaveToGroup = () => {}

/** One member of the collection, to be chosen by a press on its picture. */
export const NftTile = memo(function NftTile(props: NftTileProps) {
  const { id, image, isChosen, why, isFull } = props
  const label = words.label(id)
  return (
    <label className={styles.tile}>
      <input
        type="checkbox"
        className={styles.input}
        value={id}
        aria-label={why ? `${label}, ${why}` : label}
        checked={isChosen}
        // What is chosen can always be let go.
        disabled={!isChosen && (why !== undefined || isFull)}
        onChange={leaveToGroup}
      />
      {image ? (
        <img
          className={styles.art}
          src={image}
          alt=""
          width="160"
          height="160"
        />
      ) : (
        <span className={styles.art}>{words.noPicture}</span>
      )}
      <span className={styles.mark} aria-hidden="true">
        <Check size={16} />
      </span>
      <span className={styles.line} aria-hidden="true">
        <span className={styles.number}>{swap.number(id)}</span>
        {why ? <span className={styles.why}>{why}</span> : null}
      </span>
    </label>
  )
})
