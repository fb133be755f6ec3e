import { bitsOf } from '../../../server/dist/indexer/proof/bloom.js'

/** An invented history of two contracts: the same for every reader. */
export const contracts = {
  nft: `0x${'11'.repeat(20)}`,
  token: `0x${'22'.repeat(20)}`,
}
const transfer =
  '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
/** Of eleven transfers one is an NFT's: 100,000 and 10,000, as is asked. */
const perBlock = 11
const people = 20_000
const tokens = 10_000

export const headOf = (events) => Math.ceil(events / perBlock)
/** Where the NFT stands in `logsOf`: it has the first place of each block. */
const word = (value) => `0x${value.toString(16).padStart(64, '0')}`
const quantity = (value) => `0x${value.toString(16)}`
const hashOf = (block) => word(block + 0xbeef_0000)

/** Mixes a number so that neighbours have nothing in common. */
function mix(value) {
  let mixed = Math.imul(value ^ (value >>> 16), 0x45d9f3b)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
const person = (value) => 1 + (mix(value) % people)

/** Each token goes from hand to hand, in turn: its block gives the owner. */
const ownerAt = (block) => (block < 1 ? 0 : person(block * 7 + 3))

/** What stands in each block's bloom; who it was is left out, for speed. */
const bits = [contracts.nft, contracts.token, transfer].flatMap(bitsOf)
const bloom = `0x${bits
  .reduce((all, bit) => all | (1n << BigInt(bit)), 0n)
  .toString(16)
  .padStart(512, '0')}`

/** A transaction for each log: who decodes whole blocks looks for it there. */
const rawTransaction = (block, index) => ({
  hash: word(block * 100 + index),
  transactionIndex: quantity(index),
  blockNumber: quantity(block),
  blockHash: hashOf(block),
  from: word(1).replace(/^0x0{24}/, '0x'),
  to: contracts.token,
  value: '0x0',
  input: '0x',
  nonce: '0x0',
  gas: '0x5208',
  gasPrice: '0x0',
  type: '0x0',
  v: '0x1b',
  r: word(1),
  s: word(1),
})

export const rawBlock = (number, isWhole = false) => ({
  number: quantity(number),
  hash: hashOf(number),
  parentHash: hashOf(number - 1),
  timestamp: quantity(1_700_000_000 + number * 6),
  // What viem wants of a block besides.
  nonce: '0x0000000000000000',
  difficulty: '0x0',
  gasLimit: '0x0',
  gasUsed: '0x0',
  size: '0x0',
  logsBloom: bloom,
  miner: word(1).replace(/^0x0{24}/, '0x'),
  receiptsRoot: word(1),
  stateRoot: word(1),
  transactionsRoot: word(1),
  sha3Uncles: word(1),
  mixHash: word(1),
  extraData: '0x',
  baseFeePerGas: '0x0',
  totalDifficulty: '0x0',
  transactions:
    isWhole && number > 0
      ? Array.from({ length: perBlock }, (_, at) => rawTransaction(number, at))
      : [],
  uncles: [],
})

export function logsOf(block) {
  if (block === 0) return []
  const place = (logIndex) => ({
    blockNumber: quantity(block),
    blockHash: hashOf(block),
    blockTimestamp: quantity(1_700_000_000 + block * 6),
    transactionHash: word(block * 100 + logIndex),
    transactionIndex: quantity(logIndex),
    logIndex: quantity(logIndex),
    removed: false,
  })
  const logs = [
    {
      ...place(0),
      address: contracts.nft,
      topics: [
        transfer,
        word(ownerAt(block - tokens)),
        word(ownerAt(block)),
        word((block - 1) % tokens),
      ],
      data: '0x',
    },
  ]
  for (let at = 1; at < perBlock; at++) {
    const seed = block * perBlock + at
    logs.push({
      ...place(at),
      address: contracts.token,
      topics: [transfer, word(person(seed)), word(person(seed + 500_000_000))],
      data: word(BigInt(mix(seed)) * 10n ** 18n),
    })
  }
  return logs
}
