import { expect, test } from 'vitest'
import { tours } from '../explorer/tours.ts'
import { blot } from './blot.ts'
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

test('behavior: a line of the console loses its secrets, and its length', () => {
  expect(blot(`refused 0x${'5c'.repeat(65)} by us`)).toBe('refused ••• by us')
  expect(blot('{"nonce": "k7Qm2xR9vT", "a": 1}')).toBe('{"nonce": ••• "a": 1}')
  expect(blot('x'.repeat(2000))).toHaveLength(500)
})

test('behavior: a fence in what is fenced does not end it', () => {
  const text = toMarkdown({ ...report, errors: ['```', 'after'] })
  expect(text).toContain('````\n```\nafter\n````')
})
