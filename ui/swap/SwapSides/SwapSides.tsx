import type { SwapMode } from '@narwhal-club/core/contract'
import { formatTokens } from '@narwhal-club/core/format'
import { swap } from '@narwhal-club/core/messages/pages/swap'
import { ArrowDown } from 'lucide-react'
import { Arts, type SwapNft } from './Arts.tsx'
import * as styles from './SwapSides.css.ts'

const { review: words } = swap

export interface SwapSidesProps {
  mode: SwapMode
  nfts: readonly SwapNft[]
  /** Base units of the token. */
  tokens: bigint
}

/** What is sent, and what comes for it. */
export function SwapSides({ mode, nfts, tokens }: SwapSidesProps) {
  const pair = [
    <Nfts key="nfts" nfts={nfts} />,
    <dd key="tokens" className={styles.what}>
      {swap.tokens(formatTokens(tokens))}
    </dd>,
  ]
  const [sent, received] = mode === 'deposit' ? pair : pair.reverse()
  return (
    <dl className={styles.root}>
      <div className={styles.side}>
        <dt className={styles.term}>{words.send}</dt>
        {sent}
      </div>
      <div className={styles.arrow} aria-hidden="true">
        <ArrowDown size={16} />
      </div>
      <div className={styles.side}>
        <dt className={styles.term}>{words.receive}</dt>
        {received}
      </div>
    </dl>
  )
}

function Nfts({ nfts }: Pick<SwapSidesProps, 'nfts'>) {
  return (
    <>
      <dd className={styles.what}>{swap.nfts(nfts.length)}</dd>
      {nfts.length > 0 ? (
        <dd className={styles.shown}>
          <Arts nfts={nfts} />
        </dd>
      ) : null}
    </>
  )
}
