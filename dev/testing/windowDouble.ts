/** An EIP-1193 wallet. */
interface Wallet {
  provider: object
}

/** A `window` for EIP-6963 in Node; `remove` takes it away again. */
export function installWindow() {
  const target = new EventTarget()
  const dispatch = target.dispatchEvent.bind(target)
  const window = Object.assign(target, { ethereum: undefined as unknown })
  Object.assign(globalThis, { window })
  return {
    /** Announces a wallet, now and whenever a page asks. */
    announce: (
      wallet: Wallet,
      rdns: string,
      name: string,
      icon = 'data:image/svg+xml,<svg/>',
    ) => {
      const info = { uuid: rdns, rdns, name, icon }
      const detail = Object.freeze({ info, provider: wallet.provider })
      const say = () =>
        dispatch(new CustomEvent('eip6963:announceProvider', { detail }))
      target.addEventListener('eip6963:requestProvider', say)
      say()
    },
    /** Puts the wallet where older ones are found. */
    inject: (wallet: Wallet) => {
      window.ethereum = wallet.provider
    },
    remove: () => Reflect.deleteProperty(globalThis, 'window'),
  }
}
