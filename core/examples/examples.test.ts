import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  reserveOrigin,
  serveFrontEnd,
} from '../../dev/testing/serveFrontEnd.ts'
import { startWorld, type World } from '../../dev/world/index.ts'
import { auditVotes } from './audit.ts'
import type * as frontEnd from './react.tsx'
import { swap } from './swap.ts'
import { signIn } from './vanilla.ts'
import { vote } from './vote.ts'

let world: World
let origin: string
let closePage = () => {}
beforeAll(async () => {
  const page = await reserveOrigin()
  origin = page.origin
  world = await startWorld({
    serverEnv: { ORIGIN: origin },
  })
  closePage = await serveFrontEnd(page, {
    entry: resolve(import.meta.dirname, 'react.tsx'),
    call: 'mount' satisfies keyof typeof frontEnd,
    club: world.url,
  })
}, 240_000)
afterAll(async () => {
  closePage()
  await world?.stop()
})

describe('vanilla', () => {
  test('default: signs in from Node against the local world', async () => {
    const { holder } = world.accounts
    const { user, message, api } = await signIn(origin, holder)
    expect(user).toMatchObject({
      address: holder.address.toLowerCase(),
      nftCount: 3,
      votingPower: 3,
      holdings: { status: 'fresh' },
    })
    expect(message).toContain(`${holder.address}\n\nSign in to Narwhal Club\n`)
    expect(await api.logout()).toBe(true)
    expect(await api.me()).toBeNull()
  })

  test('error: a page that the club does not know', async () => {
    await expect(signIn(world.url, world.accounts.holder)).rejects.toThrow(
      'Now failed',
    )
  })
})

describe('vote', () => {
  async function openProposal() {
    const list = `${origin}/api/proposals?status=active&sort=ending&limit=1`
    const { rows } = await (await fetch(list)).json()
    const { id: proposal, version, number, title, club } = rows[0]
    const words = `on #${number} “${title}” in ${club.name}.`
    return { asked: { proposal, version }, words }
  }

  test('default: a vote and a change of mind, each with its receipt', async () => {
    const { whale } = world.accounts
    const voter = whale.address.toLowerCase()
    const { asked, words } = await openProposal()
    const before = await vote(origin, whale, {
      ...asked,
      choice: 'yes',
      reason: 'It is worth it.',
    })
    expect(before.sentence).toContain(words)
    const { digest, line } = before.ballot
    expect(before.receipt).toMatchObject({
      voter,
      digest,
      choice: 'yes',
      line: { index: line },
    })
    expect(before.head?.size).toBe(line + 1)
    const after = await vote(origin, whale, {
      ...asked,
      choice: 'no',
      reason: '',
    })
    expect(after.sentence).toBe(`Change my vote to NO ${words}`)
    const { seq, power } = after.ballot
    expect(seq).toBe(before.ballot.seq + 1)
    const moved = Number(after.tally?.noPower) - Number(before.tally?.noPower)
    expect(moved).toBe(power)
    await expect(
      vote(origin, whale, { ...asked, choice: 'no', reason: '' }),
    ).rejects.toThrow('Now ready, casting.same')
  })

  test('error: who has no power is asked for no signature', async () => {
    const { asked } = await openProposal()
    const { newcomer } = world.accounts
    const said = { ...asked, choice: 'yes', reason: '' } as const
    await expect(vote(origin, newcomer, said)).rejects.toThrow('Now noPower')
  })

  test('error: a wallet on another chain is asked for no signature', async () => {
    const { asked } = await openProposal()
    const said = { ...asked, choice: 'yes', reason: 'Here.' } as const
    await expect(
      vote(origin, world.accounts.holder, said, { walletChain: 1 }),
    ).rejects.toThrow('Now ready, casting.wrongChain')
  })

  test('error: a server that goes away is not waited for without end', async () => {
    const { asked } = await openProposal()
    const said = { ...asked, choice: 'yes', reason: '' } as const
    const real = globalThis.fetch
    const spied = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation((url, init) =>
        String(url).includes('/api/proposals/')
          ? Promise.reject(new TypeError('fetch failed'))
          : real(url, init),
      )
    try {
      await expect(
        vote(origin, world.accounts.holder, said, { patience: 500 }),
      ).rejects.toThrow('Now offline, casting.unreachable')
    } finally {
      spied.mockRestore()
    }
  })
})

describe('swap', () => {
  const options = (account: (typeof world.accounts)['holder']) => ({
    origin,
    rpcUrl: world.rpcUrl,
    account,
  })

  test('default: an NFT becomes tokens, in three steps', async () => {
    const { holder } = world.accounts
    const mine = `/api/swap/inventory?owner=${holder.address}&limit=1`
    await expect
      .poll(async () => (await fetch(origin + mine)).status, {
        timeout: 30_000,
      })
      .toBe(200)
    const { rows } = await (await fetch(origin + mine)).json()
    const ids = [rows[0].id as string]
    const made = await swap(options(holder), { mode: 'deposit', ids })
    expect(made.review).toMatchObject({
      trial: 'passed',
      fee: { by: 'wallet' },
    })
    expect(made.steps.map(({ step, state }) => `${step} ${state}`)).toEqual([
      'approve done',
      'fee done',
      'swap done',
    ])
    expect(made.intent).toMatchObject({ state: 'swapped', swapped: { ids } })
  }, 120_000)

  test('error: an NFT of another is refused before anything is sent', async () => {
    const { newcomer } = world.accounts
    const ids = ['1']
    await expect(
      swap(options(newcomer), { mode: 'deposit', ids }),
    ).rejects.toThrow('Now stopped, swap_not_owner')
  })
})

describe('audit', () => {
  const idOf = async (status: string) => {
    const list = `${origin}/api/proposals?status=${status}&limit=1`
    return (await (await fetch(list)).json()).rows[0].id as string
  }

  test('default: a bundle of the local world, checked with the keys', async () => {
    const lines: string[] = []
    const proposal = await idOf('closed')
    const report = await auditVotes(origin, proposal, (line) =>
      lines.push(line),
    )
    expect(report).toMatchObject({ verdict: 'green', areKeysKnown: true })
    expect(report.ballots).toBeGreaterThan(0)
    expect(lines).toHaveLength(report.checks.length + 1)
    expect(lines.at(-1)).toBe(`green: ${report.ballots} ballots`)
  })

  test('error: keys of another server find its seals red', async () => {
    const proposal = await idOf('closed')
    const key = `0x${'12'.repeat(20)}`
    const real = globalThis.fetch
    const spied = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation((url, init) =>
        String(url).endsWith('/api/log/keys')
          ? Promise.resolve(Response.json({ keys: [{ key, from: 0 }] }))
          : real(url, init),
      )
    const lines: string[] = []
    try {
      await auditVotes(origin, proposal, (line) => lines.push(line))
    } finally {
      spied.mockRestore()
    }
    expect(lines.at(-1)).toMatch(/^red: /)
  })

  test('error: a proposal that the club does not know', async () => {
    const unknown = '00000000-0000-4000-8000-000000000000'
    await expect(auditVotes(origin, unknown, () => {})).rejects.toThrow('404')
  })
})
