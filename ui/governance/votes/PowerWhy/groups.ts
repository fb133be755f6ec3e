import type { PowerStory } from '@narwhal-club/core/contract'

type Change = PowerStory['changes'][number]

/** NFTs that came or went together. */
export interface ChangeGroup
  extends Pick<Change, 'at' | 'tx' | 'change' | 'held'> {
  /** From whom, or to whom. */
  other: string
  /** The last that moved first. */
  tokens: string[]
}

/**
 * Puts together what was one act: one after the other, in one transaction, to or
 * from one address. Of it counts how many are held after the last.
 *
 * @param changes the newest first.
 */
export function groupsOf(changes: readonly Change[]): ChangeGroup[] {
  const groups: ChangeGroup[] = []
  for (const { tokenId, from, to, at, tx, change, held } of changes) {
    const other = change === 1 ? from : to
    const last = groups.at(-1)
    const isSame =
      last?.at === at &&
      last.tx === tx &&
      last.change === change &&
      last.other === other
    if (isSame) last.tokens.push(tokenId)
    else groups.push({ at, tx, change, held, other, tokens: [tokenId] })
  }
  return groups
}
