import { type networkMachine, toNetworkView } from '@narwhal-club/core/network'
import { NetworkBanner } from '@narwhal-club/ui/connect/NetworkBanner/NetworkBanner.tsx'
import type { Render } from '../tour.ts'
import { Quiet } from './frames.tsx'

const words: Record<string, string> = {
  checking: 'The node is asked which chain it is on.',
  online: 'All is well: nothing is said.',
  confirming: 'Asked again; the last answer stands.',
}

/** The banner for the whole site, where there is something to say. */
export const network: Render<typeof networkMachine> = (snapshot) => {
  const quiet = words[snapshot.value]
  return (
    <>
      <NetworkBanner network={toNetworkView(snapshot)} />
      {quiet ? <Quiet>{quiet}</Quiet> : null}
    </>
  )
}
