const jsonPrefix = 'data:application/json;base64,'
const largestImage = 64_000
/** Such an image, a name and what stands about them, in base64. */
const largestMetadata = 128_000

/**
 * Reads name and art from the on-chain metadata. Only `data:` pictures pass:
 * the page shows no other, and a contract must not make browsers call around.
 */
export function presentMember<Id extends number | string>({
  id,
  tokenUri,
}: {
  id: Id
  tokenUri: string
}) {
  const metadata = parseMetadata(tokenUri)
  const name = typeof metadata.name === 'string' ? metadata.name : `#${id}`
  const image =
    typeof metadata.image === 'string' &&
    metadata.image.startsWith('data:image/') &&
    metadata.image.length <= largestImage
      ? metadata.image
      : ''
  return { id, name: name.slice(0, 100), image }
}

function parseMetadata(tokenUri: string): { name?: unknown; image?: unknown } {
  if (!tokenUri.startsWith(jsonPrefix)) return {}
  if (tokenUri.length > largestMetadata) return {}
  try {
    // By what browsers have, too: the mocks describe members with this.
    const letters = atob(tokenUri.slice(jsonPrefix.length))
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
    const metadata: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return typeof metadata === 'object' && metadata !== null ? metadata : {}
  } catch {
    return {}
  }
}
