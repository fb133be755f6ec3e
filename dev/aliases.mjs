import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')

/**
 * Resolves the packages of this repository to their sources, so that Vite,
 * Vitest and Storybook never see a stale build. Derived from `core`'s exports
 * map: `./wallet` → `core/wallet/index.ts`.
 */
export function sourceAliases() {
  const { exports } = JSON.parse(
    readFileSync(resolve(root, 'core/package.json'), 'utf8'),
  )
  const core = Object.entries(exports ?? {})
    .filter(([, target]) => typeof target === 'object')
    .map(([key, target]) => ({
      find: new RegExp(
        `^@narwhal-club/core${key.slice(1).replace('*', '(.+)')}$`,
      ),
      replacement: resolve(
        root,
        'core',
        target.default
          .replace('./dist/', '')
          .replace(/\.js$/, '.ts')
          .replace('*', '$1'),
      ),
    }))
  return [
    ...core,
    { find: /^@narwhal-club\/ui\//, replacement: `${resolve(root, 'ui')}/` },
    { find: /^@narwhal-club\/app\//, replacement: `${resolve(root, 'app')}/` },
    {
      find: /^@narwhal-club\/server$/,
      replacement: resolve(root, 'server/index.ts'),
    },
  ]
}

/**
 * What a browser needs to run the mocks: the server's parser of sign-in messages
 * asks for Node's `buffer`. Not for tests in Node, which have it.
 */
export const mockAliases = () => [
  {
    find: /^buffer$/,
    replacement: resolve(root, 'dev/mocks/browserBuffer.ts'),
  },
]
