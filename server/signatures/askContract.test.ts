import { pino } from 'pino'
import { type Hex, hashMessage } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  oddWays,
  openContractWallets,
  signAsOwners,
} from '../../dev/testing/contractWallets.ts'
import { type Chain, startChain } from '../../dev/world/chain.ts'
import { createNodes, type Nodes } from '../chain/nodes.ts'
import { createAskContract } from './askContract.ts'
import { recoverInJs } from './recoverAddress.ts'
import {
  createVerifySignature,
  type VerifySignature,
} from './verifySignature.ts'

const asker = { source: 'a' }
const log = pino({ level: 'silent' })
const digest = hashMessage('a vote')
const key = () => privateKeyToAccount(generatePrivateKey())
const [one, two, stranger] = [key(), key(), key()]

let chain: Chain
let wallets: Awaited<ReturnType<typeof openContractWallets>>
let nodes: Nodes
let verify: VerifySignature

beforeAll(async () => {
  chain = await startChain({ seed: 'none' })
  wallets = await openContractWallets(chain)
  nodes = createNodes([chain.rpcUrl], log)
  verify = createVerifySignature(recoverInJs, createAskContract(nodes, log))
})
afterAll(async () => {
  nodes.close()
  await chain.stop()
})

const ask = (address: string, signature: Hex, of = digest) =>
  verify(
    { address: address.toLowerCase() as Hex, digest: of, signature },
    asker,
  )
const byContract = { verdict: 'yes', by: 'contract' }

test('default: two owners of two sign for their wallet', async () => {
  const address = await wallets.deploy([one, two], 2)
  const signature = await signAsOwners([one, two], address, digest)
  expect(await ask(address, signature)).toEqual(byContract)
})

test('parameters: a single owner signs with 65 bytes, as a plain account does', async () => {
  const address = await wallets.deploy([one], 1)
  const signature = await signAsOwners([one], address, digest)
  expect(signature).toHaveLength(132)
  expect(await ask(address, signature)).toEqual(byContract)
})

test('parameters: no bytes at all where an owner approved on chain', async () => {
  const { admin } = chain.accounts
  const address = await wallets.deploy([admin], 1)
  expect(await ask(address, '0x')).toMatchObject({ verdict: 'no' })
  await wallets.approve(admin, address, digest)
  expect(await ask(address, '0x')).toEqual(byContract)
})

test.each<[string, () => Promise<[string, Hex]>]>([
  [
    'one owner of two',
    async () => {
      const address = await wallets.deploy([one, two], 2)
      return [address, await signAsOwners([one], address, digest)]
    },
  ],
  [
    'a stranger',
    async () => {
      const address = await wallets.deploy([one], 1)
      return [address, await signAsOwners([stranger], address, digest)]
    },
  ],
  [
    'an owner, for another wallet of theirs',
    async () => {
      const [here, there] = [
        await wallets.deploy([one], 1),
        await wallets.deploy([one], 1),
      ]
      return [here, await signAsOwners([one], there, digest)]
    },
  ],
  [
    'an owner, something else',
    async () => {
      const address = await wallets.deploy([one], 1)
      return [address, await signAsOwners([one], address, hashMessage('b'))]
    },
  ],
  [
    'an owner, for nobody: no code is there',
    async () => [
      stranger.address,
      (await signAsOwners([one, two], stranger.address, digest)) as Hex,
    ],
  ],
])('error: no, where %s signed', async (_, make) => {
  expect(await ask(...(await make()))).toMatchObject({ verdict: 'no' })
})

const says = { yes: 'yes', legacyYes: 'yes' } as Record<string, string>
test.each(oddWays)('parameters: a wallet that answers so: %s', async (way) => {
  const address = await wallets.deployOdd(way)
  const { verdict } = await ask(address, '0x1234')
  expect(verdict).toBe(says[way] ?? 'no')
})

test('default: a wallet that is yet to be created signs', async () => {
  const wallet = await wallets.plan([one, two], 2, 1)
  const signature = await signAsOwners([one, two], wallet.address, digest)
  expect(await ask(wallet.address, wallet.wrap(signature))).toEqual(byContract)
  // Asking has created nothing.
  expect(await ask(wallet.address, signature)).toMatchObject({ verdict: 'no' })
  await wallet.create()
  expect(await ask(wallet.address, wallet.wrap(signature))).toEqual(byContract)
  expect(await ask(wallet.address, signature)).toEqual(byContract)
})

test('error: a factory that creates another wallet signs for nobody', async () => {
  const [mine, other] = [
    await wallets.plan([one], 1, 2),
    await wallets.plan([stranger], 1, 2),
  ]
  const signature = await signAsOwners([stranger], mine.address, digest)
  expect(await ask(mine.address, other.wrap(signature))).toMatchObject({
    verdict: 'no',
  })
  expect(await ask(one.address, other.wrap(signature))).toMatchObject({
    verdict: 'no',
  })
})

test('error: a factory that burns all its gas, and so does the wallet', async () => {
  const burner = await wallets.deployOdd('burnsAllGas')
  const signature = wallets.wrapFor(burner, '0x12')
  const no = { verdict: 'no', reason: 'contract' }
  expect(await ask(stranger.address, signature)).toEqual(no)
  expect(await ask(burner, signature)).toEqual(no)
})

test('error: what ends as a wrapped signature and is none asks nobody', async () => {
  const asked = createVerifySignature(recoverInJs, () => {
    throw new Error('asked')
  })
  const address = stranger.address.toLowerCase() as Hex
  for (const bytes of ['', '00', 'ff'.repeat(96)]) {
    const signature: Hex = `0x${bytes}${'6492'.repeat(16)}`
    const claim = { address, digest, signature }
    expect(await asked(claim, asker)).toEqual({
      verdict: 'no',
      reason: 'wrapper',
    })
  }
})

test('behavior: a plain account’s signature asks nobody, in either case of hex', async () => {
  const asked = createVerifySignature(recoverInJs, () => {
    throw new Error('asked')
  })
  const signature = await one.sign({ hash: digest })
  const address = one.address.toLowerCase() as Hex
  const shouted = `0x${signature.slice(2).toUpperCase()}` as Hex
  for (const each of [signature, shouted])
    expect(await asked({ address, digest, signature: each }, asker)).toEqual({
      verdict: 'yes',
      by: 'key',
    })
})

test('parameters: eight kilobytes, and digests that begin like no code may', async () => {
  const address = await wallets.deployOdd('yes')
  const long: Hex = `0x${'ab'.repeat(8_192)}`
  expect(await ask(address, long)).toEqual(byContract)
  const odd: Hex = `0x${'ef'.repeat(32)}`
  expect(await ask(address, '0x', odd)).toEqual(byContract)
})
