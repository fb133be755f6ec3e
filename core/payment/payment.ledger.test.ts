import { expect, test } from 'vitest'
import { safeStorage } from '../ports/storage.ts'
import { createPaymentLedger, type LedgerEntry } from './payment.ledger.ts'

const payer = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const request = { id: 'a', kind: 'token', amount: 1n, payer } as const
const entryOf = (stage: 'approval' | 'transfer'): LedgerEntry => ({
  request,
  stage,
  hash: stage === 'approval' ? '0x01' : '0x02',
  to: payer,
  value: 0n,
  data: '0x',
  fromBlock: 0,
  nonce: null,
})

test('behavior: a tab that still approves does not forget what another has paid', () => {
  const storage = safeStorage()
  const [one, two] = [
    createPaymentLedger(storage),
    createPaymentLedger(storage),
  ]
  one.write(entryOf('approval'))
  two.write(entryOf('transfer'))
  // More is known of the approval, and then it is in a block.
  one.write({ ...entryOf('approval'), nonce: 4 })
  one.remove('a', 'approval')
  expect(one.findSent(request, 'transfer')).toBe('0x02')
  expect(two.find('a')).toEqual(entryOf('transfer'))
  two.remove('a', 'transfer')
  expect(storage.getItem('club.payments')).toBeNull()
})

test('behavior: what the chain took back may be sent again, and only that', () => {
  const ledger = createPaymentLedger(safeStorage())
  ledger.settle('a', '0x02')
  ledger.unsettle('a', '0x03')
  ledger.unsettle('b', '0x02')
  expect(ledger.findSent(request, 'transfer')).toBe('0x02')
  ledger.unsettle('a', '0x02')
  expect(ledger.findSent(request, 'transfer')).toBeNull()
  expect(ledger.paidBy('b')).toBeNull()
})
