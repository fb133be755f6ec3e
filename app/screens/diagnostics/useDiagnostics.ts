import {
  type Ask,
  diagnosticsEndpoints,
  type Surface,
  urlOf,
} from '@narwhal-club/core/contract'
import { createUseAsk } from '../../data/ask.ts'
import { useWhoKey } from '../../data/whoKey.ts'

const useAsk = createUseAsk(diagnosticsEndpoints)
const { diagnosticLog, diagnosticWallet } = diagnosticsEndpoints

/** Asks for the server's log: anew each time, and for who asks alone. */
export function useServerLog(asked: Ask<Surface['diagnosticLog']>) {
  const queryKey = useWhoKey()(urlOf(diagnosticLog, asked))
  return useAsk('diagnosticLog', asked, { queryKey, staleTime: 0 })
}

/** Asks how the wallets service answers about a wallet. */
export function useServiceAnswer(address: string) {
  const queryKey = useWhoKey()(urlOf(diagnosticWallet, { address }))
  return useAsk('diagnosticWallet', { address }, { queryKey, staleTime: 0 })
}
