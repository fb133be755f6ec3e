import { expect, test } from 'vitest'
import { sourceHash as hashNow } from './compile.mjs'
import { sourceHash } from './generated/sourceHash.gen.ts'

test('default: the committed output was compiled from these sources', () => {
  expect(
    sourceHash,
    'run `npm run contracts` and commit dev/contracts/generated',
  ).toBe(hashNow())
})
