import { isProved } from '@narwhal-club/core/governance'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { at, newAccount, said } from '../../testing/proposing.ts'
import {
  type PublishingServer,
  startToPublish,
  vault,
} from '../../testing/publishing.ts'
import { ask } from '../../testing/request.ts'
import { createTrees } from './trees.ts'

let server: PublishingServer
let proposal: string
beforeAll(async () => {
  server = await startToPublish(3)
  proposal = (await (await server.author()).publish()).json.id
})
afterAll(() => server.close())

const get = (address: string, of = proposal) =>
  ask(`${server.url}/api/proposals/${of}/proof/${address}`)

test('default: each who may vote is proved by the root that was published', async () => {
  const { json } = await ask(`${server.url}/api/proposals/${proposal}`)
  for (const account of [...server.accounts.rich, server.accounts.small]) {
    const { status, json: told, headers } = await get(account.address)
    expect([status, headers['cache-control']]).toEqual([
      200,
      'public, max-age=0, s-maxage=5, stale-while-revalidate=10',
    ])
    expect(told).toMatchObject({
      format: 'narwhal-proof-1',
      proposal,
      address: at(account),
      block: json.snapshot.block,
      blockHash: json.snapshot.blockHash,
      root: json.snapshot.root,
      eligibleVoters: json.eligibleVoters,
      eligiblePower: json.eligiblePower,
    })
    const { address, power: votingPower, root, proof, why } = told
    expect([votingPower > 0, why]).toEqual([true, undefined])
    expect(isProved(root, { address, votingPower }, proof)).toBe(true)
    const more = { address, votingPower: votingPower + 1 }
    expect(isProved(root, more, proof)).toBe(false)
  }
})

test('default: who has no power is told why, with no proof', async () => {
  for (const [address, why] of [
    [at(newAccount()), 'not_in_list'],
    [vault, 'excluded'],
    [at(server.accounts.left), 'excluded'],
    [`0x${'0'.repeat(40)}`, 'excluded'],
  ] as const)
    expect((await get(address)).json).toMatchObject({
      power: 0,
      why,
      proof: [],
    })
})

test('error: of what is not there nothing is proved', async () => {
  const account = at(newAccount())
  const gone = '00000000-0000-4000-8000-000000000000'
  expect(said(await get(account, gone))).toEqual([404, 'proposal_not_found'])
  expect(said(await get(account, 'one'))).toEqual([400, 'bad_query'])
  expect(said(await get('whale'))).toEqual([400, 'bad_query'])
})

test('behavior: a tree is grown once, whoever asks, and a source has its share', async () => {
  let reads = 0
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  const trees = createTrees({
    async powers() {
      reads += 1
      await opened
      return [[`0x${'1'.repeat(40)}`, 2]]
    },
  })
  const of = (source: string, root: string) => trees.of({ source })(root)
  const asked = [of('one', 'a'), of('other', 'a'), of('one', 'b')]
  asked.push(of('one', 'c'))
  await expect(of('one', 'd')).rejects.toMatchObject({ code: 'rate_limited' })
  open()
  const [first, second] = await Promise.all(asked)
  expect([first === second, reads]).toEqual([true, 3])
  expect(await of('third', 'a')).toBe(first)
  expect(reads).toBe(3)
})

test('error: a list that is another than its root is proved to nobody', async () => {
  const { address } = server.accounts.small
  await server.run(`update proposals set snapshot_root = '0x${'6'.repeat(64)}'
    where id = '${proposal}'`)
  await server.run(`insert into power_lists (root, address, power)
    values ('0x${'6'.repeat(64)}', '${address.toLowerCase()}', 9)`)
  expect(said(await get(address))).toEqual([500, 'internal'])
})
