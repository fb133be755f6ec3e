import { expect, test } from 'vitest'
import { asKept, atRest, parseUsed, spellUsed } from './settle.ts'

const kept = [
  { control: 'button "Vote"', came: ['calls onVote("yes")', '- icon check'] },
  { control: 'input radio "No"', came: [] },
]
/** What is seen with each look; the last of it stays. */
function showing(...seen: string[][]) {
  let at = 0
  return () => seen[Math.min(at++, seen.length - 1)] ?? []
}

test('default: what came of each control is read as it was written', () => {
  const text = spellUsed(kept)
  expect(text).toBe(
    'button "Vote"\n  calls onVote("yes")\n  - icon check\ninput radio "No"',
  )
  expect(parseUsed(text)).toEqual(kept)
  expect(parseUsed('')).toEqual([])
})

test('default: at rest, it has been alike six times', async () => {
  const same = Array<string[]>(5).fill(['a'])
  await expect(atRest(0, showing(...same, ['b']))).resolves.toEqual(['b'])
  await expect(atRest(0, showing(...same, ['a'], ['b']))).resolves.toEqual([
    'a',
  ])
})

test('default: what is kept is waited for, and ends the waiting', async () => {
  const came = [...(kept[0]?.came ?? [])]
  const look = showing([], [], came, came, came, ['later'])
  await expect(asKept(kept, 5_000)(0, look)).resolves.toEqual(came)
})

test('error: what comes a moment after it is told', async () => {
  const came = [...(kept[0]?.came ?? [])]
  const look = showing(came, came, [...came, 'and more'])
  await expect(asKept(kept, 200)(0, look)).resolves.toContain('and more')
})

test('error: another thing is told once time is out', async () => {
  const look = showing(['calls onVote("no")'])
  await expect(asKept(kept, 0)(0, look)).resolves.toEqual([
    'calls onVote("no")',
  ])
})

test('behavior: after one that is another nothing is waited for', async () => {
  const other = showing(['calls onVote("no")'])
  const settle = asKept(kept, 100)
  await settle(0, other)
  await expect(settle(1, showing(['focus nowhere'], []))).resolves.toEqual([
    'focus nowhere',
  ])
})

test('edge: of a control of which nothing is kept, what there is at rest', async () => {
  const look = showing([], ['focus nowhere'])
  await expect(asKept(kept, 0)(2, look)).resolves.toEqual(['focus nowhere'])
})
