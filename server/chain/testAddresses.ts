import { pbkdf2Sync } from 'node:crypto'
import { getContractAddress, toHex } from 'viem'
import { HDKey, privateKeyToAddress } from 'viem/accounts'

/** The phrase anvil and hardhat publish: every key below it is anyone's. */
const phrase = 'test test test test test test test test test test test junk'
const path = "m/44'/60'/0'/0"
const accounts = 300
const deployers = 10
const deployments = 50

let known: ReadonlySet<string> | undefined

/**
 * Returns, in lower case, the published test accounts and the contracts that
 * the first of them deploy on a fresh chain. To derive them takes a while: done once.
 */
export function publishedTestAddresses(): ReadonlySet<string> {
  known ??= derive()
  return known
}

function derive(): ReadonlySet<string> {
  // BIP-39's seed. viem's own function takes longer than all the rest.
  const seed = pbkdf2Sync(phrase, 'mnemonic', 2_048, 64, 'sha512')
  const parent = HDKey.fromMasterSeed(seed).derive(path)
  const addresses = new Set<string>()
  for (let index = 0; index < accounts; index++) {
    const { privateKey } = parent.deriveChild(index)
    if (!privateKey) continue
    const from = privateKeyToAddress(toHex(privateKey))
    addresses.add(from.toLowerCase())
    if (index >= deployers) continue
    for (let nonce = 0n; nonce < deployments; nonce++)
      addresses.add(getContractAddress({ from, nonce }).toLowerCase())
  }
  return addresses
}
