import { feesEndpoints, type MyFees, urlOf } from '@narwhal-club/core/contract'
import { CreditsList } from '@narwhal-club/ui/governance/MineLists/CreditsList.tsx'
import { answerOf } from '../../data/answerOf.ts'
import { createUseAsk } from '../../data/ask.ts'
import { useConfig } from '../../data/config.ts'
import { useWhoKey } from '../../data/whoKey.ts'
import { adviceOf } from './advice.ts'

const { myFees } = feesEndpoints
const useAsk = createUseAsk({ myFees })
const rowsOf = ({ credits }: MyFees) => ({ rows: credits })

/** What the member who reads has paid that has paid for nothing yet. */
export function MyCredits() {
  const queryKey = useWhoKey()(urlOf(myFees))
  const { data, ...asked } = useAsk('myFees', {}, { queryKey })
  const { data: config } = useConfig()
  const explorer = config?.chain.explorerUrl
  return (
    <CreditsList
      answer={answerOf({ ...asked, data: data && rowsOf(data) }, adviceOf)}
      transactionHref={(hash) => (explorer ? `${explorer}/tx/${hash}` : null)}
    />
  )
}
