import { expect } from '@playwright/test'
import { parseEther } from 'viem'
import { createNodeWallet } from '../support/nodeWallet.ts'
import { openTill, proposalFee, swapFee } from '../support/payments.ts'
import { test } from '../support/test.ts'

const paths = {
  first: '/api/admin/primary-wallet',
  second: '/api/admin/wallet-address',
}

/** A `fetch` to the real server on which some paths fail. */
function withoutAnswer(failing: string[]) {
  const asked: string[] = []
  const partly: typeof fetch = async (input, init) => {
    const { pathname } = new URL(String(input))
    asked.push(`${init?.method} ${pathname}`)
    if (failing.includes(pathname)) return new Response('', { status: 503 })
    return fetch(input, init)
  }
  return { asked, fetch: partly }
}

test('R7.6 the fee’s destination is GET /api/admin/primary-wallet’s, and is kept', async ({
  club,
  origin,
  rpcUrl,
}) => {
  const payer = await club.newAccount()
  const wallet = createNodeWallet(payer, rpcUrl)
  const server = withoutAnswer([])
  const till = openTill({
    club,
    origin,
    rpcUrl,
    wallet,
    fetch: server.fetch,
    defaultAdmin: payer.address,
  })
  for (const _ of [1, 2])
    expect(await till.pay(swapFee(club, payer.address))).toMatchObject({
      success: true,
    })
  expect(server.asked).toEqual([`GET ${paths.first}`])
  for (const hash of wallet.hashes) {
    const { to } = await club.client.getTransaction({ hash })
    expect(to).toBe(club.accounts.admin.address.toLowerCase())
  }
  till.close()
})

test('R7.7 on failure GET /api/admin/wallet-address is asked, and its answer is kept', async ({
  club,
  origin,
  rpcUrl,
}) => {
  const payer = await club.newAccount()
  const wallet = createNodeWallet(payer, rpcUrl)
  const server = withoutAnswer([paths.first])
  const till = openTill({
    club,
    origin,
    rpcUrl,
    wallet,
    fetch: server.fetch,
    defaultAdmin: payer.address,
  })
  for (const _ of [1, 2]) await till.pay(swapFee(club, payer.address))
  expect(server.asked).toEqual([`GET ${paths.first}`, `GET ${paths.second}`])
  expect(till.logged).toMatchObject([
    { message: 'Failed to get admin wallet address' },
  ])
  for (const hash of wallet.hashes) {
    const { to } = await club.client.getTransaction({ hash })
    expect(to).toBe(club.accounts.admin.address.toLowerCase())
  }
  expect(wallet.hashes).toHaveLength(2)
  till.close()
})

test('R7.7 on failure of both the built-in default is used, and never kept', async ({
  club,
  origin,
  rpcUrl,
}) => {
  const payer = await club.newAccount()
  const builtIn = await club.newAccount({ cro: '0' })
  const wallet = createNodeWallet(payer, rpcUrl)
  const server = withoutAnswer(Object.values(paths))
  const till = openTill({
    club,
    origin,
    rpcUrl,
    wallet,
    fetch: server.fetch,
    defaultAdmin: builtIn.address,
  })
  for (const _ of [1, 2]) await till.pay(swapFee(club, payer.address))
  expect(server.asked).toEqual([
    `GET ${paths.first}`,
    `GET ${paths.second}`,
    `GET ${paths.first}`,
    `GET ${paths.second}`,
  ])
  expect(await club.client.getBalance({ address: builtIn.address })).toBe(
    parseEther('2'),
  )
  till.close()
})

test('R7.9 chain: native transfer for the swap fee; allowance, approve and transfer for the token fee', async ({
  club,
  origin,
  rpcUrl,
}) => {
  const { fees, adminWallet } = club.config
  const payer = await club.newAccount({ tokens: BigInt(fees.proposal) })
  const wallet = createNodeWallet(payer, rpcUrl)
  const till = openTill({ club, origin, rpcUrl, wallet })
  await till.pay(swapFee(club, payer.address))
  await till.pay(proposalFee(club, payer.address))
  expect(till.statuses).toContain('checkingAllowance')
  const sent = await Promise.all(
    wallet.hashes.map((hash) => club.client.getTransaction({ hash })),
  )
  const word = (value: string | bigint) =>
    (typeof value === 'string' ? value.slice(2) : value.toString(16))
      .toLowerCase()
      .padStart(64, '0')
  const amount = word(BigInt(fees.proposal))
  expect(sent.map(({ to, input }) => ({ to, input }))).toEqual([
    { to: adminWallet, input: '0x' },
    {
      to: club.token.address,
      input: `0x095ea7b3${word(payer.address)}${amount}`,
    },
    {
      to: club.token.address,
      input: `0xa9059cbb${word(adminWallet)}${amount}`,
    },
  ])
  till.close()
})
