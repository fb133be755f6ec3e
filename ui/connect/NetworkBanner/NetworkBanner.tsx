import { chain } from '@narwhal-club/core/constants'
import { ui } from '@narwhal-club/core/messages'
import type { NetworkView } from '@narwhal-club/core/network'
import { CloudOff, ServerOff, Unplug } from 'lucide-react'
import { Banner } from '../../kit/Banner/Banner.tsx'

export interface NetworkBannerProps {
  network: NetworkView
  /** Our own server does not answer. */
  serverAway?: boolean
  /** The chain the club lives on. @default 25 */
  chainId?: number
}

/** Says which part of the network is away; nothing while all is well. */
export function NetworkBanner(props: NetworkBannerProps) {
  const { network, serverAway, chainId = chain.id } = props
  const { serverAway: server, nodeAway, nodeWrong } = ui.network
  if (serverAway)
    return (
      <Banner icon={ServerOff} title={server.title}>
        {server.body}
      </Banner>
    )
  if (network.status === 'offline')
    return (
      <Banner icon={CloudOff} title={nodeAway.title}>
        {nodeAway.body}
      </Banner>
    )
  if (network.status === 'wrongChain')
    return (
      <Banner icon={Unplug} title={nodeWrong.title}>
        {nodeWrong.body(network.chainId, chainId)}
      </Banner>
    )
  return null
}
