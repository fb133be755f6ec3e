import { EventEmitter } from 'node:events'
import {
  type Hex,
  hexToString,
  numberToHex,
  type PrivateKeyAccount,
} from 'viem'
import type { Rpc } from '../../world/rpc.ts'
import type { Moments } from './moments.ts'

interface Call {
  method: string
  params?: unknown
}
interface Wanted {
  to: Hex
  data?: Hex
  value?: Hex
  gas: Hex
}
/** What a transaction is for. */
export const kinds = ['approve', 'transfer', 'swap', 'revoke'] as const
export type Kind = (typeof kinds)[number]

export interface Sent extends Wanted {
  kind: Kind
  nonce: number
  price: bigint
  hash: Hex
  raw: Hex
}

const usualPrice = 4_000_000_000n

const nothing = '0'.repeat(64)
/** By the call: what lets the vault take nothing takes its right back. */
const patterns: readonly [Kind, RegExp][] = [
  ['revoke', new RegExp(`^0x(095ea7b3|a22cb465).{64}${nothing}$`)],
  ['approve', /^0x(095ea7b3|a22cb465)/],
  ['swap', /^0x(8a241332|009ec928)/],
]
const kindOf = ({ data = '0x' }: Wanted): Kind =>
  patterns.find(([, pattern]) => pattern.test(data))?.[0] ?? 'transfer'

const refusal = (code: number, message: string) =>
  Object.assign(new Error(message), { code })

/**
 * A wallet with one key, as a person uses it: each prompt is a moment, signing
 * is real, and what was sent can be sped up or cancelled.
 */
export function createPurse(
  account: PrivateKeyAccount,
  chain: Rpc,
  moments: Moments,
) {
  const events = new EventEmitter()
  const sent: Sent[] = []
  let isPermitted = false
  let bendGas: (kind: Kind, gas: Hex) => Hex = (_, gas) => gas
  let isRefusing = false

  const addresses = () => (isPermitted ? [account.address.toLowerCase()] : [])
  const permit = () => {
    isPermitted = true
    return addresses()
  }
  const nonceNow = async () =>
    Number(
      await chain.call('eth_getTransactionCount', [account.address, 'pending']),
    )

  async function put(wanted: Wanted, kind: Kind, nonce: number, price: bigint) {
    const raw = await account.signTransaction({
      chainId: 25,
      type: 'legacy',
      nonce,
      to: wanted.to,
      gas: BigInt(wanted.gas),
      gasPrice: price,
      ...(wanted.data && { data: wanted.data }),
      ...(wanted.value && { value: BigInt(wanted.value) }),
    })
    const hash = await chain.call<Hex>('eth_sendRawTransaction', [raw])
    const entry = { ...wanted, kind, nonce, price, hash, raw }
    sent.push(entry)
    return entry
  }

  async function prompt(kind: 'sign' | Kind) {
    await moments.reach(`${kind}.asked`)
    if (!isRefusing) return
    isRefusing = false
    throw refusal(4001, 'User rejected the request.')
  }

  const handlers: Record<string, (params: never) => unknown> = {
    eth_chainId: () => numberToHex(25),
    eth_accounts: addresses,
    eth_requestAccounts: permit,
    wallet_requestPermissions: () => [
      { caveats: [{ type: 'restrictReturnedAccounts', value: permit() }] },
    ],
    personal_sign: ([text]: [Hex]) =>
      account.signMessage({ message: hexToString(text) }),
    async eth_signTypedData_v4([, json]: [string, string]) {
      await prompt('sign')
      const signature = await account.signTypedData(JSON.parse(json))
      await moments.reach('sign.done')
      return signature
    },
    async eth_sendTransaction([wanted]: [Wanted]) {
      const kind = kindOf(wanted)
      await prompt(kind)
      const meant = { ...wanted, gas: bendGas(kind, wanted.gas) }
      const { hash } = await put(meant, kind, await nonceNow(), usualPrice)
      await moments.reach(`${kind}.done`)
      return hash
    },
  }

  /** The same nonce with a higher price, for the same call or for none. */
  const replace = (entry: Sent, call: Partial<Wanted>) =>
    put({ ...entry, ...call }, entry.kind, entry.nonce, entry.price * 2n)

  return {
    provider: {
      on: (name: string, listener: (value: unknown) => void) =>
        events.on(name, listener),
      removeListener: (name: string, listener: (value: unknown) => void) =>
        events.removeListener(name, listener),
      request: async ({ method, params }: Call): Promise<unknown> => {
        const handle = handlers[method]
        return handle
          ? handle(params as never)
          : chain.call(method, params as unknown[])
      },
    },
    sent,
    last: (kind: Kind) => sent.filter((each) => each.kind === kind).at(-1),
    /** The person says no to the prompt that is open, or to the next. */
    refuse() {
      isRefusing = true
    },
    bendGas(next: typeof bendGas) {
      bendGas = next
    },
    speedUp: (entry: Sent) => replace(entry, {}),
    cancel: (entry: Sent) =>
      replace(entry, { to: account.address, data: '0x', value: '0x0' }),
    /** Sends again by hand what was sent before. */
    repeat: async (entry: Sent) =>
      put(entry, entry.kind, await nonceNow(), usualPrice),
    /** Sends what no page has asked for. */
    async byHand(wanted: Wanted) {
      const kind = kindOf(wanted)
      const entry = await put(wanted, kind, await nonceNow(), usualPrice)
      await moments.reach(`${kind}.done`)
      return entry
    },
    /** Hands to the chain again what it forgot. */
    rebroadcast: (entry: Sent) =>
      chain.call('eth_sendRawTransaction', [entry.raw]),
  }
}
