import { expect, test } from 'vitest'
import { fuzzVault } from './swapFuzz.testing.ts'

/** Each must have been met, or the operations are not random enough. */
const met = [
  'went through',
  'DeadlinePassed',
  'DuplicateId',
  'ERC20InsufficientAllowance',
  'ERC20InsufficientBalance',
  'ERC721IncorrectOwner',
  'ERC721InsufficientApproval',
  'ERC721InvalidReceiver',
  'ERC721NonexistentToken',
  'EnforcedPause',
  'ExpectedPause',
  'NothingToSwap',
  'OutputBelowMinimum',
  'OwnableUnauthorizedAccount',
  'ReentrancyGuardReentrantCall',
  'Refused',
  'TooManyIds',
]

test('behavior: twenty thousand random operations do what the model does', async () => {
  const { operations, outcomes, milliseconds } = await fuzzVault(20_26, 20_000)
  const words = Object.entries(outcomes)
    .sort(([, a], [, b]) => b - a)
    .map(([word, times]) => `${word} ${times}`)
  console.log(
    `vault: ${operations} operations in ${(milliseconds / 1_000).toFixed(1)} s: ${words.join(', ')}`,
  )
  expect(met.filter((word) => !outcomes[word])).toEqual([])
}, 300_000)
