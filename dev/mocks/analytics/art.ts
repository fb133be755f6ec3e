import { presentMember } from '../../../server/api/nfts/presentMember.ts'
import { art } from '../chain/art.gen.ts'

const drawn = Object.keys(art).map(Number)

/**
 * Describes a member as the server does. Of those that are not drawn in here
 * the picture is another's: the name is its own.
 */
export function describeNft(id: bigint) {
  const own = art[Number(id)]
  const other = drawn[Number(id % BigInt(drawn.length))] ?? 0
  const tokenUri = own ?? art[other] ?? ''
  const member = presentMember({ id: String(id), tokenUri })
  return own ? member : { ...member, name: `Narwhal #${id}` }
}
