import { brand } from '@narwhal-club/core/brand'
import { checksumAddress } from '@narwhal-club/core/checksum'
import {
  formatPower,
  formatTrillions,
  shortAddress,
} from '@narwhal-club/core/format'
import { ui } from '@narwhal-club/core/messages'
import { home } from '@narwhal-club/core/messages/pages/home'
import { Card } from '@narwhal-club/ui/kit/Card/Card.tsx'
import { Metric } from '@narwhal-club/ui/kit/Metric/Metric.tsx'
import * as text from '@narwhal-club/ui/theme/text.css.ts'
import * as styles from '../../page/screens.css.ts'
import { useView } from '../../useSystem.ts'

/** What the signed-in reader holds. */
export function MyCard() {
  const session = useView((view) => view.session)
  const balance = useView((view) => view.balance)
  if (session.status !== 'signedIn') return null
  const { nftCount, votingPower, address } = session.user
  const { footer } = ui
  return (
    <Card
      title={home.card.title}
      aside={
        <span className={text.mono}>
          {shortAddress(checksumAddress(address))}
        </span>
      }
    >
      <div className={styles.trio}>
        <Metric
          label={footer.votingPower}
          value={
            votingPower === undefined ? undefined : formatPower(votingPower)
          }
        />
        <Metric label={footer.nfts} value={nftCount?.toLocaleString('en-US')} />
        <Metric
          label={`$${brand.product}`}
          loading={balance.status === 'loading'}
          value={
            balance.status === 'loaded'
              ? formatTrillions(balance.value)
              : undefined
          }
          detail={balance.error}
        />
      </div>
    </Card>
  )
}
