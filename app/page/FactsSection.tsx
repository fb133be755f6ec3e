import type { ClubFacts } from '@narwhal-club/core/contract'
import { formatNumber, formatTrillions } from '@narwhal-club/core/format'
import { words } from '@narwhal-club/core/messages'
import { home } from '@narwhal-club/core/messages/pages/home'
import { shared } from '@narwhal-club/core/messages/pages/shared'
import { Card } from '@narwhal-club/ui/kit/Card/Card.tsx'
import { ErrorState } from '@narwhal-club/ui/kit/ErrorState/ErrorState.tsx'
import { Metric } from '@narwhal-club/ui/kit/Metric/Metric.tsx'
import { StaleNote } from '@narwhal-club/ui/kit/StaleNote/StaleNote.tsx'
import * as text from '@narwhal-club/ui/theme/text.css.ts'
import { useFacts } from '../data/facts.ts'
import { Section } from './Page.tsx'
import * as styles from './screens.css.ts'

type Fact = 'supply' | 'inVault' | 'tokenSupply' | 'tokenInVault'

const values: Record<Fact, (facts: ClubFacts) => string | undefined> = {
  supply: ({ nft }) => nft && formatNumber(nft.supply),
  inVault: ({ nft }) => nft && formatNumber(nft.inVault),
  tokenSupply: ({ token }) => token && formatTrillions(BigInt(token.supply)),
  tokenInVault: ({ token }) => token && formatTrillions(BigInt(token.inVault)),
}

/** "As of block N", or nothing while no block is known. */
export const asOf = (facts: ClubFacts | undefined) =>
  facts?.source.block === undefined
    ? undefined
    : shared.asOf(facts.source.block.toLocaleString('en-US'))

/** Shows what can be read from the chain, with where it comes from. */
export function FactsSection({ show }: { show: readonly Fact[] }) {
  const { data, isPending, isError, refetch } = useFacts()
  return (
    <Section title={home.facts.title}>
      {isError && !data ? (
        <ErrorState action={words.tryAgain} onAction={() => refetch()} />
      ) : (
        <Card>
          <div className={styles.metrics}>
            {show.map((fact) => (
              <Metric
                key={fact}
                label={home.facts[fact]}
                value={data && values[fact](data)}
                loading={isPending}
              />
            ))}
          </div>
          <FactsNote facts={data} isOlder={isError} />
        </Card>
      )}
    </Section>
  )
}

export interface FactsNoteProps {
  facts: ClubFacts | undefined
  /** They could not be read anew. */
  isOlder: boolean
}

/** Says how far a fact can be trusted: the block, or who does not answer. */
export function FactsNote({ facts, isOlder }: FactsNoteProps) {
  const status = facts?.source.status
  if (status === 'unavailable')
    return <StaleNote>{shared.factsUnavailable}</StaleNote>
  const at = asOf(facts)
  if (isOlder)
    return (
      <StaleNote>
        {shared.factsOlder} {at}
      </StaleNote>
    )
  if (status === 'stale') return <StaleNote>{shared.factsStale}</StaleNote>
  // An empty line keeps the room until the block is known.
  return <p className={text.eyebrow}>{at ?? '\u00a0'}</p>
}
