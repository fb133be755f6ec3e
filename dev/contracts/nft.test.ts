import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Chain, startChain } from '../world/chain.ts'
import { holdings, vault } from '../world/seed/holdings.ts'
import { clubNftAbi } from './generated/ClubNft.gen.ts'
import {
  consecutiveNftAbi,
  consecutiveNftBytecode,
} from './generated/ConsecutiveNft.gen.ts'
import { type Bench, createBench } from './testing.ts'

let chain: Chain
let bench: Bench
beforeAll(async () => {
  chain = await startChain()
  bench = createBench(chain)
})
afterAll(() => chain.stop())

const nft = () => ({ abi: clubNftAbi, address: chain.addresses.nft })
const metadata = async (id: bigint) => {
  const uri = await bench.reader.readContract({
    ...nft(),
    functionName: 'tokenURI',
    args: [id],
  })
  const [head, body = ''] = uri.split(',')
  expect(head).toBe('data:application/json;base64')
  return JSON.parse(Buffer.from(body, 'base64').toString())
}
const picture = ({ image }: { image: string }) => {
  const [head, body = ''] = image.split(',')
  expect(head).toBe('data:image/svg+xml;base64')
  return Buffer.from(body, 'base64').toString()
}

test('default: ids are enumerable, in order, from 1', async () => {
  const supply = await bench.reader.readContract({
    ...nft(),
    functionName: 'totalSupply',
  })
  const minted = Object.values(holdings).reduce<number>(
    (sum, { nfts }) => sum + nfts,
    vault.nfts,
  )
  expect(supply).toBe(BigInt(minted))
  const first = await bench.reader.readContract({
    ...nft(),
    functionName: 'tokenByIndex',
    args: [0n],
  })
  expect(first).toBe(1n)
})

test('default: the picture needs no network and runs no script', async () => {
  const { name, attributes, ...rest } = await metadata(7n)
  expect(name).toBe('Narwhal #7')
  expect(attributes).toHaveLength(5)
  for (const { value } of attributes) expect(value).toMatch(/^[A-Z][a-z]+$/)
  const svg = picture(rest)
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" /)
  expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
    /https?:|script|href|<style|on[a-z]+=/,
  )
})

test('default: every id looks different', async () => {
  const pictures = await Promise.all(
    Array.from({ length: 120 }, async (_, index) =>
      picture(await metadata(BigInt(index + 1))),
    ),
  )
  expect(new Set(pictures).size).toBe(120)
})

test('behavior: a mint emits a Transfer for each id', async () => {
  const { admin, newcomer } = chain.accounts
  const receipt = await bench.send(admin, {
    ...nft(),
    functionName: 'mint',
    args: [newcomer.address, 5n],
  })
  expect(receipt.logs).toHaveLength(5)
})

test('error: only the owner mints, and never too many', async () => {
  const { admin, holder } = chain.accounts
  const mint = (count: bigint) => ({
    ...nft(),
    functionName: 'mint',
    args: [holder.address, count],
  })
  await expect(bench.send(holder, mint(1n))).rejects.toThrow(
    'OwnableUnauthorizedAccount',
  )
  await expect(bench.send(admin, mint(3_334n))).rejects.toThrow(
    'MaxSupplyExceeded',
  )
})

test('error: an id that does not exist has no picture', async () => {
  await expect(metadata(3_333n)).rejects.toThrow('ERC721NonexistentToken')
})

test('behavior: the consecutive contract mints without any Transfer', async () => {
  const { admin, holder, whale } = chain.accounts
  const { address, receipt } = await bench.deploy(
    admin,
    consecutiveNftAbi,
    consecutiveNftBytecode,
    [
      [holder.address, whale.address],
      [3n, 40n],
    ],
  )
  const logs = await bench.reader.getContractEvents({
    abi: consecutiveNftAbi,
    address,
    fromBlock: receipt.blockNumber,
  })
  expect(logs.map(({ eventName }) => eventName)).toEqual([
    'ConsecutiveTransfer',
    'ConsecutiveTransfer',
  ])
  const owner = await bench.reader.readContract({
    abi: consecutiveNftAbi,
    address,
    functionName: 'ownerOf',
    args: [42n],
  })
  expect(owner).toBe(whale.address)
})
