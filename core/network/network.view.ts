import type { SnapshotFrom } from 'xstate'
import type { networkMachine } from './network.machine.ts'
import type { NetworkView } from './network.types.ts'

/** Turns the machine's snapshot into the one value that screens read. */
export function toNetworkView(
  snapshot: SnapshotFrom<typeof networkMachine>,
): NetworkView {
  const { chainId, block, since, wanted } = snapshot.context
  if (snapshot.matches('checking')) return { status: 'checking' }
  if (chainId === null) return { status: 'offline', since: since ?? 0 }
  return chainId === wanted
    ? { status: 'online', chainId, block }
    : { status: 'wrongChain', chainId }
}
