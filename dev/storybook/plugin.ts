import type { Plugin } from 'vite'
import { writtenTokens } from '../tokens/written.ts'
import { hashSources, type Mark, markName } from './sources.ts'

/**
 * What travels with Storybook: the design tokens as files that its page of them
 * links to, and when and of what it was built.
 */
export const travels = (makeTokens = writtenTokens): Plugin => {
  let making: ReturnType<typeof makeTokens> | undefined
  // Who asks meanwhile gets the same; who asks later sees what has changed since.
  function tokens() {
    making ??= makeTokens().finally(() => {
      making = undefined
    })
    return making
  }
  // What changes while it is built may be in it or not: then it is stale.
  let sources = ''
  return {
    name: 'club-travels',
    buildStart() {
      if (this.environment.mode === 'build') sources = hashSources()
    },
    async generateBundle() {
      const mark: Mark = { at: new Date().toISOString(), sources }
      const files = [
        [markName, JSON.stringify(mark)] as const,
        ...(await tokens()).map(
          ([name, text]) => [`tokens/${name}`, text] as const,
        ),
      ]
      for (const [fileName, source] of files)
        this.emitFile({ type: 'asset', fileName, source })
    },
    configureServer({ middlewares }) {
      middlewares.use('/tokens', (request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://storybook')
        tokens().then((files) => {
          const found = files.find(([name]) => `/${name}` === pathname)
          if (!found) return next()
          response.setHeader('Content-Type', 'application/json')
          response.end(found[1])
        }, next)
      })
    },
  }
}
