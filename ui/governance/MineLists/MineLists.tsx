import { clubs } from '@narwhal-club/core/messages/pages/clubs'
import type { ReactNode } from 'react'
import { EmptyState } from '../../kit/EmptyState/EmptyState.tsx'
import * as styles from './MineLists.css.ts'

/** What a member has in the clubs, in the order in which it is shown. */
export const mineParts = [
  'proposals',
  'drafts',
  'bountyDrafts',
  'credits',
  'votes',
] as const
export type MinePart = (typeof mineParts)[number]

export interface MineListsProps {
  /** A list card for each part that there is. */
  lists: Partial<Record<MinePart, ReactNode>>
  /** A way on while there is none of them. */
  action?: ReactNode
}

/** What is the reader's own, or that there is no such thing to list yet. */
export function MineLists({ lists, action }: MineListsProps) {
  const shown = mineParts.filter((part) => lists[part])
  if (shown.length === 0)
    return (
      <EmptyState heading="h2" title={clubs.mineSoon.title} action={action}>
        {clubs.mineSoon.body}
      </EmptyState>
    )
  return (
    <div className={styles.root}>
      {shown.map((part) => (
        <div key={part}>{lists[part]}</div>
      ))}
    </div>
  )
}
