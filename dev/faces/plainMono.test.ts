import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import { expect, test } from 'vitest'
import { letters, makePlainMono, plainMonoFile } from './plainMono.mjs'

const kept = readFileSync(plainMonoFile)

test('default: the face that ships is the one that is made', async () => {
  const made = await makePlainMono()
  expect(made.equals(kept), '`node dev/faces/plainMono.mjs` makes it').toBe(
    true,
  )
})

test('behavior: it has every letter that a number or an address is written with', () => {
  const face = create(kept) as Font
  const missing = [...letters].filter(
    (letter) => !face.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  )
  expect(missing).toEqual([])
})
