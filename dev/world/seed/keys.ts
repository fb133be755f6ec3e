import { secp256k1 } from '@noble/curves/secp256k1'
import { type Address, type Hex, toHex } from 'viem'
import { mnemonicToAccount, privateKeyToAddress } from 'viem/accounts'
import {
  firstCrowdIndex,
  publishedKeys,
  publishedMnemonic,
  type Role,
  roles,
  type TestAccounts,
} from '../accounts.ts'
import { crowdSize } from './crowd.ts'

/** Signs a digest with a key, at once: viem only promises to. */
export function signWith(key: Hex, digest: Hex): Hex {
  const signature = secp256k1.sign(digest.slice(2), key.slice(2))
  const v = (27 + signature.recovery).toString(16)
  return `0x${signature.toCompactHex()}${v}`
}

/** Signs a digest with a published key. */
export const signAs = (role: Role, digest: Hex): Hex =>
  signWith(publishedKeys[roles.indexOf(role)] as Hex, digest)

const lower = (address: Address) => address.toLowerCase() as Address

/** Tells the keys of all who live in local worlds, the crowd's when it is asked. */
export function createKeys(accounts: TestAccounts) {
  const named = new Map<Address, Hex>(
    roles.map((role, index) => [
      lower(accounts[role].address),
      publishedKeys[index] as Hex,
    ]),
  )
  let crowd: Map<Address, Hex> | undefined
  return (address: Address): Hex | undefined => {
    const own = named.get(address)
    if (own) return own
    crowd ??= crowdKeys()
    return crowd.get(address)
  }
}

/** Derived from what their keys have in common, once: each by itself is slow. */
export function crowdKeys() {
  const parent = mnemonicToAccount(publishedMnemonic, {
    path: `m/44'/60'/0'/0`,
  }).getHdKey()
  return new Map(
    Array.from({ length: crowdSize }, (_, index): [Address, Hex] => {
      const { privateKey } = parent.deriveChild(firstCrowdIndex + index)
      const key = toHex(privateKey as Uint8Array)
      return [lower(privateKeyToAddress(key)), key]
    }),
  )
}
