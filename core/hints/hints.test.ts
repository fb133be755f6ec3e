import { expect, test } from 'vitest'
import { hintOf, withHints } from './index.ts'

test('default: by the code, by its last word, and by what goes for any', () => {
  expect(hintOf('login.refused')).toContain('failure.refusal')
  expect(hintOf('casting.network')).toBe(hintOf('login.network'))
  expect(hintOf('balance.timeout')).toContain('node')
  expect(hintOf('login.nobodySaidSo')).toContain('Show message and advice')
})

test('default: a line of the log says what to do about its failure, or its fact', () => {
  const lines: unknown[] = []
  const log = withHints({ warn: (...line) => lines.push(line) })
  const failure = { code: 'login.originRefused', message: 'No.' }
  log.warn('login.failed', { failure, stage: 'nonce' })
  log.warn('session.signOutUnheard', { address: '0x' })
  expect(lines).toEqual([
    [
      'login.failed',
      { failure, stage: 'nonce', hint: hintOf('login.originRefused') },
    ],
    [
      'session.signOutUnheard',
      { address: '0x', hint: hintOf('session.signOutUnheard') },
    ],
  ])
})
