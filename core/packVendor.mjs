import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
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
  .map((name) => {
    const file = join(source, 'dist/esm', `${name}.js`)
    return `import ${name} from ${JSON.stringify(file)}`
  })
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
/** All that may be in the bundle: what it is, and on what terms. */
const bundled = ['twitter-text', 'twemoji-parser', 'punycode', '@babel/runtime']
const { resolve } = createRequire(join(source, 'package.json'))
const terms = bundled.map((name) => {
  const at = dirname(resolve(`${name}/package.json`))
  const file = readdirSync(at).find((each) => /^licen[cs]e/i.test(each))
  if (!file) throw new Error(`${name} has no licence beside it`)
  return `${name}\n\n${readFileSync(join(at, file), 'utf8').trim()}\n`
})
writeFileSync(
  join(folder, 'twitter-text.LICENSE'),
  terms.join(`\n${'-'.repeat(72)}\n\n`),
)

const file = join(folder, 'weigh.js')
const text = readFileSync(file, 'utf8')
const inside = text.replace("'twitter-text'", "'./twitter-text.js'")
if (!inside.includes("'./twitter-text.js'"))
  throw new Error(`${file} does not import twitter-text as it did`)
writeFileSync(file, inside)
const dist = join(import.meta.dirname, 'dist')
for (const name of readdirSync(dist, { recursive: true }))
  if (name.endsWith('.js')) {
    const code = readFileSync(join(dist, name), 'utf8')
    if (/from 'twitter-text'/.test(code))
      throw new Error(`${name} imports twitter-text, which is not packed`)
  }
