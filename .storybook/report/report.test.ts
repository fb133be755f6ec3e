import { describe, expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { placed, tours } from '../explorer/tours.ts'
import { blot } from './blot.ts'
import { createErrors, textOf } from './errors.ts'
import { exploredAt } from './explored.ts'
import { toMarkdown } from './markdown.ts'

const report = {
  title: 'Machines/Login, signing',
  link: 'http://localhost:6006/?path=/story/machines-login--signing',
  at: '2026-03-14T15:09:26.000Z',
  chosen: { theme: 'dark', viewport: { value: 'phone' }, zoom: 'none' },
  explored: null,
  errors: [],
  browser: 'Chromium',
  viewport: '360 × 780 at 2×',
  wishes: [],
}

test('default: a report says where, how and with what', () => {
  expect(toMarkdown(report)).toBe(`# Machines/Login, signing

What I saw: 

What I expected: 

- Story: [Machines/Login, signing](http://localhost:6006/?path=/story/machines-login--signing)
- Toolbar: theme dark, zoom none
- Browser: Chromium
- Viewport: 360 × 780 at 2×
- When: 2026-03-14T15:09:26.000Z

## Errors in the console

None.

## Picture

Paste it here.
`)
})

test('behavior: a machine brings its state, the way there and what it knows', () => {
  const explored = exploredAt(tours, 'machines-login--signing', '0-8-1')
  expect(explored).toMatchObject({
    machine: 'login',
    state: 'signing',
    path: '0-8-1',
    steps: ['login.start 0x8F3A…c41D', 'requestNonce ✓ ready', 'login.sign'],
  })
  const text = toMarkdown({ ...report, explored })
  expect(text).toContain(
    '1. start\n2. login.start 0x8F3A…c41D\n3. requestNonce ✓ ready\n4. login.sign',
  )
  expect(text).toContain('- Machine: login, in `signing`, path `0-8-1`')
})

test('behavior: nothing secret leaves: what is signed, and what proves it', () => {
  const login = tours.login
  const explored = exploredAt(
    tours,
    'machines-login--verifying-first',
    '0-8-1-8',
  )
  const open = JSON.stringify(login?.outputs)
  expect(open).toContain('5c5c5c')
  expect(explored?.context).toContain('•••')
  expect(explored?.context).not.toMatch(/5c5c5c|wants you to sign/)
})

test('behavior: a path that leads nowhere, and a story of no machine, bring nothing', () => {
  expect(exploredAt(tours, 'machines-login--signing', '99')).toBeNull()
  expect(exploredAt(tours, 'screens-home--visitor', null)).toBeNull()
})

const signature = '5c'.repeat(65)
const message = `club.example wants you to sign in with your Ethereum account:
0x8F3A000000000000000000000000000000c41D00

Sign in to Narwhal Club.

URI: https://club.example
Nonce: k7Qm2xR9vT
Issued At: 2026-03-14T15:09:26.000Z`

test.each([
  [`refused 0x${signature} by us`, 'refused ••• by us'],
  [`refused ${signature} by us`, 'refused ••• by us'],
  [`asked: ${message}\nwallet away`, 'asked: club.example •••\nwallet away'],
  [`{"message":${JSON.stringify(message)}}`, '{"message":"club.example •••'],
  ['club.example wants you to sign in with your Eth', 'club.example •••'],
  ['{"nonce": "k7Qm2xR9vT", "a": 1}', '{"nonce": •••, "a": 1}'],
  [
    String.raw`{"a":"{\"nonce\":\"k7\",\"b\":1}"}`,
    String.raw`{"a":"{\"nonce\":•••,\"b\":1}"}`,
  ],
  [String.raw`"secret": "a \"b\" c", 1`, '"secret": •••, 1'],
  ["{ proof: 'k7Qm', a: 1 }", '{ proof: •••, a: 1 }'],
  ['accessToken=k7Qm2x', 'accessToken=•••'],
  ['access_token: k7 Qm 2x', 'access_token: •••'],
  ['/a?access_token=k7&path=0-8#top', '/a?access_token=•••&path=0-8#top'],
  ['authorization: Basic k7Qm 2x', 'authorization: •••'],
  ['sent Bearer k7Qm.2x-y, refused', 'sent Bearer •••, refused'],
  ['Set-Cookie: session=k7; Path=/', 'Set-Cookie: •••'],
  ['clientSecret = k7', 'clientSecret = •••'],
  [`privateKey: 0x${'5c'.repeat(32)}`, 'privateKey: •••'],
  [`private_key="0x${'5c'.repeat(32)}"`, 'private_key=•••'],
  ['mnemonic: true test junk', 'mnemonic: •••'],
  ['seed phrase: test test junk', 'seed phrase: •••'],
])('behavior: of %j nothing secret is left', (said, left) => {
  expect(blot(said)).toBe(left)
  // What is blotted out once stays so.
  expect(blot(left)).toBe(left)
})

test.each([
  'login.nonceFailed: Failed to get nonce: 500',
  'HttpError: Failed to get nonce: 429 [object Object]',
  'casting.badSignature: The wallet signed with another account.',
  '{"signature":null,"code":"login.refused"}',
  'token: 0x8F3A000000000000000000000000000000c41D00 moved',
  `transaction 0x${'5c'.repeat(32)} was dropped`,
  'Server did not return a valid nonce',
  'Cannot read properties of undefined (reading "token")',
  '2. requestNonce ✓ ready',
  '[a](http://localhost:6006/?path=/story/a--b&args=path:0-8-1)',
])('behavior: %j stays readable', (said) => {
  expect(blot(said)).toBe(said)
})

describe('what the console is told', () => {
  const throwing = {
    toString() {
      throw new Error('no')
    },
  }
  test.each([
    ['words', 'words'],
    [new TypeError('broken'), 'TypeError: broken'],
    [undefined, 'undefined'],
    [Object.create(null), 'something that has no words'],
    [throwing, 'something that has no words'],
  ])('parameters: %# is told in words', (value, words) => {
    expect(textOf(value)).toBe(words)
  })

  test('behavior: a line loses its secrets before its length', () => {
    const errors = createErrors()
    errors.hear('x'.repeat(495), 'nonce:', 'k7Qm')
    const [line = ''] = errors.list()
    expect(line).toHaveLength(500)
    errors.hear('refused', `0x${signature}`)
    expect(errors.list().at(-1)).toBe('refused •••')
  })

  test('behavior: the newest are kept, until they are forgotten', () => {
    const errors = createErrors()
    for (let at = 1; at <= 50; at++) errors.hear('error', at)
    expect(errors.list()).toHaveLength(20)
    expect(errors.list().at(0)).toBe('error 31')
    expect(errors.list().at(-1)).toBe('error 50')
    errors.forget()
    expect(errors.list()).toEqual([])
  })
})

test('behavior: a step says what was done, not what it carried in secret', () => {
  const machine = createMachine({
    id: 'signer',
    initial: 'idle',
    states: { idle: { on: { 'signer.take': 'done' } }, done: {} },
  })
  const event = { type: 'signer.take', nonce: 'k7Qm2xR9vT', amount: 7 }
  const signer = placed({ machine, events: [event] }, 'core/signer')
  const explored = exploredAt({ signer }, 'machines-signer--done', '0')
  expect(explored).toMatchObject({
    state: 'done',
    steps: ['signer.take ••• 7'],
  })
})

test('behavior: a fence in what is fenced does not end it', () => {
  const text = toMarkdown({ ...report, errors: ['```', 'after'] })
  expect(text).toContain('````\n```\nafter\n````')
})
