import { describe, expect, test } from 'vitest'
import { actsOn, type ModeratedThing, moderatedKinds } from './moderation.ts'

const thing: ModeratedThing = {
  kind: 'bounty',
  state: 'stands',
  isWarned: false,
  waits: false,
  isVotedOn: false,
  isGone: false,
}
const on = (more: Partial<ModeratedThing>) => actsOn({ ...thing, ...more })

describe('what may be done about a thing', () => {
  test.each(moderatedKinds)('default: a %s is hidden or tombstoned', (kind) => {
    expect(on({ kind })).toEqual(expect.arrayContaining(['hide', 'tombstone']))
  })

  test('behavior: what waits is dismissed, and a warning is taken back', () => {
    expect(on({})).not.toContain('dismiss')
    expect(on({ waits: true })).toContain('dismiss')
    expect(on({ isWarned: true })).toContain('dismiss')
    expect(on({ isWarned: true })).not.toContain('warn')
  })

  test.each(['comment', 'submission'] as const)(
    'behavior: no warning stands before a %s',
    (kind) => expect(on({ kind })).not.toContain('warn'),
  )

  test('behavior: what is voted on is not hidden', () => {
    const acts = on({ kind: 'proposal', isVotedOn: true })
    expect(acts).toEqual(['warn', 'tombstone'])
  })

  test('behavior: what is hidden comes back, or goes for good', () => {
    expect(on({ state: 'hidden', waits: true })).toEqual([
      'restore',
      'tombstone',
    ])
  })

  test('behavior: a tombstone is for good', () => {
    expect(on({ state: 'tombstoned' })).toEqual([])
    expect(on({ isGone: true, waits: true })).toEqual(['dismiss'])
  })
})
