import { chain } from '@narwhal-club/core/constants'
import type { SwapCredit, SwapIntent } from '@narwhal-club/core/contract'
import {
  formatAmount,
  formatMoment,
  formatTokens,
} from '@narwhal-club/core/format'
import { swap } from '@narwhal-club/core/messages/pages/swap'
import { swapPage } from '@narwhal-club/core/messages/pages/swapPage'
import { Coins } from 'lucide-react'
import { Button } from '../../kit/Button/Button.tsx'
import { Card } from '../../kit/Card/Card.tsx'
import { useReaderZone } from '../../kit/readerZone/useReaderZone.ts'
import * as styles from './SwapLeft.css.ts'

const { left: words } = swapPage

export interface SwapLeftProps {
  unfinished: readonly SwapIntent[]
  credits: readonly SwapCredit[]
  /** Goes on with one of them: there it can be given up, too. */
  onContinue: (intent: string) => void
}

/** What an earlier visit or another device has begun, and fees that wait. */
export function SwapLeft({ unfinished, credits, onContinue }: SwapLeftProps) {
  if (unfinished.length + credits.length === 0) return null
  return (
    <Card title={words.title}>
      <ul className={styles.root}>
        {unfinished.map((intent) => (
          <li key={intent.id} className={styles.row}>
            <Begun intent={intent} />
            <Button variant="solid" onClick={() => onContinue(intent.id)}>
              {words.act}
            </Button>
          </li>
        ))}
        {credits.map((credit) => (
          <li key={credit.hash} className={styles.row}>
            <Credit credit={credit} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Begun({ intent }: { intent: SwapIntent }) {
  const { mode, ids, tokens, fee, createdAt } = intent
  const zone = useReaderZone()
  return (
    <div>
      <p className={styles.what}>
        {words.swap[mode](
          swap.nfts(ids.length),
          swap.tokens(formatTokens(BigInt(tokens))),
        )}
      </p>
      <p className={styles.note}>
        {words.begun(formatMoment(createdAt, zone))} {words.fee[fee.state]}
      </p>
    </div>
  )
}

function Credit({ credit: { amount, at, until } }: { credit: SwapCredit }) {
  const zone = useReaderZone()
  const coins = `${formatAmount(BigInt(amount))} ${chain.nativeCurrency.symbol}`
  return (
    <div className={styles.credit}>
      <Coins size={18} aria-hidden />
      <p>
        {words.credit(coins, formatMoment(at, zone))}{' '}
        {words.until(formatMoment(until, zone))}
      </p>
    </div>
  )
}
