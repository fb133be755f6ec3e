import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Serves a folder under a path of its own, as any static host would. */
export async function serveFolder(folder: string, under: string) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://static')
    const inside = normalize(decodeURIComponent(pathname).slice(under.length))
    const file = join(
      folder,
      inside.endsWith('/') ? `${inside}index.html` : inside,
    )
    const isThere =
      pathname.startsWith(under) &&
      file.startsWith(folder) &&
      existsSync(file) &&
      statSync(file).isFile()
    if (!isThere) return response.writeHead(404).end()
    response.setHeader(
      'content-type',
      types[extname(file)] ?? 'application/octet-stream',
    )
    // Their names carry a hash of what is in them.
    if (inside.startsWith('assets/'))
      response.setHeader('cache-control', 'max-age=3600, immutable')
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}${under}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve)
        // A browser may still be at an answer that it does not read any more.
        server.closeAllConnections()
      }),
  }
}
