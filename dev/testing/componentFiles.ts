import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'
import { compile } from 'svelte/compiler'
import { compileScript, parse } from 'vue/compiler-sfc'

/** Bundles components of Vue and of Svelte, as their own compilers read them. */
export const componentFiles: Plugin = {
  name: 'component files',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\.svelte$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      const { js } = compile(source, { filename: path, generate: 'client' })
      return { contents: js.code, loader: 'js' }
    })
    onLoad({ filter: /\.vue$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      const { descriptor, errors } = parse(source, { filename: path })
      if (errors.length)
        return { errors: errors.map((e) => ({ text: e.message })) }
      const { content } = compileScript(descriptor, {
        id: path,
        inlineTemplate: true,
      })
      return { contents: content, loader: 'ts' }
    })
  },
}
