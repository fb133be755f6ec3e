import { expect, test } from 'vitest'
import { themes } from '../../theme/theme.ts'
import { flown, makePieces, palettes } from './pieces.ts'

test('default: 300 pieces, the same for the same seed', () => {
  expect(makePieces('dark')).toHaveLength(300)
  expect(makePieces('dark', 7)).toEqual(makePieces('dark', 7))
  expect(makePieces('dark', 7)).not.toEqual(makePieces('dark', 8))
})

test('parameters: each theme has a palette of its own', () => {
  for (const theme of themes)
    for (const { colour } of makePieces(theme))
      expect(palettes[theme]).toContain(colour)
  expect(palettes.dark).not.toEqual(palettes.light)
})

test('behavior: what goes up comes down within the three seconds', () => {
  const pieces = makePieces('light')
  const low = pieces.filter((piece) => flown(piece, 3).y > 1)
  const high = pieces.filter((piece) => flown(piece, 0.6).y < 0.6)
  expect(low.length).toBe(300)
  expect(high.length).toBeGreaterThan(100)
})
