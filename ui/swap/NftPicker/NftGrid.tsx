import type { Nfts } from '@narwhal-club/core/contract'
import { swap } from '@narwhal-club/core/messages/pages/swap'
import { memo, useMemo } from 'react'
import * as styles from './NftPicker.css.ts'
import { NftTile } from './NftTile.tsx'

const { choose: words } = swap

export interface NftGridProps {
  rows: readonly { id: string }[]
  /** Pictures by id, as far as they have come. */
  art: ReadonlyMap<string, Nfts['rows'][number]>
  chosen: readonly string[]
  /** Those that cannot go through, and why. */
  blocked?: ReadonlyMap<string, 'listed' | 'escrowed'> | undefined
  /** No more may be chosen. */
  isFull: boolean
}

/** Tiles that are looked at together when something changes. */
const together = 24

/**
 * The tiles, some at a time: a press looks at two dozen anew, of hundreds. All are
 * there for keys, readers and a search in the page; the browser draws those near.
 */
export function NftGrid({ rows, ...rest }: NftGridProps) {
  const parts = useMemo(
    () =>
      Array.from({ length: Math.ceil(rows.length / together) }, (_, at) =>
        rows.slice(at * together, (at + 1) * together),
      ),
    [rows],
  )
  return (
    <div className={styles.grid}>
      {parts.map((part) => (
        <Part key={part[0]?.id} rows={part} {...rest} />
      ))}
    </div>
  )
}

const Part = memo(function Part(props: NftGridProps) {
  const { rows, art, chosen, blocked, isFull } = props
  return rows.map(({ id }) => {
    const why = blocked?.get(id)
    return (
      <NftTile
        key={id}
        id={id}
        image={art.get(id)?.image || undefined}
        isChosen={chosen.includes(id)}
        why={why && words[why]}
        isFull={isFull}
      />
    )
  })
}, isAlike)

/** Nothing of its own tiles is other: what is asked anew may be a new table each time. */
function isAlike(before: NftGridProps, now: NftGridProps): boolean {
  return (
    before.rows === now.rows &&
    before.isFull === now.isFull &&
    now.rows.every(
      ({ id }) =>
        before.chosen.includes(id) === now.chosen.includes(id) &&
        before.art.get(id)?.image === now.art.get(id)?.image &&
        before.blocked?.get(id) === now.blocked?.get(id),
    )
  )
}
