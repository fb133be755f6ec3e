import { expect, test } from 'vitest'
import { leadToTypes, typesPage, unshown } from './sharedTypes.ts'

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

test('default: a page leads to the types that it names, and to no other', () => {
  const other = { ...user, name: 'Other' }
  expect(leadToTypes(page, [user, other])).toBe(
    '\nTypes of several machines: [User](../types.md#user).\n',
  )
  expect(leadToTypes(page, [other])).toBe('')
})

test('default: each type stands with the subpath that it is imported from', () => {
  expect(typesPage([user])).toContain(
    '## User\n\n`@narwhal-club/core/contract`\n\n```typescript\nexport type User = {}',
  )
})
