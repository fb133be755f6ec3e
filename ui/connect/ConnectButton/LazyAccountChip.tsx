import { shortAddress } from '@narwhal-club/core/format'
import { loadable } from '../../kit/loadable/loadable.tsx'
import type { AccountChipProps } from './AccountChip.tsx'
import * as styles from './ConnectButton.css.ts'

/** As wide as the chip will be. */
const Placeholder = ({ address }: AccountChipProps) => (
  <span className={styles.chip} aria-hidden>
    <span className={`${styles.who} ${styles.place}`}>
      <span className={styles.address}>{shortAddress(address)}</span>
    </span>
  </span>
)

/** Renders the chip; its code comes with the first who signs in. */
export const LazyAccountChip = loadable(
  async () => (await import('./AccountChip.tsx')).AccountChip,
  { waiting: Placeholder },
)
