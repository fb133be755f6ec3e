/** Why a bundle did not come. */
export class NotLoaded extends Error {
  readonly why: 'missing' | 'unreachable'
  constructor(why: 'missing' | 'unreachable') {
    super(why)
    this.why = why
  }
}

/**
 * Loads a proposal's bundle, without cookies: it is the same for everyone.
 *
 * @param onBytes hears how many have come
 * @throws {NotLoaded}
 */
export async function loadBundle(
  proposal: string,
  {
    signal,
    onBytes,
  }: { signal: AbortSignal; onBytes: (bytes: number) => void },
): Promise<Uint8Array> {
  const path = `/api/proposals/${proposal}/bundle.json`
  try {
    const answer = await fetch(path, { signal, credentials: 'omit' })
    if (answer.status === 404) throw new NotLoaded('missing')
    if (!answer.ok || !answer.body) throw new NotLoaded('unreachable')
    const chunks: Uint8Array<ArrayBuffer>[] = []
    const reader = answer.body.getReader()
    let bytes = 0
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      chunks.push(value)
      bytes += value.length
      onBytes(bytes)
    }
    return new Uint8Array(await new Blob(chunks).arrayBuffer())
  } catch (error) {
    throw error instanceof NotLoaded ? error : new NotLoaded('unreachable')
  }
}
