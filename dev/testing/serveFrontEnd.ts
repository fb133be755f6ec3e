import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { build, type Plugin } from 'esbuild'
import { sourceAliases } from '../aliases.mjs'
import { componentFiles } from './componentFiles.ts'

/** Resolves our packages to their sources, as everything else here does. */
const sources: Plugin = {
  name: 'sources',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^@narwhal-club\// }, ({ path }) => {
      const known = sourceAliases().find(({ find }) => find.test(path))
      return known && { path: known.replacement }
    }),
}

/** Reserves a loopback port, so that a world can be told the page's origin. */
export async function reserveOrigin() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { server, origin: `http://127.0.0.1:${port}` }
}

/**
 * Serves a foreign front end: one bundled module, and the club behind a proxy
 * on the same origin, as an integrator would have it.
 */
export async function serveFrontEnd(
  { server }: Awaited<ReturnType<typeof reserveOrigin>>,
  options: { entry: string; call: string; club: string },
) {
  const { entry, call, club } = options
  const { outputFiles } = await build({
    stdin: {
      contents: `import { ${call} } from ${JSON.stringify(entry)}
        ${call}(document.querySelector('#root'))`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [sources, componentFiles],
    logLevel: 'silent',
  })
  const script = outputFiles[0]?.text ?? ''
  const html = `<!doctype html><html lang="en"><title>Elsewhere</title>
    <script src="/demo-wallet.js"></script><div id="root"></div>
    <script type="module" src="/main.js"></script>`

  server.on('request', (incoming, outgoing) => {
    const { url = '/', method, headers } = incoming
    if (url === '/' || url === '/main.js') {
      const isPage = url === '/'
      outgoing.setHeader(
        'content-type',
        isPage ? 'text/html; charset=utf-8' : 'text/javascript',
      )
      return outgoing.end(isPage ? html : script)
    }
    const onward = request(club + url, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.writeHead(502).end())
    incoming.pipe(onward)
  })
  return () => {
    server.close()
    server.closeAllConnections()
  }
}
