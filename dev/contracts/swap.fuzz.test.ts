import { expect, test } from 'vitest'
import { fuzzVault } from './swapFuzz.testing.ts'

test('behavior: five hundred random operations do what the model does', async () => {
  const { outcomes } = await fuzzVault(1, 500)
  expect(outcomes['went through']).toBeGreaterThan(100)
}, 60_000)
