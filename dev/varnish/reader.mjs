import { request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'

/** Milliseconds that something has to happen, and between two looks. */
const patience = { all: 40_000, look: 150 }

/** Looks until something is so. */
export async function until(look, what) {
  for (const end = Date.now() + patience.all; ; await delay(patience.look)) {
    const found = await look()
    if (found) return found
    if (Date.now() > end) throw new Error(`It never was: ${what}`)
  }
}

/** An answer, with what Varnish says of it. */
function present({ statusCode: status, headers }, bytes) {
  const body =
    headers['content-encoding'] === 'gzip' && bytes.length > 0
      ? gunzipSync(bytes)
      : bytes
  const text = body.toString()
  const [, drawnFrom] = /id="club-page">(.*?)<\/script>/.exec(text) ?? []
  const block = /As of block ([\d,]+)/i.exec(text.replaceAll('<!-- -->', ''))
  return {
    status,
    headers,
    text,
    etag: headers.etag,
    /** Seconds since it was drawn, as it says itself. */
    age: Number(headers.age),
    /** One number is of this request, the other of the one that stored it. */
    isHit: /^\d+ \d+$/.test(String(headers['x-varnish'])),
    /** The one that stored it. */
    storedBy: String(headers['x-varnish']).split(' ').at(-1),
    drawnFrom: drawnFrom && JSON.parse(drawnFrom),
    block: Number(block?.[1].replaceAll(',', '')),
  }
}

/** Reads as a browser does, without its own cache. */
export const createReader = (url) => {
  const read = (path, { method = 'GET', headers = {} } = {}) =>
    new Promise((resolve, reject) => {
      const accepted = { accept: 'text/html', 'accept-encoding': 'gzip' }
      const call = request(
        url + path,
        { method, headers: { ...accepted, ...headers }, agent: false },
        (answer) => {
          const pieces = []
          answer.on('data', (piece) => pieces.push(piece))
          answer.on('error', reject)
          answer.on('end', () =>
            resolve(present(answer, Buffer.concat(pieces))),
          )
        },
      )
      call.on('error', reject)
      call.end()
    })
  return {
    read,
    /** Reads until it is stored: the first page may go out as its frame. */
    stored: (path, options) =>
      until(async () => {
        const page = await read(path, options)
        return page.isHit && page
      }, `${path} from the cache`),
  }
}
