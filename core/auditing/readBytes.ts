import { TooLongError } from './readJson.ts'

/** What comes over the network, a piece at a time: the platform's own stream fits. */
export interface ByteStream {
  getReader: () => {
    read: () => Promise<{ done: boolean; value?: Uint8Array | undefined }>
    cancel: () => Promise<unknown>
  }
}

function join(chunks: readonly Uint8Array[], bytes: number): Uint8Array {
  const whole = new Uint8Array(bytes)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

/**
 * Reads all of a stream, and no more than so many bytes of it.
 *
 * @param tell hears how many bytes have arrived, after each piece.
 * @throws TooLongError where there are more.
 */
export async function readBytes(
  stream: ByteStream,
  most: number,
  tell: (bytes: number) => void = () => undefined,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  const reader = stream.getReader()
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done || !value) return join(chunks, bytes)
    bytes += value.length
    if (bytes > most) {
      reader.cancel().catch(() => undefined)
      throw new TooLongError(`more than ${most} bytes`)
    }
    chunks.push(value)
    tell(bytes)
  }
}
