import { createReadStream, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { createBrotliCompress } from 'node:zlib'

const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

/** Serves a built peer, compressed: the fairest that a static host does. */
export async function serveBuilt(folder) {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://any')
    const file = join(
      folder,
      normalize(pathname === '/' ? 'index.html' : pathname),
    )
    if (!existsSync(file)) {
      response.writeHead(404).end()
      return
    }
    const type = types[extname(file)] ?? 'application/octet-stream'
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' })
    createReadStream(file).pipe(createBrotliCompress()).pipe(response)
  })
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    stop: () => server.close(),
  }
}
