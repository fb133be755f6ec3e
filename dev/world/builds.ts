import { resolve } from 'node:path'
import { storybookFolder } from '../storybook/sources.ts'
import { root } from './root.ts'
import type { Served } from './serveBuilds.ts'

export const storybookPath = '/storybook/'

/**
 * What this repository builds beside the product. The contact sheet links to
 * Storybook as its neighbour, as it lies in `dist`.
 */
export const localBuilds: readonly Served[] = [
  {
    what: 'Storybook',
    command: 'npm run build-storybook',
    under: storybookPath,
    folder: storybookFolder,
    keepsApart: true,
  },
  {
    what: 'The contact sheet',
    command: 'npm run sheet',
    under: '/sheet/',
    folder: resolve(root, 'dist/sheet'),
    keepsApart: false,
  },
]
