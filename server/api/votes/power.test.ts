import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashOf, paperHead, paperTime } from '../../testing/paperIndex.ts'
import { newAccount, at as of, said } from '../../testing/proposing.ts'
import {
  type PublishingServer,
  startToPublish,
  vault,
} from '../../testing/publishing.ts'
import { ask } from '../../testing/request.ts'

/** What publishing freezes at. */
const frozen = paperHead - 2
const instant = (block: number) =>
  new Date(paperTime(block) * 1_000).toISOString()
const people = Array.from({ length: 5 }, () => of(newAccount()))
const [giver, mover, late, busy, left] = people as [
  string,
  string,
  string,
  string,
  string,
]

let server: PublishingServer
let proposal: string

/** Moves a token on paper, as the index writes it down. */
async function move(
  token: number,
  from: string,
  to: string,
  block: number,
  hash: string | null = hashOf(block),
) {
  for (const each of [from, to])
    await server.run(`insert into accounts (address) values ('${each}')
      on conflict do nothing`)
  await server.run(`update nft_transfers set until_block = ${block}
    where token_id = ${token} and until_block is null`)
  await server.run(`insert into nft_transfers
    (token_id, block, log_index, from_id, to_id, hash)
    select ${token}, ${block}, 0, giver.id, taker.id,
      ${hash === null ? 'null' : `'${hash}'`}
    from accounts as giver, accounts as taker
    where giver.address = '${from}' and taker.address = '${to}'`)
}
const zero = `0x${'0'.repeat(40)}`

beforeAll(async () => {
  server = await startToPublish(1)
  for (const token of [9_001, 9_002, 9_003]) await move(token, zero, giver, 10)
  await move(9_001, giver, mover, 20)
  await move(9_002, giver, vault, 30, null)
  await move(9_001, mover, giver, 40)
  for (let token = 9_100; token < 9_160; token++)
    await move(token, zero, busy, token - 9_090)
  await move(9_160, zero, left, 12)
  await move(9_160, left, vault, 50)
  const { json, status } = await (await server.author()).publish()
  expect(status).toBe(200)
  proposal = json.id
  await move(9_003, giver, late, paperHead - 1)
  await move(9_001, giver, late, paperHead)
})
afterAll(() => server.close())

const tell = async (address: string) =>
  (await ask(`${server.url}/api/proposals/${proposal}/power/${address}`)).json

test('default: each NFT that came or went, by its transaction, with what was held then', async () => {
  const change = (
    block: number,
    tokenId: number,
    [from, to]: [string, string],
    held: number,
  ) => ({
    block,
    at: instant(block),
    tx: hashOf(block),
    tokenId: String(tokenId),
    from,
    to,
    change: to === giver ? 1 : -1,
    held,
  })
  const { tx: _, ...unknown } = change(30, 9_002, [giver, vault], 1)
  expect(await tell(giver)).toEqual({
    address: giver,
    block: frozen,
    at: instant(frozen),
    power: 2,
    held: 2,
    ratio: 1,
    changes: [
      change(40, 9_001, [mover, giver], 2),
      unknown,
      change(20, 9_001, [giver, mover], 2),
      change(10, 9_003, [zero, giver], 3),
      change(10, 9_002, [zero, giver], 2),
      change(10, 9_001, [zero, giver], 1),
    ],
    later: [
      change(paperHead, 9_001, [giver, late], 0),
      change(paperHead - 1, 9_003, [giver, late], 1),
    ],
    elsewhere: [{ tokenId: '9002', holder: vault, kind: 'vault' }],
    more: false,
  })
})

test('default: why there is none', async () => {
  const why = async (address: string) => {
    const { power, why, held } = await tell(address)
    return [power, why, held]
  }
  const excluded = of(server.accounts.left)
  expect(await why(mover)).toEqual([0, 'moved_before', 0])
  expect(await why(late)).toEqual([0, 'bought_after', 0])
  expect(await why(left)).toEqual([0, 'in_vault', 0])
  expect(await why(vault)).toEqual([0, 'excluded', 42])
  const { changes, later } = await tell(zero)
  expect([await why(zero), changes, later]).toEqual([
    [0, 'excluded', 0],
    [],
    [],
  ])
  expect(await why(excluded)).toEqual([0, 'excluded', 60])
  expect(await why(of(newAccount()))).toEqual([0, 'never_held', 0])
})

test('behavior: what stands at another excluded address is told so', async () => {
  await move(9_200, zero, busy, 13)
  await move(9_200, busy, of(server.accounts.left), 70)
  const { elsewhere } = await tell(busy)
  expect(elsewhere).toEqual([
    { tokenId: '9200', holder: of(server.accounts.left), kind: 'excluded' },
  ])
})

test('behavior: of many changes the newest fifty are told', async () => {
  const { changes, held, more, later } = await tell(busy)
  expect([changes.length, held, changes[0].held, more]).toEqual([
    50,
    60,
    60,
    true,
  ])
  expect(changes.at(-1).held).toBeGreaterThan(0)
  expect(later).toEqual([])
  expect((await tell(busy.toUpperCase().replace('X', 'x'))).address).toBe(busy)
})

test('behavior: it is one statement', async () => {
  const before = server.statements()
  await tell(giver)
  expect(server.statements() - before).toBe(1)
})

test('error: of what is not there nothing is told', async () => {
  const get = (path: string) => ask(`${server.url}/api/proposals/${path}`)
  const gone = '00000000-0000-4000-8000-000000000000'
  const answer = await get(`${gone}/power/${giver}`)
  expect(said(answer)).toEqual([404, 'proposal_not_found'])
  for (const path of [`${proposal}/power/whale`, `one/power/${giver}`])
    expect(said(await get(path))).toEqual([400, 'bad_query'])
})
