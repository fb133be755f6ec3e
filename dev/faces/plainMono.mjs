import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import subset from 'subset-font'

const require = createRequire(import.meta.url)
const source =
  '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2'

/** Where the style sheet takes it from. */
export const plainMonoFile = fileURLToPath(
  new URL(
    '../../ui/theme/faces/jetbrains-mono-plain-wght-normal.woff2',
    import.meta.url,
  ),
)

/** What addresses, serials and amounts are written with. */
export const letters =
  Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('') +
  '\u00a0…−–—·×±’'

/**
 * JetBrains Mono without the ligatures and the letters that no number or address
 * has: 12 kB for 40. Weights 400 to 700.
 *
 * @returns {Promise<Buffer>} woff2
 */
export const makePlainMono = () =>
  subset(readFileSync(require.resolve(source)), letters, {
    targetFormat: 'woff2',
    noLayoutClosure: true,
    variationAxes: { wght: { min: 400, max: 700 } },
  })

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(plainMonoFile, await makePlainMono())
