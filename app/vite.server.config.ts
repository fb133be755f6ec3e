import { defineConfig, mergeConfig } from 'vite'
import browser from './vite.config.ts'

/**
 * The same app for the server that draws its pages. It needs no packages beside
 * it, and lies where no file is served from: whoever has the pages has it too.
 */
export default mergeConfig(
  browser,
  defineConfig({
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: 'drawn/drawPage.tsx',
      outDir: 'dist/web/.server',
      copyPublicDir: false,
      manifest: false,
      license: false,
      // One file: a process that takes up another build loads all of it anew.
      rolldownOptions: {
        output: { codeSplitting: false, entryFileNames: '[name].mjs' },
      },
    },
  }),
)
