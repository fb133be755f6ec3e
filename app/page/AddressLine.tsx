import { checksumAddress } from '@narwhal-club/core/checksum'
import { ui } from '@narwhal-club/core/messages'
import { shared } from '@narwhal-club/core/messages/pages/shared'
import { CopyButton } from '@narwhal-club/ui/kit/CopyButton/CopyButton.tsx'
import { ExternalLink } from '@narwhal-club/ui/kit/ExternalLink/ExternalLink.tsx'
import * as text from '@narwhal-club/ui/theme/text.css.ts'
import { useConfig } from '../data/config.ts'
import * as styles from './screens.css.ts'

/** A whole address, to copy and to look up. */
export function AddressLine({ address }: { address: string }) {
  const { data } = useConfig()
  const shown = checksumAddress(address)
  const explorer = data?.chain.explorerUrl
  return (
    <span className={styles.row}>
      <span className={`${text.mono} ${styles.address}`}>{shown}</span>
      <CopyButton
        text={shown}
        label={shared.copyAddress}
        done={ui.account.copied}
      />
      {explorer ? (
        <ExternalLink
          href={`${explorer}/address/${address}`}
          className={styles.link}
        >
          {shared.openExplorer}
        </ExternalLink>
      ) : null}
    </span>
  )
}
