import { shortAddress } from '@narwhal-club/core/format'
import { lazy, Suspense } from 'react'
import type { AccountChipProps } from './AccountChip.tsx'
import * as styles from './ConnectButton.css.ts'

const Loaded = lazy(async () => {
  const { AccountChip } = await import('./AccountChip.tsx')
  return { default: AccountChip }
})

/** Renders the chip; its code comes with the first who signs in. */
export function LazyAccountChip(props: AccountChipProps) {
  const place = (
    <span className={styles.chip} aria-hidden>
      <span className={`${styles.who} ${styles.place}`}>
        <span className={styles.address}>{shortAddress(props.address)}</span>
      </span>
    </span>
  )
  return (
    <Suspense fallback={place}>
      <Loaded {...props} />
    </Suspense>
  )
}
