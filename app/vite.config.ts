import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { sourceAliases } from '../dev/aliases.mjs'
import { createClassNames } from './classNames.ts'
import { lateMutations } from './lateMutations.ts'
import { lateStyles } from './lateStyles.ts'
import { noRestoring } from './noRestoring.ts'
import { tightShell } from './tightShell.ts'

/**
 * Late code has no files that come with it: there is one style sheet, and no
 * chunk names others. What would load those ahead is left out of the shell.
 */
const noPreload: Plugin = {
  name: 'club:no-preload',
  apply: 'build',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
}

/**
 * A list here is one query a page, by the cursor in its URL. Queries of many
 * pages stay out of the shell, which saves 400 bytes of its budget, and throw
 * where they are tried.
 */
const noInfiniteQueries: Plugin = {
  name: 'club:no-infinite-queries',
  apply: 'build',
  transform: {
    filter: { id: /query-core\/.*\/infiniteQueryBehavior/ },
    handler: () =>
      "const none = () => { throw new Error('See app/vite.config.ts') }\n" +
      'export { none as infiniteQueryBehavior, none as hasNextPage, none as hasPreviousPage }',
  },
}

/**
 * Our icons say their size and class, and are decoration unless they have a name
 * (aria-label, role): what Lucide can do besides stays out of the shell, which
 * saves a kilobyte of its budget.
 */
const plainIcons: Plugin = {
  name: 'club:plain-icons',
  apply: 'build',
  transform: {
    filter: { id: /lucide-react\/.*\/createLucideIcon/ },
    handler: () => `
      import { createElement } from 'react'
      const isNamed = (said) => Object.keys(said).some((name) => /^(aria-|role$|title$)/.test(name))
      export default ({ name, node }) => ({ size = 24, className = '', ...said }) =>
        createElement('svg', {
          xmlns: 'http://www.w3.org/2000/svg', width: size, height: size, viewBox: '0 0 24 24',
          fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round',
          className: ('lucide lucide-' + name + ' ' + className).trim(),
          ...(!isNamed(said) && { 'aria-hidden': 'true' }),
          ...said,
        }, node.map(([tag, drawn]) => createElement(tag, drawn)))`,
  },
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    vanillaExtractPlugin({ identifiers: createClassNames() }),
    lateStyles,
    noPreload,
    noInfiniteQueries,
    lateMutations,
    noRestoring(),
    plainIcons,
    tightShell,
  ],
  resolve: {
    alias: [
      ...sourceAliases(),
      // React has it since 18: the shim is there for those before.
      {
        find: /^use-sync-external-store\/shim(\/index\.js)?$/,
        replacement: 'react',
      },
    ],
  },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2022',
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // There is one style sheet, and no screen needs a chain of chunks.
    modulePreload: false,
    manifest: true,
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A phone asks for six files at once, each a round trip: what many
          // screens share comes in a few files instead of two dozen.
          groups: [
            { name: 'shell', tags: ['$initial'] },
            {
              name: 'lists',
              test: /\/(ui\/kit\/(DataTable|ListCard|SearchField|Segmented|StatusChip|Narwhal|loadable|Markdown\/Lazy)|ui\/(governance|shell\/NotFound)|app\/data\/(codeOf|list)|app\/screens\/(clubs|proposals|notFound)|core\/messages\/pages\/(lists|clubs?)\b|core\/contract\/[a-z]+\/endpoints)/,
              minShareCount: 3,
            },
            {
              name: 'parts',
              test: /\/(lucide-react|@noble\/hashes|viem|core\/rules\/chain|ui\/kit\/(CopyButton|Avatar)|app\/(data\/(config|address|useAddress)|page\/AddressLine))/,
              minShareCount: 3,
              maxModuleSize: 9000,
            },
            { name: 'icons', test: /\/lucide-react\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
})
