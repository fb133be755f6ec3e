import type { Address, Hex } from '../../hex.ts'
import { putHex, toHex } from '../bytes.ts'
import { type Hasher, keccakHere } from '../hashes.ts'

/** Who may vote, and with how much. */
export interface Holder {
  /** Lower case. */
  address: Address
  votingPower: number
}

/*
 * The tree is a `standard-v1` tree of @openzeppelin/merkle-tree with leaves of
 * `['address', 'uint256']`, so that any reader of that form, and MerkleProof.sol,
 * can check it. It is written out here because the library brings 20 MB and a
 * second set of elliptic curves along (docs/decisions/100).
 *
 * A leaf is hashed twice, so that no inner node can pass for one. Leaves are
 * sorted by hash and stand at the end of a complete binary tree, last first;
 * two nodes are sorted before they are hashed.
 */
function leafOf({ address, votingPower }: Holder, hash: Hasher): Uint8Array {
  putHex(leaf, 12, address)
  leafWords.setUint32(56, Math.floor(votingPower / 2 ** 32))
  leafWords.setUint32(60, votingPower % 2 ** 32)
  inner.set(hash(leaf))
  return hash(inner)
}

/*
 * What is hashed is written over what was hashed before it: a list has many, and
 * memory of its own for each takes as long as to hash it.
 */
const leaf = new Uint8Array(64)
const leafWords = /* @__PURE__ */ new DataView(leaf.buffer)
const inner = new Uint8Array(32)
const pair = new Uint8Array(64)

function compare(a: Uint8Array, b: Uint8Array): number {
  for (let at = 0; at < 32; at += 1) {
    const difference = (a[at] as number) - (b[at] as number)
    if (difference !== 0) return difference
  }
  return 0
}

function parentOf(a: Uint8Array, b: Uint8Array, hash: Hasher): Uint8Array {
  const isAscending = compare(a, b) < 0
  pair.set(isAscending ? a : b)
  pair.set(isAscending ? b : a, 32)
  return hash(pair)
}

/** The root where nobody may vote. */
export const emptyRoot: Hex = `0x${'00'.repeat(32)}`

export interface PowerTree {
  root: Hex
  /** What proves an address's power; null where it has none. */
  proofOf(address: Address): Hex[] | null
}

/** Hashes between two places at which the work may be put aside. */
const stride = 64

/** Builds the tree of all who may vote; their order does not matter. */
export const buildTree = (holders: readonly Holder[]): PowerTree =>
  finish(growTree(holders))

/** Does all of a work that can be put aside, at once. */
export function finish<Result>(work: Generator<unknown, Result>): Result {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}

/**
 * Builds the same tree a little at a time: of ten thousand it takes a second.
 *
 * @param hash Keccak-256, where there is a faster one than ours.
 */
export function* growTree(
  holders: readonly Holder[],
  hash: Hasher = keccakHere,
): Generator<void, PowerTree> {
  const leaves: { hash: Uint8Array; address: Address }[] = []
  for (const holder of holders) {
    leaves.push({ hash: leafOf(holder, hash), address: holder.address })
    if (leaves.length % stride === 0) yield
  }
  leaves.sort((a, b) => compare(a.hash, b.hash))
  const last = 2 * leaves.length - 2
  const nodes: Uint8Array[] = []
  const places = new Map<Address, number>()
  leaves.forEach(({ hash, address }, at) => {
    nodes[last - at] = hash
    places.set(address, last - at)
  })
  const node = (at: number) => nodes[at] as Uint8Array
  for (let at = leaves.length - 2; at >= 0; at -= 1) {
    nodes[at] = parentOf(node(2 * at + 1), node(2 * at + 2), hash)
    if (at % stride === 0) yield
  }
  return {
    root: nodes[0] ? toHex(nodes[0]) : emptyRoot,
    proofOf(address) {
      const place = places.get(address)
      if (place === undefined) return null
      const proof: Hex[] = []
      for (let at = place; at > 0; at = Math.floor((at - 1) / 2))
        proof.push(toHex(node(at % 2 === 0 ? at - 1 : at + 1)))
      return proof
    },
  }
}

const isNode = (text: string) => /^0x[0-9a-f]{64}$/.test(text)

/**
 * Tells whether a proof shows that a holder stands in the tree of a root. What
 * is no proof at all shows nothing: it may come from anywhere.
 */
export function isProved(
  root: Hex,
  holder: Holder,
  proof: readonly Hex[],
): boolean {
  const { address, votingPower } = holder
  if (!/^0x[0-9a-f]{40}$/.test(address) || !Number.isSafeInteger(votingPower))
    return false
  if (votingPower < 1 || proof.length > 64 || !proof.every(isNode)) return false
  const nodes = proof.map((node) => putHex(new Uint8Array(32), 0, node))
  const top = nodes.reduce(
    (below, beside) => parentOf(below, beside, keccakHere),
    leafOf(holder, keccakHere),
  )
  return toHex(top) === root
}
