/**
 * Signs in to a running club from Node, without any framework: the machines,
 * a wallet, a fetch with cookies. `npm start` in the repository gives a club.
 */
import { createApiClient, type Fetch } from '@narwhal-club/core/http'
import { loginMachine, toLoginView } from '@narwhal-club/core/login'
import { createLoginActors } from '@narwhal-club/core/login/actors'
import { hexToString, numberToHex, type PrivateKeyAccount, toHex } from 'viem'
import { createActor, waitFor } from 'xstate'

type Hex = `0x${string}`
type Ask = { method: string; params?: unknown[] }

/** An EIP-1193 wallet around one key. In a browser it is `window.ethereum`. */
const walletOf = (account: PrivateKeyAccount) => ({
  request: async ({ method, params = [] }: Ask): Promise<unknown> => {
    if (method === 'eth_accounts') return [account.address]
    if (method === 'eth_chainId') return numberToHex(25)
    if (method === 'personal_sign')
      return account.signMessage({ message: hexToString(params[0] as Hex) })
    throw Object.assign(new Error('Unsupported'), { code: 4200 })
  },
})

/** Node keeps no cookies by itself. A browser's `fetch` goes in as it is. */
export function withCookies(): Fetch {
  const jar = new Map<string, string>()
  return async (url, init) => {
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
    const headers = { ...init.headers, ...(cookie && { cookie }) }
    const response = await fetch(url, { ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      jar.set(name, value)
    }
    return response
  }
}

/** Signs in and returns the user, as the server sees them. */
export async function signIn(
  origin: string,
  account: PrivateKeyAccount,
  cookies = withCookies(),
) {
  const wallet = walletOf(account)
  const api = createApiClient({ fetch: cookies, baseUrl: origin, origin })
  const actors = createLoginActors({
    api,
    origin,
    signer: {
      sign: (message, address) =>
        wallet.request({
          method: 'personal_sign',
          params: [toHex(message), address],
        }) as Promise<Hex>,
      readAccount: async () => ({ address: account.address, chainId: 25 }),
    },
  })
  const login = createActor(loginMachine.provide({ actors })).start()

  login.send({ type: 'login.start', address: account.address })
  await waitFor(login, (snapshot) => !snapshot.matches('requestingNonce'))
  const view = toLoginView(login.getSnapshot())
  // A person reads this text before the wallet is asked to sign it.
  if (view.status !== 'messageReady') throw new Error(`Now ${view.status}`)
  login.send({ type: 'login.sign' })
  const end = await waitFor(login, (snapshot) => !snapshot.hasTag('pending'))
  if (!end.matches('succeeded')) throw new Error(`Now ${end.value}`)
  return { message: view.message, user: await api.me(), api }
}
