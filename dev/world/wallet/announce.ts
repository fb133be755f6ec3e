import { icon } from './icon.ts'
import type { Provider } from './provider.ts'

/** How EIP-6963 tells this wallet from others. */
const info = Object.freeze({
  uuid: '7f0a5c1e-5d0e-4c6b-9a1b-2c1d60b70025',
  name: 'Demo wallet',
  rdns: 'club.narwhal.demo',
  icon,
})

/** Tells the page that this wallet is there, now and whenever it asks. */
export function announce(provider: Provider) {
  const detail = Object.freeze({ info, provider })
  const tell = () =>
    dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  addEventListener('eip6963:requestProvider', tell)
  tell()
}
