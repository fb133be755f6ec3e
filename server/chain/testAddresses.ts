import { getContractAddress } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'

/** The phrase anvil and hardhat publish: every key below it is anyone's. */
const phrase = 'test test test test test test test test test test test junk'
const accounts = 300
const deployers = 10
const deployments = 50

/**
 * Returns, in lower case, the published test accounts and the contracts that
 * the first of them deploy on a fresh chain. Slow (a third of a second): asked
 * once, and only where real money is at stake.
 */
export function publishedTestAddresses(): ReadonlySet<string> {
  const addresses = new Set<string>()
  for (let index = 0; index < accounts; index++) {
    const { address: from } = mnemonicToAccount(phrase, { addressIndex: index })
    addresses.add(from.toLowerCase())
    if (index >= deployers) continue
    for (let nonce = 0n; nonce < deployments; nonce++)
      addresses.add(getContractAddress({ from, nonce }).toLowerCase())
  }
  return addresses
}
