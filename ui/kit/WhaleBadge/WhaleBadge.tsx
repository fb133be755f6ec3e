import { words } from '@narwhal-club/core/messages'
import { Ship } from 'lucide-react'
import { Tooltip } from '../Tooltip/Tooltip.tsx'
import * as styles from './WhaleBadge.css.ts'

/**
 * Shows the WHALE badge and, on hover or focus, why (R1.3).
 *
 * @use beside a holder who is over both lines of a whale.
 * @avoid as a rank or a reward anywhere else.
 */
export function WhaleBadge() {
  return (
    <Tooltip content={words.whaleTooltip}>
      {(describedBy) => (
        // A button, so that keys and fingers reach the explanation too.
        <button
          type="button"
          className={styles.root}
          aria-describedby={describedBy}
        >
          <span className={styles.badge}>
            <Ship size={15} aria-hidden />
            {words.whale}
          </span>
        </button>
      )}
    </Tooltip>
  )
}
