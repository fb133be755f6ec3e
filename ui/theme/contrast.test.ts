import { expect, test } from 'vitest'
import { contrastOnlyPairs, contrastRatio, minimum, pairs } from './pairs.ts'
import { contrast, dark, light, type Palette } from './palette.ts'

const modes: [string, Palette, typeof pairs, keyof typeof minimum][] = [
  ['dark', dark, pairs, 'standard'],
  ['light', light, pairs, 'standard'],
  ['contrast', contrast, [...pairs, ...contrastOnlyPairs], 'high'],
]

test('default: black on white is 21', () => {
  expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21)
  expect(contrastRatio('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2)
})

for (const [name, palette, list, bar] of modes)
  for (const { ink, ground, kind } of list)
    test(`parameters: ${name}, ${ink} on ${ground} (${kind})`, () => {
      const ratio = contrastRatio(palette[ink], palette[ground])
      expect(ratio).toBeGreaterThanOrEqual(minimum[bar][kind])
    })

test('parameters: high contrast has no translucent colour', () => {
  expect(contrast.veil).toMatch(/^#[0-9A-F]{6}$/)
})
