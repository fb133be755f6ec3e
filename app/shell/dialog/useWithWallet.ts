import { comesBack } from '../../data/comesBack.ts'
import { useSystem } from '../../useSystem.ts'
import { useConnect } from './useDialog.ts'

/**
 * Does what needs the wallet: who has a session and no wallet here is led to it by
 * the press. One of the last visit that is on its way is not asked for again; the
 * act says where it is not here yet.
 */
export function useWithWallet() {
  const system = useSystem()
  const onConnect = useConnect()
  return (act: () => void) => {
    const { wallet } = system.getSnapshot()
    const isHere = wallet.phase === 'connected' || comesBack(wallet.status)
    if (isHere) act()
    else onConnect()
  }
}
