import { expect, test } from 'vitest'
import { importedBy, leadToTypes, typesPage, unshown } from './sharedTypes.ts'

const page = `# door

| \`user\` | \`User | null\` | of \`View\` |

## Types

\`\`\`typescript
/** Not Said of anybody. */
export interface View {
  key: Key
}
\`\`\`
`
const user = {
  name: 'User',
  path: '/contract',
  source: 'export type User = {}',
}

test('default: a page names what it does not show, but in its comments', () => {
  const names = unshown(page)
  expect(names).toContain('User')
  expect(names).toContain('Key')
  expect(names).not.toContain('View')
  expect(names).not.toContain('Said')
})

test('default: what a machine imports says which type of a name it means', () => {
  const sources = `import type { Clock } from '../http/index.ts'
import type { User, MyVote as Mine } from '../contract/votes/schemas.ts'
import type { Address } from '../hex.ts'`
  expect(importedBy('core/door', sources)).toEqual([
    { name: 'User', path: '/contract' },
    { name: 'MyVote', path: '/contract' },
    { name: 'Mine', path: '/contract' },
    { name: 'Address', path: '/hex' },
  ])
})

test('default: a page leads to the types that it names and has, and to no other', () => {
  const key = { ...user, name: 'Key' }
  const imported = [{ name: 'User', path: '/contract' }]
  expect(leadToTypes(page, imported, [user, key])).toBe(
    '\nTypes of several machines: [User](../types.md#user).\n',
  )
  expect(leadToTypes(page, [], [user])).toBe('')
})

test('edge: two of one name are told apart', () => {
  const other = { ...user, path: '/voting' }
  const imported = [{ name: 'User', path: '/voting' }]
  expect(leadToTypes(page, imported, [user, other])).toContain(
    '[User](../types.md#user-of-voting)',
  )
  expect(typesPage([user, other])).toContain('## User of /voting\n')
})

test('default: each type stands with the subpath that it is imported from', () => {
  expect(typesPage([user])).toContain(
    '## User\n\n`@narwhal-club/core/contract`\n\n```typescript\nexport type User = {}',
  )
})
