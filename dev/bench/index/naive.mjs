import pg from 'pg'
import { createPublicClient, http, parseAbiItem } from 'viem'
import { contracts } from './history.mjs'
import { measure } from './measure.mjs'

/**
 * The peer that needs no installation: the way most scripts do it. Decoded logs
 * of each contract, and rows by `values`; no owners, balances, reorgs or resume.
 */
const { DATABASE_URL, NODE_URL } = process.env
const db = new pg.Client({ connectionString: DATABASE_URL })
await db.connect()
await db.query(
  'create table naive (block int, log_index int, sender text, taker text, value numeric, primary key (block, log_index))',
)
const client = createPublicClient({ transport: http(NODE_URL) })
const events = {
  nft: parseAbiItem(
    'event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)',
  ),
  token: parseAbiItem(
    'event Transfer(address indexed from, address indexed to, uint256 value)',
  ),
}
const range = 1_000n
const rowsAtOnce = 1_000

const result = await measure(async () => {
  let count = 0
  const head = await client.getBlockNumber()
  for (let from = 0n; from <= head; from += range) {
    const end = from + range - 1n
    const toBlock = end < head ? end : head
    for (const kind of ['nft', 'token']) {
      const logs = await client.getLogs({
        address: contracts[kind],
        event: events[kind],
        fromBlock: from,
        toBlock,
      })
      for (let at = 0; at < logs.length; at += rowsAtOnce)
        await insert(logs.slice(at, at + rowsAtOnce))
      count += logs.length
    }
  }
  return { events: count, block: Number(head) }
})

async function insert(logs) {
  const values = logs.flatMap(({ blockNumber, logIndex, args }) => [
    Number(blockNumber),
    logIndex,
    args.from,
    args.to,
    String(args.value ?? args.tokenId),
  ])
  const places = logs.map(
    (_, at) =>
      `($${at * 5 + 1}, $${at * 5 + 2}, $${at * 5 + 3}, $${at * 5 + 4}, $${at * 5 + 5})`,
  )
  await db.query(`insert into naive values ${places.join(', ')}`, values)
}

await db.end()
process.send(result)
