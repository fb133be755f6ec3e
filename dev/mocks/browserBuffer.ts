const utf16 = (text: string) =>
  [...Array(text.length).keys()].flatMap((at) => {
    const code = text.charCodeAt(at)
    return [code & 0xff, code >> 8]
  })

function insist(encoding: unknown) {
  if (encoding !== 'utf16le')
    throw new RangeError(`No encoding but utf16le here: ${encoding}`)
}

/**
 * The little of Node's `Buffer` that the parser of sign-in messages uses: text
 * to UTF-16 and back. It was written for the server; in a browser bundlers put
 * nothing in its place.
 */
class BrowserBuffer extends Uint8Array<ArrayBuffer> {
  override toString(encoding?: string): string {
    insist(encoding)
    return new TextDecoder('utf-16le', { ignoreBOM: true }).decode(this)
  }
}

const of = (bytes: number[]) => new BrowserBuffer(Uint8Array.from(bytes).buffer)

/** Stands where `require('buffer').Buffer` is asked for. */
export const Buffer = {
  isBuffer: (value: unknown) => value instanceof BrowserBuffer,
  from(given: string | number[], encoding?: string) {
    if (typeof given !== 'string') return of(given)
    insist(encoding)
    return of(utf16(given))
  },
}
