import { expect, test } from 'vitest'
import { createReplicaLag } from './replicaLag.ts'

test('default: it has everything up to the last look at the primary that it has passed', () => {
  const lag = createReplicaLag()
  expect(lag.upTo()).toBeNull()
  lag.primaryWasAt(10n, 1_000)
  lag.primaryWasAt(20n, 2_000)
  lag.replayed(9n)
  expect(lag.upTo()).toBeNull()
  lag.replayed(10n)
  expect(lag.upTo()).toBe(1_000)
  lag.replayed(25n)
  expect(lag.upTo()).toBe(2_000)
})

test('behavior: a primary at rest makes no replica old', () => {
  const lag = createReplicaLag()
  for (let at = 0; at < 5_000; at += 250) {
    lag.primaryWasAt(10n, at)
    lag.replayed(10n)
    expect(lag.upTo()).toBe(at)
  }
})

test('behavior: what it had it keeps while nothing is known of the primary', () => {
  const lag = createReplicaLag()
  lag.primaryWasAt(10n, 1_000)
  lag.replayed(10n)
  lag.replayed(10n)
  expect(lag.upTo()).toBe(1_000)
})

test('behavior: far behind, no more than so many looks are remembered', () => {
  const lag = createReplicaLag()
  for (let at = 1; at <= 10_000; at++) lag.primaryWasAt(BigInt(at), at)
  lag.replayed(10_000n)
  expect(lag.upTo()).toBe(400)
  lag.primaryWasAt(10_001n, 10_001)
  lag.replayed(10_001n)
  expect(lag.upTo()).toBe(10_001)
})

test('behavior: one that was away may be another', () => {
  const lag = createReplicaLag()
  lag.primaryWasAt(10n, 1_000)
  lag.replayed(10n)
  lag.forget()
  expect(lag.upTo()).toBeNull()
})
