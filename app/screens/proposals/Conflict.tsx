import type { DraftEvent, DraftView } from '@narwhal-club/core/draft'
import { ConflictPanel } from '@narwhal-club/ui/form/ConflictPanel/ConflictPanel.tsx'
import { type RefObject, useRef } from 'react'

export interface ConflictProps {
  view: Pick<Extract<DraftView, { status: 'conflicted' }>, 'from' | 'fields'>
  /** Field → what it is called. */
  labels: Readonly<Record<string, string>>
  send: (event: DraftEvent) => void
  place: RefObject<HTMLDivElement | null>
}

/** Two texts of one draft, joined to its machine: until one decides, nothing goes on. */
export const Conflict = ({ view, labels, send, place }: ConflictProps) => (
  <div ref={place} tabIndex={-1}>
    <ConflictPanel
      from={view.from}
      fields={view.fields}
      labels={labels}
      onKeepMine={() => send({ type: 'draft.keepMine' })}
      onTakeTheirs={() => send({ type: 'draft.takeTheirs' })}
      onMerge={(picks) => send({ type: 'draft.merge', picks })}
    />
  </div>
)

/** Where the conflict is, and what leads a person there who wants to go on. */
export function useConflict() {
  const place = useRef<HTMLDivElement>(null)
  const lead = () => {
    place.current?.scrollIntoView({ block: 'nearest' })
    place.current?.focus({ preventScroll: true })
  }
  return { place, lead }
}
