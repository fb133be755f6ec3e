import type { SwapMode } from '@narwhal-club/core/contract'
import { formatCount, formatTokens } from '@narwhal-club/core/format'
import { swap } from '@narwhal-club/core/messages/pages/swap'
import { ArrowDown } from 'lucide-react'
import * as styles from './SwapSides.css.ts'

const { review: words } = swap

/** An NFT that goes through, with its picture where that is known. */
export interface SwapNft {
  id: string
  image?: string | undefined
}

export interface SwapSidesProps {
  mode: SwapMode
  nfts: readonly SwapNft[]
  /** Base units of the token. */
  tokens: bigint
}

/** Pictures that are shown; the others are counted. */
const mostShown = 6

/** What is sent, and what comes for it. */
export function SwapSides({ mode, nfts, tokens }: SwapSidesProps) {
  const pair = [
    <Nfts key="nfts" nfts={nfts} />,
    <dd key="tokens" className={styles.what}>
      {words.tokens(formatTokens(tokens))}
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
  const shown = nfts.slice(0, mostShown)
  const rest = nfts.length - shown.length
  return (
    <>
      <dd className={styles.what}>{words.nfts(nfts.length)}</dd>
      {shown.length > 0 ? (
        <dd className={styles.arts}>
          {shown.map(({ id, image }) =>
            image ? (
              <img
                key={id}
                className={styles.art}
                src={image}
                alt={swap.choose.number(id)}
                width="40"
                height="40"
              />
            ) : (
              <span key={id}>{swap.choose.number(id)}</span>
            ),
          )}
          {rest > 0 ? <span>{words.more(formatCount(rest))}</span> : null}
        </dd>
      ) : null}
    </>
  )
}
