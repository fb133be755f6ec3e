import { type Hex, hexToBytes, isHex, type TypedDataDefinition } from 'viem'
import { currentAccount, type WalletContext } from '../context.ts'
import { describeTypedData } from '../describeTypedData.ts'
import { invalid, unauthorized } from '../errors.ts'

/** Checks that the site may use the account it names, and returns its signer. */
export function signerFor(wallet: WalletContext, address: unknown) {
  const { signer } = currentAccount(wallet)
  if (wallet.store.get().isLocked)
    throw unauthorized('The demo wallet is locked: unlock it first.')
  const isShown = wallet.store.accounts().length > 0
  if (
    !isShown ||
    String(address).toLowerCase() !== signer.address.toLowerCase()
  )
    throw unauthorized('The site has no permission for that account.')
  return signer
}

/** `personal_sign`: `[message, address]`. */
export async function personalSign(
  wallet: WalletContext,
  [message, address]: readonly unknown[],
) {
  if (typeof message !== 'string') throw invalid('Expected a message.')
  const signer = signerFor(wallet, address)
  const raw = isHex(message) ? message : toHexText(message)
  const text = readText(raw)
  const warning = warnOfDomain(text)
  await wallet.ask({
    kind: 'signature',
    method: 'personal_sign',
    title: 'Sign this message',
    meaning: 'A signature proves that the account is yours. It costs nothing.',
    text: text ?? raw,
    ...(warning && { warning }),
  })
  return signer.signMessage({ message: { raw } })
}

/** `eth_signTypedData_v4`: `[address, data]`. */
export async function signTypedData(
  wallet: WalletContext,
  [address, data]: readonly unknown[],
) {
  const signer = signerFor(wallet, address)
  const typed = parseTypedData(data)
  const { chainId } = (typed.domain ?? {}) as { chainId?: unknown }
  if (chainId !== undefined && Number(chainId) !== wallet.store.get().chainId)
    throw invalid(`The data is for chain ${chainId}, the wallet is on another.`)
  await wallet.ask({
    kind: 'signature',
    method: 'eth_signTypedData_v4',
    title: `Sign: ${typed.primaryType}`,
    meaning: 'A signature on these exact values. It costs nothing.',
    facts: describeTypedData(typed),
  })
  return signer.signTypedData(typed)
}

function parseTypedData(data: unknown): TypedDataDefinition {
  try {
    const typed = typeof data === 'string' ? JSON.parse(data) : data
    if (typed.types[typed.primaryType] && typed.message) return typed
  } catch {
    // Falls through to the one refusal below.
  }
  throw invalid('Expected typed data with types, primaryType and message.')
}

const toHexText = (text: string): Hex =>
  `0x${[...new TextEncoder().encode(text)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}`

function readText(raw: Hex): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(hexToBytes(raw))
  } catch {
    return undefined
  }
}

/** ERC-4361: the first line names the site that asks. */
function warnOfDomain(text = ''): string | undefined {
  const domain = /^(\S+) wants you to sign in with your Ethereum account:/.exec(
    text,
  )?.[1]
  return domain && domain !== location.host
    ? `The message is for ${domain}, but you are on ${location.host}.`
    : undefined
}
