import { EventEmitter } from 'node:events'
import { hexToString, numberToHex, type PrivateKeyAccount } from 'viem'

type Answer = 'approve' | 'reject' | 'pending' | 'locked' | 'unsupported'
type Call = { method: string; params?: unknown }

const errors: Record<Exclude<Answer, 'approve'>, [number, string]> = {
  reject: [4001, 'User rejected the request.'],
  pending: [-32002, 'Request of type already pending.'],
  locked: [4100, 'The requested account has not been authorized.'],
  unsupported: [4200, 'The Provider does not support the requested method.'],
}

const refusal = (code: number, message: string) =>
  Object.assign(new Error(message), { code })

export type WalletDouble = ReturnType<typeof createWalletDouble>

/**
 * An EIP-1193 wallet for tests in Node: keys of the local world, answers as
 * told, everything else goes to the real chain.
 */
export function createWalletDouble(options: {
  rpcUrl: string
  accounts: PrivateKeyAccount[]
  chainId?: number
}) {
  const events = new EventEmitter()
  const answers = new Map<string, Answer>()
  const holds = new Map<string, Promise<void>>()
  const calls: Call[] = []
  const chains = new Set([25, 1])
  let accounts = options.accounts
  let chainId = options.chainId ?? 25
  let permitted = false

  async function node({ method, params = [] }: Call) {
    const response = await fetch(options.rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    const { result, error } = (await response.json()) as {
      result?: unknown
      error?: { code: number; message: string }
    }
    if (error) throw Object.assign(new Error(error.message), error)
    return result
  }
  const addresses = () => (permitted ? accounts.map((a) => a.address) : [])
  const permit = () => {
    permitted = accounts.length > 0
    return addresses().map((address) => address.toLowerCase())
  }
  const setChain = (next: number) => {
    chainId = next
    events.emit('chainChanged', numberToHex(next))
  }

  const handlers: Record<string, (params: never) => unknown> = {
    eth_chainId: () => numberToHex(chainId),
    eth_accounts: () => addresses().map((address) => address.toLowerCase()),
    eth_requestAccounts: permit,
    wallet_requestPermissions: () => [
      { caveats: [{ type: 'restrictReturnedAccounts', value: permit() }] },
    ],
    wallet_revokePermissions: () => {
      permitted = false
      return null
    },
    wallet_switchEthereumChain: ([{ chainId: id }]: [{ chainId: string }]) => {
      if (!chains.has(Number(id))) throw refusal(4902, 'Unrecognized chain')
      setChain(Number(id))
      return null
    },
    wallet_addEthereumChain: ([{ chainId: id }]: [{ chainId: string }]) => {
      chains.add(Number(id))
      return null
    },
    personal_sign: ([data, by]: [`0x${string}`, string]) => {
      const signer = accounts.find(
        ({ address }) => address.toLowerCase() === by.toLowerCase(),
      )
      if (!signer) throw refusal(4100, 'No such account')
      return signer.signMessage({ message: hexToString(data) })
    },
  }

  handlers.eth_signTypedData_v4 = ([by, json]: [string, string]) => {
    const signer = accounts.find(
      ({ address }) => address.toLowerCase() === by.toLowerCase(),
    )
    if (!signer) throw refusal(4100, 'No such account')
    return signer.signTypedData(JSON.parse(json))
  }

  return {
    calls,
    methods: () => calls.map((call) => call.method),
    /** What the person in front of the wallet does from now on. */
    answer: (method: string, answer: Answer) => answers.set(method, answer),
    /** The prompt stays open until the promise settles. */
    hold: (method: string, until: Promise<void>) => holds.set(method, until),
    forgetChain: (id: number) => chains.delete(id),
    setChain,
    setAccounts: (next: PrivateKeyAccount[]) => {
      accounts = next
      events.emit('accountsChanged', addresses())
    },
    disconnect: () => {
      permitted = false
      events.emit('accountsChanged', [])
    },
    permit,
    provider: {
      on: (name: string, listener: (value: unknown) => void) =>
        events.on(name, listener),
      removeListener: (name: string, listener: (value: unknown) => void) =>
        events.removeListener(name, listener),
      request: async (call: Call) => {
        calls.push(call)
        await holds.get(call.method)
        const answer = answers.get(call.method) ?? 'approve'
        if (answer !== 'approve') throw refusal(...errors[answer])
        const handle = handlers[call.method]
        return handle ? handle(call.params as never) : node(call)
      },
    },
  }
}
