import { decodeEventLog, erc20Abi, type Log } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createActor, toPromise, waitFor } from 'xstate'
import {
  createWalletDouble,
  type WalletDouble,
} from '../../dev/testing/walletDouble.ts'
import type { Role } from '../../dev/world/accounts.ts'
import { type Chain, startChain } from '../../dev/world/chain.ts'
import { decodeUint, encodeToken, parseTokens } from '../chain/index.ts'
import { swap } from '../constants.ts'
import { createRpc } from '../rpc/index.ts'
import { type StoragePort, safeStorage } from '../storage.ts'
import { deferred } from '../testing/index.ts'
import { readAccount, sendTransaction } from '../wallet/wallet.provider.ts'
import {
  type PaymentRequest,
  paymentMachine,
  toPaymentFailure,
  toPaymentResult,
  toPaymentView,
} from './index.ts'
import { createPaymentActors } from './payment.actors.ts'
import { createPaymentLedger } from './payment.ledger.ts'

type Hex = `0x${string}`

const cro = swap.feeCro * 10n ** 18n
const fee = parseTokens('1000')
let chain: Chain
let count = 0

beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain.stop())
beforeEach(() => chain.rpc.call('evm_setAutomine', [true]))

const rpc = () => createRpc({ url: chain.rpcUrl, fetch })
const hold = () => chain.rpc.call('evm_setAutomine', [false])
const mine = () => chain.rpc.call('evm_mine')
const read = async (data: Hex) =>
  decodeUint(
    await rpc().call('eth_call', [
      { to: chain.addresses.token, data },
      'latest',
    ]),
  )
const cross = async (address: Hex) =>
  BigInt(
    (await chain.rpc.call<Hex>('eth_getBalance', [address, 'latest'])) ?? 0,
  )
const transaction = (hash: string) =>
  chain.rpc.call<{ nonce: Hex; gas: Hex; to: Hex; value: Hex; input: Hex }>(
    'eth_getTransactionByHash',
    [hash],
  )
const pending = async (address: Hex) =>
  Number(await rpc().call('eth_getTransactionCount', [address, 'pending']))
const latest = async (address: Hex) =>
  Number(await rpc().call('eth_getTransactionCount', [address, 'latest']))

/** A page: the real machine, actors and chain; a wallet that answers as told. */
function open(role: Role, options: { storage?: StoragePort } = {}) {
  const { storage = safeStorage() } = options
  const { admin } = chain.accounts
  const payer = chain.accounts[role].address
  const wallet: WalletDouble = createWalletDouble({
    rpcUrl: chain.rpcUrl,
    accounts: [chain.accounts[role]],
  })
  wallet.permit()
  const asked: string[] = []
  const lines: unknown[] = []
  const answers: Record<string, unknown> = {
    primaryWallet: admin.address,
    walletAddress: admin.address,
  }
  const config = { defaultAdmin: admin.address as string }
  const actors = createPaymentActors({
    rpc: rpc(),
    wallet: {
      readAccount: () => readAccount(wallet.provider, (a) => a as Hex),
      sendTransaction: (tx) => sendTransaction(wallet.provider, tx),
    },
    client: {
      adminWallet: async (call) => {
        asked.push(call)
        const given = answers[call]
        const answer = typeof given === 'function' ? given() : given
        if (answer instanceof Error) throw answer
        return answer
      },
    },
    storage,
    log: { warn: (...line) => lines.push(line) },
    chainId: 25,
    token: chain.addresses.token,
    get defaultAdmin() {
      return config.defaultAdmin
    },
    interval: 10,
  })
  const machine = paymentMachine.provide({ actors })
  const actor = createActor(machine, { input: { chainId: 25 } }).start()
  const view = () => toPaymentView(actor.getSnapshot())
  const reach = async (status: ReturnType<typeof view>['status']) => {
    await waitFor(actor, (each) => toPaymentView(each).status === status, {
      timeout: 5_000,
    })
    return view()
  }
  const start = (more: Partial<PaymentRequest> = {}) => {
    const id = `payment-${++count}`
    const request = { id, kind: 'native', amount: cro, payer, ...more } as const
    actor.send({ type: 'payment.start', request })
    return request
  }
  const pay = async (more: Partial<PaymentRequest> = {}) => {
    start(more)
    await waitFor(
      actor,
      (each) => each.matches('settled') || each.matches('failed'),
      { timeout: 5_000 },
    )
    return toPaymentResult(view())
  }
  const close = () => actor.stop()
  return {
    actor,
    actors,
    answers,
    asked,
    close,
    config,
    lines,
    pay,
    payer,
    reach,
    start,
    storage,
    view,
    wallet,
  }
}

describe('native fee (R9.4)', () => {
  test('default: 1 CRO to the admin wallet, 21000 gas, one confirmation', async () => {
    const page = open('holder')
    const { admin } = chain.accounts
    const before = await cross(admin.address)
    const result = await page.pay({ to: admin.address })
    expect(result).toMatchObject({ success: true })
    expect(await cross(admin.address)).toBe(before + 10n ** 18n)
    const sent = await transaction(String(result?.success && result.hash))
    expect(Number(sent.gas)).toBe(21_000)
    expect(page.storage.getItem('club.payments')).toBeNull()
  })

  test('error: reverted on the chain', async () => {
    const page = open('holder')
    page.answers.primaryWallet = chain.addresses.token
    expect(await page.pay()).toMatchObject({
      success: false,
      code: 'payment.reverted',
    })
    expect(page.storage.getItem('club.payments')).toBeNull()
  })
})

describe('token fee (R9.5)', () => {
  test('default: exact approval to the payer itself, then the transfer', async () => {
    const page = open('tokenRich')
    const { payer, wallet } = page
    const { admin } = chain.accounts
    const before = await read(encodeToken.balanceOf(admin.address))
    const result = await page.pay({ kind: 'token', amount: fee })
    expect(result).toMatchObject({ success: true })
    expect(await read(encodeToken.balanceOf(admin.address))).toBe(before + fee)
    const sends = wallet.calls.filter(
      ({ method }) => method === 'eth_sendTransaction',
    )
    const token = { from: payer, to: chain.addresses.token, gas: '0x186a0' }
    expect(sends.map(({ params }) => params)).toEqual([
      [{ ...token, data: encodeToken.approve(payer, fee) }],
      [{ ...token, data: encodeToken.transfer(admin.address, fee) }],
    ])
  })

  test('behavior: after a fee no third party holds an allowance', async () => {
    const page = open('proposer')
    await page.pay({ kind: 'token', amount: fee })
    const logs = await chain.rpc.call<Log[]>('eth_getLogs', [
      { fromBlock: 'earliest', address: chain.addresses.token },
    ])
    const spenders = logs.flatMap(({ data, topics }) => {
      const { args, eventName } = decodeEventLog({
        abi: erc20Abi,
        data,
        topics,
      })
      return eventName === 'Approval' && args.owner === page.payer
        ? [args.spender]
        : []
    })
    expect(spenders).toEqual([page.payer])
    expect(
      await read(
        encodeToken.allowance(page.payer, chain.accounts.admin.address),
      ),
    ).toBe(0n)
  })

  test('behavior: an allowance that is enough is not asked for (R5.9)', async () => {
    const page = open('tokenRich')
    await page.pay({ kind: 'token', amount: fee })
    const before = page.wallet.methods().length
    await page.pay({ kind: 'token', amount: fee })
    const sends = page.wallet
      .methods()
      .slice(before)
      .filter((method) => method === 'eth_sendTransaction')
    expect(sends).toHaveLength(1)
    const more = page.start({ kind: 'token', amount: fee + 1n })
    expect(await page.reach('approving')).toMatchObject({ request: more })
    await page.reach('settled')
  })

  test('error: too few tokens cost no gas for a transfer', async () => {
    const page = open('newcomer')
    expect(await page.pay({ kind: 'token', amount: fee })).toMatchObject({
      success: false,
      code: 'payment.insufficientFunds',
    })
    const sends = page.wallet.calls.filter(
      ({ method }) => method === 'eth_sendTransaction',
    )
    expect(sends).toHaveLength(1)
  })
})

describe('the admin wallet (R7.6, R7.7)', () => {
  test('behavior: the primary admin sends no transaction (R6.3)', async () => {
    const page = open('admin')
    page.answers.primaryWallet = page.payer.toLowerCase()
    expect(await page.pay()).toEqual({
      success: true,
      hash: 'admin-exempt',
      exempt: true,
    })
    expect(page.wallet.methods()).not.toContain('eth_sendTransaction')
  })

  test('behavior: second call, then the default; only an answer is kept', async () => {
    const page = open('holder')
    const { admin, whale } = chain.accounts
    page.answers.primaryWallet = new Error('away')
    page.answers.walletAddress = new Error('away')
    expect(await page.pay({ to: admin.address })).toMatchObject({
      success: true,
    })
    page.answers.walletAddress = whale.address
    expect(await page.pay({ to: whale.address })).toMatchObject({
      success: true,
    })
    expect(await page.pay({ to: whale.address })).toMatchObject({
      success: true,
    })
    const round = ['primaryWallet', 'walletAddress']
    expect(page.asked).toEqual([...round, ...round])
  })

  test('error: an answer without an address is logged with its text (R5.7)', async () => {
    const page = open('holder')
    page.answers.primaryWallet = undefined
    page.answers.walletAddress = Object.assign(new Error('shape'), {
      code: 'http.invalidResponse',
    })
    page.config.defaultAdmin = chain.accounts.admin.address
    expect(await page.pay()).toMatchObject({ success: true })
    const message = 'Invalid admin wallet address received from server'
    expect(page.lines).toMatchObject([
      ['payment.adminWallet', { call: 'primaryWallet', message }],
      ['payment.adminWallet', { call: 'walletAddress', message }],
    ])
  })

  test('error: another destination than the intent names', async () => {
    const page = open('holder')
    expect(await page.pay({ to: chain.accounts.whale.address })).toMatchObject({
      success: false,
      code: 'payment.adminWalletMismatch',
    })
    expect(page.wallet.methods()).not.toContain('eth_sendTransaction')
  })
})

describe('what was sent is never forgotten', () => {
  test('behavior: the hash is in storage before the wait', async () => {
    await hold()
    const page = open('holder')
    const { id } = page.start()
    const { hash } = (await page.reach('confirmingTransfer')) as { hash: Hex }
    const stored = JSON.parse(page.storage.getItem('club.payments') ?? '{}')
    expect(stored[id]).toMatchObject({ stage: 'transfer', hash })
    await mine()
    await page.reach('settled')
    expect(page.storage.getItem('club.payments')).toBeNull()
  })

  test('behavior: a reload resumes and sends nothing', async () => {
    await hold()
    const page = open('holder')
    page.start()
    const { hash } = (await page.reach('confirmingTransfer')) as { hash: Hex }
    page.close()
    const { storage } = page
    const reloaded = open('holder', { storage })
    await reloaded.reach('confirmingTransfer')
    await mine()
    await reloaded.reach('settled')
    expect(toPaymentResult(reloaded.view())).toEqual({ success: true, hash })
    expect(reloaded.wallet.calls).toEqual([])
  })

  test('behavior: stopped in the prompt, and the wallet says yes afterwards', async () => {
    await hold()
    const page = open('holder')
    const prompt = deferred()
    page.wallet.hold('eth_sendTransaction', prompt.promise)
    const request = page.start()
    await page.reach('transferring')
    await expect.poll(page.wallet.methods).toContain('eth_sendTransaction')
    page.actor.send({ type: 'account.changed', address: null })
    expect(page.view().status).toBe('failed')
    prompt.resolve()
    const ledger = createPaymentLedger(page.storage)
    await expect.poll(() => ledger.find(request.id)).not.toBeNull()
    page.actor.send({ type: 'payment.retry' })
    await page.reach('confirmingTransfer')
    await mine()
    await page.reach('settled')
    const sends = page.wallet
      .methods()
      .filter((method) => method === 'eth_sendTransaction')
    expect(sends).toHaveLength(1)
  })

  test('behavior: storage that throws', async () => {
    const storage = safeStorage(() => {
      throw new Error('SecurityError')
    })
    const page = open('holder', { storage })
    expect(await page.pay()).toMatchObject({ success: true })
  })

  test('behavior: storage that is cleared while waiting', async () => {
    await hold()
    const page = open('holder')
    const request = page.start()
    await page.reach('confirmingTransfer')
    page.storage.removeItem('club.payments')
    page.close()
    const { readSent } = page.actors
    const again = createActor(readSent, { input: { id: request.id } }).start()
    expect(await toPromise(again)).toMatchObject({ request, stage: 'transfer' })
    await mine()
  })

  test.each(['', 'null', '[]', '{"a":1}', '{"a":{"request":{}}}', 'x'])(
    'behavior: garbage in storage (%s) is no payment',
    async (garbage) => {
      const storage = safeStorage()
      storage.setItem('club.payments', garbage)
      const page = open('holder', { storage })
      expect(await page.pay()).toMatchObject({ success: true })
    },
  )
})

describe('replaced transactions', () => {
  async function replace(
    change: (sent: { to: Hex; value: Hex; input: Hex }) => object,
  ) {
    await hold()
    const page = open('holder')
    const ledger = createPaymentLedger(page.storage)
    const request = page.start()
    const { hash } = (await page.reach('confirmingTransfer')) as { hash: Hex }
    await expect
      .poll(() => ledger.find(request.id)?.nonce ?? null)
      .not.toBeNull()
    const sent = await transaction(hash)
    const { nonce } = sent
    const successor = await chain.rpc.call<Hex>('eth_sendTransaction', [
      {
        from: page.payer,
        nonce,
        gasPrice: '0x3b9aca0000',
        ...change(sent),
      },
    ])
    await mine()
    for (let block = 0; block < 5; block++) await mine()
    return { page, hash, successor }
  }

  test('behavior: sped up: followed under the new hash', async () => {
    const { page, hash, successor } = await replace(({ to, value, input }) => ({
      to,
      value,
      data: input,
    }))
    await page.reach('settled')
    expect(successor).not.toBe(hash)
    expect(toPaymentResult(page.view())).toEqual({
      success: true,
      hash: successor,
    })
    expect(page.storage.getItem('club.payments')).toBeNull()
  })

  test('behavior: cancelled in the wallet', async () => {
    const { page } = await replace(() => ({
      to: chain.accounts.holder.address,
      value: '0x0',
    }))
    expect(await page.reach('failed')).toMatchObject({
      failure: { code: 'payment.cancelled' },
    })
    expect(page.storage.getItem('club.payments')).toBeNull()
  })
})

describe('the wallet', () => {
  test('error: no wallet (R5.6)', async () => {
    const page = open('holder')
    page.wallet.disconnect()
    expect(await page.pay()).toEqual({
      success: false,
      error: 'No wallet connected',
      code: 'payment.noWallet',
    })
  })

  test('error: another account, another chain: nothing is prompted', async () => {
    const page = open('holder')
    page.wallet.setAccounts([chain.accounts.whale])
    expect(await page.pay()).toMatchObject({ code: 'payment.accountChanged' })
    page.wallet.setAccounts([chain.accounts.holder])
    page.wallet.setChain(1)
    expect(await page.pay()).toMatchObject({ code: 'payment.wrongChain' })
    expect(page.wallet.methods()).not.toContain('eth_sendTransaction')
  })

  test('error: another account between the look-up and the prompt', async () => {
    const page = open('holder')
    page.answers.primaryWallet = () => {
      page.wallet.setAccounts([chain.accounts.whale])
      return chain.accounts.admin.address
    }
    expect(await page.pay()).toMatchObject({ code: 'payment.accountChanged' })
    expect(page.wallet.methods()).not.toContain('eth_sendTransaction')
  })

  test.each([
    ['reject', 'You rejected the request in your wallet.'],
    ['unsupported', 'Your wallet does not support this operation.'],
  ] as const)('error: the wallet answers %s (R8.7)', async (answer, error) => {
    const page = open('holder')
    page.wallet.answer('eth_sendTransaction', answer)
    expect(await page.pay()).toMatchObject({ success: false, error })
  })
})

describe('R8.7: what the real chain says', () => {
  const thrown = (params: object) =>
    open('holder')
      .wallet.provider.request({
        method: 'eth_sendTransaction',
        params: [
          {
            from: chain.accounts.holder.address,
            gas: '0x5208',
            to: chain.accounts.whale.address,
            ...params,
          },
        ],
      })
      .then(
        () => {
          throw new Error('The chain accepted it')
        },
        (error) => toPaymentFailure(error).code,
      )

  test('insufficient funds', async () => {
    const page = open('holder')
    expect(await page.pay({ amount: 10n ** 30n })).toEqual({
      success: false,
      code: 'payment.insufficientFunds',
      error: 'Insufficient funds to pay for this transaction, gas included.',
    })
  })

  test('nonce already used', async () => {
    await open('holder').pay()
    expect(await latest(chain.accounts.holder.address)).toBeGreaterThan(0)
    expect(await thrown({ nonce: '0x0' })).toBe('payment.nonceUsed')
  })

  test('replacement fee too low', async () => {
    await hold()
    const { address } = chain.accounts.holder
    const nonce = `0x${(await pending(address)).toString(16)}`
    const first = { nonce, gasPrice: '0x3b9aca000', value: '0x1' }
    await open('holder').wallet.provider.request({
      method: 'eth_sendTransaction',
      params: [{ from: address, to: address, gas: '0x5208', ...first }],
    })
    expect(await thrown({ ...first, value: '0x2' })).toBe(
      'payment.replacementUnderpriced',
    )
    await mine()
  })

  test('unsupported operation', async () => {
    const error = await open('holder')
      .wallet.provider.request({ method: 'wallet_sendCalls' })
      .catch((reason) => reason)
    expect(toPaymentFailure(error).code).toBe('payment.unsupported')
  })
})
