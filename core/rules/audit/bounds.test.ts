import { describe, expect, test } from 'vitest'
import { honestBundle } from './audit.testing.ts'
import { readBundle } from './index.ts'

type Tree = { [name: string]: unknown }

const honest = honestBundle([{ voter: 0, choice: 'yes' }], 1)

/** A bundle with one value exchanged, by its path. */
function withValue(path: string, to: unknown): unknown {
  const bundle = structuredClone(honest)
  const names = path.split('.')
  const inner = names
    .slice(0, -1)
    .reduce<Tree>((at, name) => at[name] as Tree, bundle as unknown as Tree)
  inner[names.at(-1) as string] = to
  return bundle
}
const text = (length: number) => 'x'.repeat(length)
const many = (length: number) => Array.from({ length }, () => 'x')
const uint31 = 2 ** 31 - 1
const whole = Number.MAX_SAFE_INTEGER

describe('the bounds of docs/audit-format.md', () => {
  test.each<[path: string, most: unknown, beyond: unknown]>([
    ['versions.0.title', text(500), text(501)],
    ['club.name', text(500), text(501)],
    // UTF-16 units: signs of two are two.
    ['club.name', '🐋'.repeat(250), '🐋'.repeat(251)],
    ['lines.0.payload', '🐋'.repeat(20_000), '🐋'.repeat(20_001)],
    ['versions.0.body', text(40_000), text(40_001)],
    ['lines.0.payload', text(40_000), text(40_001)],
    ['versions.0.summary', text(2_000), text(2_001)],
    ['versions.0.discussionUrl', text(2_000), text(2_001)],
    ['versions.0.signed.message.summary', text(1_000), text(1_001)],
    ['versions.0.labels', many(50), many(51)],
    ['versions.0.labels.0', text(200), text(201)],
    ['club.id', text(32), text(33)],
    ['club.id', text(1), ''],
    ['lines.0.ledger', text(60), text(61)],
    ['lines.0.kind', text(60), text(61)],
    ['versions.0.version', 20, 21],
    ['versions.0.version', 1, 0],
    ['proposal.number', uint31, uint31 + 1],
    ['proposal.number', 1, 0],
    ['voters.list.0.1', uint31, uint31 + 1],
    ['stand.ballots', uint31, uint31 + 1],
    ['tally.yesVoters', uint31, uint31 + 1],
    ['versions.0.signed.message.duration', 2 ** 32 - 1, 2 ** 32],
    ['proposal.quorum', whole, whole + 1],
    ['head.at', 253_402_300_799_999, 253_402_300_800_000],
    ['head.signature', `0x${'0'.repeat(130)}`, `0x${'0'.repeat(128)}`],
    ['stand.signature', `0x${'0'.repeat(130)}`, `0x${'0'.repeat(132)}`],
  ])('%s', (path, most, beyond) => {
    expect(readBundle(withValue(path, most)).ok).toBe(true)
    expect(readBundle(withValue(path, beyond))).toEqual({
      ok: false,
      faults: [path],
    })
  })
})
