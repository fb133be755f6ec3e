import { expect, test } from 'vitest'
import { noChain, testEnv } from '../../server/testing/testEnv.ts'
import { defaultLimits } from './limits.ts'

test('default: the limits are the server’s own', () => {
  const names = {
    nonce: 'LIMIT_NONCE',
    verify: 'LIMIT_VERIFY',
    write: 'LIMIT_WRITE',
    draft: 'LIMIT_DRAFT',
    comment: 'LIMIT_COMMENT',
    read: 'LIMIT_READ',
    noncesPerBrowser: 'LIMIT_NONCES_PER_BROWSER',
    noncesPerSource: 'LIMIT_NONCES_PER_SOURCE',
  } as const
  const unsaid = Object.values(names).map((name) => [name, undefined])
  const env = testEnv(noChain, Object.fromEntries(unsaid))
  for (const [name, limit] of Object.entries(defaultLimits))
    expect([name, limit]).toEqual([
      name,
      env[names[name as keyof typeof names]],
    ])
})
