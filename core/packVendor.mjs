import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { build } from 'vite'

/**
 * Packs the four functions of twitter-text that count as X does into the package.
 * As a dependency it brings core-js 2, whose install script pnpm refuses to run, and
 * an error with it. What core-js adds is in every engine that this package knows.
 */
const used = [
  'parseTweet',
  'extractUrlsWithIndices',
  'extractMentions',
  'extractHashtags',
]
const entry = '\0twitter-text'
const nothing = '\0nothing'
const folder = join(import.meta.dirname, 'dist/rules/shill')
const source = dirname(
  createRequire(import.meta.url).resolve('twitter-text/package.json'),
)
const imports = `${used
  .map((name) => `import ${name} from '${source}/dist/esm/${name}.js'`)
  .join('\n')}
export default { ${used.join(', ')} }`

await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  plugins: [
    {
      name: 'twitter-text',
      enforce: 'pre',
      resolveId: (id) =>
        id.startsWith('core-js/') ? nothing : id === entry ? id : null,
      load: (id) => ({ [entry]: imports, [nothing]: '' })[id],
    },
  ],
  build: {
    outDir: folder,
    emptyOutDir: false,
    target: 'es2022',
    minify: true,
    copyPublicDir: false,
    rollupOptions: {
      input: entry,
      preserveEntrySignatures: 'strict',
      output: { format: 'es', entryFileNames: 'twitter-text.js' },
    },
  },
})
copyFileSync(join(source, 'LICENSE'), join(folder, 'twitter-text.LICENSE'))
const file = join(folder, 'weigh.js')
const text = readFileSync(file, 'utf8')
writeFileSync(file, text.replace("'twitter-text'", "'./twitter-text.js'"))
