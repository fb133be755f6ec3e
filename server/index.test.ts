import { expect, test } from 'vitest'
import * as server from './index.ts'

test('default: the names that others rely on', () => {
  expect(Object.keys(server).sort()).toEqual([
    'ConfigError',
    'DataDirectoryLockedError',
    'createServer',
    'lockDirectory',
    'parseEnv',
    'parseSignInMessage',
  ])
})
