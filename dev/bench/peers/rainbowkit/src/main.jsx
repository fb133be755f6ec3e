import '@rainbow-me/rainbowkit/styles.css'
import {
  ConnectButton,
  getDefaultConfig,
  RainbowKitProvider,
} from '@rainbow-me/rainbowkit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { WagmiProvider } from 'wagmi'
import { cronos } from 'wagmi/chains'

// The kit's own example, and no more: a title, a sentence and its button.
const config = getDefaultConfig({
  appName: 'Peer',
  projectId: '00000000000000000000000000000000',
  chains: [cronos],
})

createRoot(document.getElementById('root')).render(
  <WagmiProvider config={config}>
    <QueryClientProvider client={new QueryClient()}>
      <RainbowKitProvider>
        <h1>Where narwhal holders decide</h1>
        <p>One narwhal, one vote.</p>
        <ConnectButton />
      </RainbowKitProvider>
    </QueryClientProvider>
  </WagmiProvider>,
)
