import { expect, test } from 'vitest'
import { withoutFigures } from './withoutFigures.ts'

test.each([
  ['time title="Nov 21, 2026, 12:00:03 UTC"', 'time title="# UTC"'],
  ['"1 day 23 hours ago"', '"# ago"'],
  ['"in 2 days"', '"in #"'],
  ['"by 0x1C2a…9dBC"', '"by #"'],
  ['a to=/bounties/e3b0c442-98fc-4c14-9afb-f4c8996fb924', 'a to=/bounties/#'],
  [
    'a to=https://x.com/intent/post?text=1#a "Post"',
    'a to=https://x.com/intent/post?… "Post"',
  ],
  ['"You have 1,016 votes, 7.5%"', '"You have # votes, #%"'],
  ['icon gamepad-2', 'icon gamepad-#'],
  ['"Nonce: aB3xPq Issued At: 2026"', '"Nonce: # Issued At: #"'],
])('default: %s', (line, left) => {
  expect(withoutFigures([line])).toEqual([left])
})

test('behavior: a word is a word', () => {
  const line = 'button label="Maybe in a day, or some hours" "Decide"'
  expect(withoutFigures([line])).toEqual([line])
})

test('behavior: the ticks of an axis are not counted', () => {
  expect(withoutFigures(['text "Nov 21"', 'text "12"', '"12"'])).toEqual([
    '"#"',
  ])
})
