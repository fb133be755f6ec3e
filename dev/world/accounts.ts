import type { Hex, PrivateKeyAccount } from 'viem'
import { mnemonicToAccount, privateKeyToAccount } from 'viem/accounts'

/**
 * The test phrase that every local EVM chain uses. It is published everywhere:
 * real money that is sent to one of its addresses is lost.
 */
export const publishedMnemonic =
  'test test test test test test test test test test test junk'

/** The keys of that phrase, by index, so that no one has to derive them. */
export const publishedKeys = [
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
  '0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a',
  '0x7c852118294e51e653712a81e05800f419141751be58f605c371e15141b007a6',
  '0x47e179ec197488593b187f80a00eb0da91f1b9d0b13f8733639f19c30a34926a',
  '0x8b3a350cf5c34c9194ca85829a2df0ec3153be0318b5e2d3348e872092edffba',
] as const satisfies readonly Hex[]

/** Who plays what in every local world. The position is the account's index. */
export const roles = [
  'admin',
  'whale',
  'proposer',
  'holder',
  'newcomer',
  'tokenRich',
] as const
export type Role = (typeof roles)[number]

/** The crowd starts after the named accounts. */
export const firstCrowdIndex = roles.length

export type TestAccounts = Record<Role, PrivateKeyAccount> & {
  /** The account of the crowd's n-th member, from 0. */
  crowd(index: number): ReturnType<typeof mnemonicToAccount>
}

/** Creates the signing accounts of a local world. */
export function createTestAccounts(): TestAccounts {
  const named = roles.map((role, index) => [
    role,
    privateKeyToAccount(publishedKeys[index] as Hex),
  ])
  return {
    ...(Object.fromEntries(named) as Record<Role, PrivateKeyAccount>),
    crowd: (index) =>
      mnemonicToAccount(publishedMnemonic, {
        addressIndex: firstCrowdIndex + index,
      }),
  }
}
