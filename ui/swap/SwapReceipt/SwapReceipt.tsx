import type { SwapIntent } from '@narwhal-club/core/contract'
import {
  formatCount,
  formatMoment,
  formatTokens,
  shortAddress,
} from '@narwhal-club/core/format'
import { swap } from '@narwhal-club/core/messages/pages/swap'
import { swapPage } from '@narwhal-club/core/messages/pages/swapPage'
import type { ShownStep } from '@narwhal-club/core/swapping'
import { AtSign, CircleCheck } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../kit/Button/Button.tsx'
import { CopyButton } from '../../kit/CopyButton/CopyButton.tsx'
import { ExternalLink } from '../../kit/ExternalLink/ExternalLink.tsx'
import { Facts } from '../../kit/Panel/Facts.tsx'
import { useReaderZone } from '../../kit/readerZone/useReaderZone.ts'
import { StatusChip } from '../../kit/StatusChip/StatusChip.tsx'
import { Ticket } from '../../kit/Ticket/Ticket.tsx'
import { eyebrow } from '../../theme/text.css.ts'
import { Arts, type SwapNft } from '../SwapSides/Arts.tsx'
import * as styles from './SwapReceipt.css.ts'

const { receipt: words } = swapPage

export interface SwapReceiptProps {
  intent: SwapIntent
  steps: readonly ShownStep[]
  /** Those that went through. */
  nfts: readonly SwapNft[]
  /** What is held now; missing while it is not known. */
  holdings?: { nfts: number; tokens: bigint; power: number } | undefined
  fee: string
  /** Without it transactions are not linked. */
  explorerUrl?: string | undefined
  /** What is copied: where its transaction is, or its hash. */
  proof: () => string
  onPost: () => void
  onAgain: () => void
}

/** What proves a swap: what came, what it took, and where the chain says so. */
export function SwapReceipt(props: SwapReceiptProps) {
  const { intent, holdings, nfts, proof, explorerUrl, onPost, onAgain } = props
  const { mode, ids, swapped } = intent
  const id = useId()
  const came = swapped?.ids ?? ids
  const tokens = swap.tokens(
    formatTokens(BigInt(swapped?.tokens ?? intent.tokens)),
  )
  const narwhals = swap.nfts(came.length)
  const received = mode === 'deposit' ? tokens : narwhals
  return (
    <section aria-labelledby={id} className={styles.root}>
      <Ticket
        stub={
          <div className={styles.acts}>
            <Explorer {...props} />
            <CopyButton
              text={proof}
              label={explorerUrl ? words.link : words.hash}
              done={words.copied}
            />
            <Button onClick={onPost}>
              <AtSign size={18} aria-hidden />
              {words.share}
            </Button>
            <Button variant="solid" onClick={onAgain}>
              {words.again}
            </Button>
          </div>
        }
      >
        <div className={styles.head}>
          {swapped ? (
            <span className={eyebrow}>
              {words.eyebrow(formatCount(swapped.block))}
            </span>
          ) : null}
          <StatusChip tone="success" icon={CircleCheck}>
            {words.done}
          </StatusChip>
        </div>
        <h2 id={id} className={styles.title}>
          {words.arrived(received)}
        </h2>
        <Arts nfts={nfts.filter((nft) => came.includes(nft.id))} />
        {came.length < ids.length ? (
          <p className={styles.said}>
            {words.fewer(formatCount(came.length), formatCount(ids.length))}
          </p>
        ) : null}
        {holdings ? (
          <p className={styles.said}>
            {words.hold(
              swap.nfts(holdings.nfts),
              swap.tokens(formatTokens(holdings.tokens)),
              formatCount(holdings.power),
            )}
          </p>
        ) : null}
        <Took {...props} tokens={tokens} narwhals={narwhals} />
        <Transactions {...props} />
      </Ticket>
    </section>
  )
}

const feeOf = ({ intent, fee }: SwapReceiptProps) => {
  const { exempt, credit } = words.feeOf
  if (intent.fee.state === 'exempt') return exempt
  return intent.fee.byCredit ? credit : fee
}

function Took(props: SwapReceiptProps & { tokens: string; narwhals: string }) {
  const { intent, tokens, narwhals } = props
  const { mode, swapped } = intent
  const zone = useReaderZone()
  const isDeposit = mode === 'deposit'
  const rows: [string, string][] = [
    [words.sent, isDeposit ? narwhals : tokens],
    [words.received, isDeposit ? tokens : narwhals],
    [words.fee, feeOf(props)],
  ]
  if (swapped)
    rows.push(
      [words.when, formatMoment(swapped.at, zone)],
      [words.transaction, shortAddress(swapped.hash)],
    )
  return <Facts rows={rows} />
}

/** The steps that were transactions, each where the chain shows it. */
function Transactions({ steps, explorerUrl }: SwapReceiptProps) {
  const sent = steps.filter(({ hash }) => hash?.startsWith('0x'))
  if (!explorerUrl || sent.length === 0) return null
  return (
    <ul className={styles.links} aria-label={words.transactions}>
      {sent.map(({ step, hash }) => (
        <li key={step}>
          <ExternalLink
            href={`${explorerUrl}/tx/${hash}`}
            className={styles.link}
          >
            {words.step[step]}
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}

function Explorer({ intent, explorerUrl }: SwapReceiptProps) {
  if (!explorerUrl || !intent.swapped) return null
  return (
    <ExternalLink
      href={`${explorerUrl}/tx/${intent.swapped.hash}`}
      className={styles.explorer}
    >
      {words.explorer}
    </ExternalLink>
  )
}
