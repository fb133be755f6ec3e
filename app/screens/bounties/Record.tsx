import { checksumAddress } from '@narwhal-club/core/checksum'
import { shortAddress } from '@narwhal-club/core/format'
import { RecordCard } from '@narwhal-club/ui/governance/bounties/RecordCard/RecordCard.tsx'
import { answerOf } from '../../data/answerOf.ts'
import { RouterLink } from '../../shell/RouterLink.tsx'
import { adviceOf } from './advice.ts'
import { useAsk } from './useBounties.ts'

export interface RecordProps {
  address: string
  as: 'author' | 'hunter'
  /** The bounties of everybody. */
  allHref: string
}

/** What an address did before, over all clubs. */
export function Record({ address, as, allHref }: RecordProps) {
  const known = address.toLowerCase() as `0x${string}`
  const result = useAsk('bountyRecord', { address: known })
  return (
    <RecordCard
      answer={answerOf(result, adviceOf)}
      as={as}
      who={shortAddress(checksumAddress(known))}
      allHref={allHref}
      linkAs={RouterLink}
    />
  )
}
