import { expect, test } from 'vitest'
import { withTables } from './tables.ts'

test('default: a table has a head and its rows; what is around it stays', () => {
  const text = `Before.

| failure | when |
|---|---|
| \`login.network\` | it is away |
| \`a\\|b\` | never |

After | it.
`
  expect(withTables(text)).toBe(`Before.

<table><thead><tr><th>failure</th><th>when</th></tr></thead><tbody><tr><td>\`login.network\`</td><td>it is away</td></tr><tr><td>\`a|b\`</td><td>never</td></tr></tbody></table>

After | it.
`)
})
