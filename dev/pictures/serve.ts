import { createReadStream } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileIn } from '../world/folder.ts'

/** Serves a folder under a path of its own, as any static host would. */
export async function serveFolder(folder: string, under: string) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://static')
    const file = pathname.startsWith(under)
      ? fileIn(folder, pathname.slice(under.length))
      : undefined
    if (!file) return response.writeHead(404).end()
    response.setHeader('content-type', file.type)
    if (file.isNamedByContent)
      response.setHeader('cache-control', 'max-age=3600, immutable')
    createReadStream(file.path).pipe(response)
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
