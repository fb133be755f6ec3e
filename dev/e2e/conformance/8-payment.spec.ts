import { expect } from '@playwright/test'
import { createNodeWallet, type Whims } from '../support/nodeWallet.ts'
import { openTill, swapFee } from '../support/payments.ts'
import { test } from '../support/test.ts'

test('R8.6 a failed fee is success false with the message, or Unknown error', async ({
  club,
  origin,
  rpcUrl,
}) => {
  const payer = await club.newAccount()
  const failures: [unknown, string][] = [
    [new Error('The wallet fell over.'), 'The wallet fell over.'],
    [new Error(''), 'Unknown error'],
    [undefined, 'Unknown error'],
    ['a text', 'Unknown error'],
  ]
  for (const [refuse, error] of failures) {
    const wallet = createNodeWallet(payer, rpcUrl, { refuse })
    const till = openTill({ club, origin, rpcUrl, wallet })
    expect(await till.pay(swapFee(club, payer.address))).toMatchObject({
      success: false,
      error,
    })
    till.close()
  }
})

test('R8.7 wallet provider errors are mapped to words', async ({
  club,
  origin,
  rpcUrl,
}) => {
  const failWith = async (whims: Whims, cro = '10', isBusy = false) => {
    const payer = await club.newAccount({ cro })
    const { address } = payer
    const own = createNodeWallet(payer, rpcUrl)
    const toSelf = { from: address, to: address, gas: 21_000n, value: 0n }
    if (isBusy) {
      // Waits in the pool behind a missing nonce, to be replaced.
      own.whims.skipNonces = 1
      await own.sendTransaction(toSelf)
    } else if (whims.skipNonces) {
      const hash = await own.sendTransaction(toSelf)
      await club.client.waitForTransactionReceipt({ hash })
    }
    const wallet = createNodeWallet(payer, rpcUrl, whims)
    const till = openTill({ club, origin, rpcUrl, wallet })
    const result = await till.pay(swapFee(club, address))
    till.close()
    expect(wallet.hashes).toEqual([])
    return result
  }
  const code = (value: number) =>
    Object.assign(new Error('As wallets say it.'), { code: value })
  expect(await failWith({ refuse: code(4001) })).toMatchObject({
    success: false,
    error: 'You rejected the request in your wallet.',
  })
  expect(await failWith({ refuse: code(4200) })).toMatchObject({
    error: 'Your wallet does not support this operation.',
  })
  // From here on the words are the node’s own.
  expect(await failWith({}, '0.5')).toMatchObject({
    error: 'Insufficient funds to pay for this transaction, gas included.',
  })
  expect(await failWith({ skipNonces: -1 })).toMatchObject({
    error:
      'This transaction’s nonce was already used. Reset or refresh your wallet and try again.'.replace(
        '’',
        "'",
      ),
  })
  expect(await failWith({ skipNonces: 1 }, '10', true)).toMatchObject({
    error: 'The replacement fee is too low. Raise the gas price and try again.',
  })
})
