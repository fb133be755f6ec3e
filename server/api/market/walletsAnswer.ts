import * as z from 'zod/mini'

/** A member as the marketplace describes it; what is not said is not known. */
export interface MarketNft {
  id: string
  name?: string
  /** `data:` only: browsers are sent to no other host. */
  image?: string
  /** Rarity among the collection, 1 the rarest. */
  rank?: number
  isListed?: boolean
}

const largestImage = 64_000

const text = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value: string | number) => String(value)),
)

/** Of another's answer little is asked: what it must have to be of use. */
const RawNft = z.object({
  nftId: text,
  nftAddress: z.string(),
  name: z.nullish(z.string()),
  image: z.nullish(z.string()),
  rank: z.nullish(z.union([z.number(), z.string()])),
  listed: z.nullish(z.boolean()),
})
const RawPage = z.object({
  nfts: z.array(z.unknown()),
  totalPages: z.optional(z.number()),
})

export interface MarketPage {
  nfts: MarketNft[]
  pages: number
}

/**
 * Reads a page of the wallets service (v2). A row that is none of ours, or
 * makes no sense, is left out: the rest is of use without it. More rows than
 * were asked for are not looked at.
 *
 * @returns null for what is no such page at all.
 */
export function readPage(
  answer: unknown,
  collection: string,
  rows: number,
): MarketPage | null {
  const page = RawPage.safeParse(answer)
  if (!page.success) return null
  const nfts = page.data.nfts.slice(0, rows).flatMap((item) => {
    const parsed = RawNft.safeParse(item)
    const isOurs =
      parsed.success && parsed.data.nftAddress.toLowerCase() === collection
    return isOurs ? (readNft(parsed.data) ?? []) : []
  })
  return { nfts, pages: Math.max(1, page.data.totalPages ?? 1) }
}

function readNft(raw: z.output<typeof RawNft>): MarketNft | null {
  if (!/^[0-9]{1,78}$/.test(raw.nftId)) return null
  const rank = Number(raw.rank ?? Number.NaN)
  const isImage =
    raw.image?.startsWith('data:image/') && raw.image.length <= largestImage
  return {
    id: raw.nftId,
    ...(raw.name && { name: raw.name.slice(0, 100) }),
    ...(isImage && raw.image && { image: raw.image }),
    ...(Number.isSafeInteger(rank) && rank > 0 && { rank }),
    ...(typeof raw.listed === 'boolean' && { isListed: raw.listed }),
  }
}
