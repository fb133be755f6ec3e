/**
 * Reads the body of an answer that another service gave, up to so many bytes.
 * What is longer is not read to its end, and nothing of it is parsed.
 *
 * @returns null for a body that is longer.
 * @throws what `fetch` throws where the body breaks off.
 */
export async function readAtMost(
  response: Response,
  bytes: number,
): Promise<string | null> {
  if (Number(response.headers.get('content-length') ?? 0) > bytes) {
    await response.body?.cancel()
    return null
  }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > bytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, size).toString()
}
