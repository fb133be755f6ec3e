import { checksumAddress } from '@narwhal-club/core/checksum'
import { shortAddress } from '@narwhal-club/core/format'
import { bounties } from '@narwhal-club/core/messages/pages/bounties'
import { RecordCard } from '@narwhal-club/ui/governance/bounties/RecordCard/RecordCard.tsx'
import { answerOf } from '../../data/answerOf.ts'
import { adviceOf } from './advice.ts'
import { useAsk } from './useBounties.ts'

export interface RecordProps {
  address: string
  as: 'author' | 'hunter'
}

/** What an address did before, over all clubs. */
export function Record({ address, as }: RecordProps) {
  const known = address.toLowerCase() as `0x${string}`
  const result = useAsk('bountyRecord', { address: known })
  return (
    <>
      <p>{bounties.record.of(shortAddress(checksumAddress(known)))}</p>
      <RecordCard answer={answerOf(result, adviceOf)} as={as} />
    </>
  )
}
