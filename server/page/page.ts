import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { tagLength } from '../http/etag.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** A document as it is sent. */
export interface Page {
  /** Of each encoding that a reader has taken it in. */
  bodies: Partial<Record<Encoding, Buffer>>
  /** Packs it for a reader that is the first to take this encoding. */
  bodyIn(encoding: Encoding): Promise<Buffer>
  /** In all encodings together, about. */
  weight: number
  /** Of what it says, whatever the encoding. */
  digest: string
  /** Sources of the policy for the style that stands in it. */
  styles: readonly string[]
  /** Names of the content in it, for caches to forget it by. */
  keys: readonly string[]
}

/** The best costs ten times as long for a tenth less. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const pack = {
  br: (text: Buffer) => promisify(brotliCompress)(text, quality),
  gzip: (text: Buffer) => promisify(gzip)(text),
  identity: async (text: Buffer) => text,
}

export function toPage(
  html: string,
  styles: readonly string[],
  keys: readonly string[] = [],
): Page {
  const identity = Buffer.from(html)
  const digest = createHash('sha256').update(identity).digest('base64url')
  const packing: Partial<Record<Encoding, Promise<Buffer>>> = {}
  const page: Page = {
    bodies: { identity },
    async bodyIn(encoding) {
      packing[encoding] ??= pack[encoding](identity).finally(() => {
        delete packing[encoding]
      })
      const body = await packing[encoding]
      page.bodies[encoding] = body
      return body
    },
    weight: 1.5 * identity.length,
    digest: digest.slice(0, tagLength),
    styles,
    keys,
  }
  return page
}
