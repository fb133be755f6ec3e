import { minify } from 'terser'
import type { Plugin } from 'vite'

/**
 * Writes the shell once more, as short as it gets: Terser takes 700 bytes more
 * off its budget (G2) than the bundler's own minifier does. Late code is left as
 * it is: nobody waits for those few bytes, and all of it takes a quarter of a minute.
 */
export const tightShell: Plugin = {
  name: 'club:tight-shell',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  apply: 'build',
  async generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || !chunk.isEntry) continue
      const { code } = await minify(chunk.code, {
        module: true,
        compress: { ecma: 2020, passes: 3 },
        format: { ecma: 2020 },
      })
      if (!code) throw new Error(`${chunk.fileName} came to nothing`)
      chunk.code = code
    }
  },
}
