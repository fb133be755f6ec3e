import { checksumAddress } from '@narwhal-club/core/checksum'
import type { AsOf } from '@narwhal-club/core/contract'
import { analytics } from '@narwhal-club/core/messages/pages/analytics'
import { mono } from '../../theme/text.css.ts'
import * as styles from './LeftOut.css.ts'

const { exclude: words } = analytics

/** Lists the addresses that no number counts, and why. */
export function LeftOut({ excluded }: Pick<AsOf, 'excluded'>) {
  if (excluded.length === 0)
    return <p className={styles.reason}>{words.none}</p>
  return (
    <details>
      <summary className={styles.summary}>
        {words.list(excluded.length)}
      </summary>
      <ul className={styles.list}>
        {excluded.map(({ address, reason }) => (
          <li key={address}>
            <span className={mono}>{checksumAddress(address)}</span>{' '}
            <span className={styles.reason}>{words.reasons[reason]}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
