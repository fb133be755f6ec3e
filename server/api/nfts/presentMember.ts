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

const mostTraits = 30
const longestTrait = 60

/** Reads name and traits, as far as they are texts or numbers; in their order. */
export function describeMember(id: string, tokenUri: string) {
  const { name, attributes } = parseMetadata(tokenUri)
  const isShort = (text: string) =>
    text.length > 0 &&
    text.length <= longestTrait &&
    !/[\0:|\p{Cs}]/u.test(text)
  const traits = (Array.isArray(attributes) ? attributes : [])
    .slice(0, mostTraits)
    .flatMap((each) => {
      const { trait_type: trait, value } = Object(each)
      const isSaid =
        typeof trait === 'string' &&
        (typeof value === 'string' || typeof value === 'number')
      if (!isSaid || !isShort(trait) || !isShort(String(value))) return []
      return [{ trait, value: String(value) }]
    })
  const said = typeof name === 'string' ? name.replace(/[\0\p{Cs}]/gu, '') : ''
  return { id, name: said.slice(0, 100) || `#${id}`, traits }
}

function parseMetadata(tokenUri: string): {
  name?: unknown
  image?: unknown
  attributes?: unknown
} {
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
