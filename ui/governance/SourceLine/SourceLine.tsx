import type { HoldingsSource } from '@narwhal-club/core/contract'
import { formatCount } from '@narwhal-club/core/format'
import { clubs } from '@narwhal-club/core/messages/pages/clubs'
import { shared } from '@narwhal-club/core/messages/pages/shared'
import { eyebrow } from '../../theme/text.css.ts'

/** Why counts of holders are old or missing; nothing where they are neither. */
export const staleOf = ({ status }: HoldingsSource): string | undefined =>
  status === 'fresh'
    ? undefined
    : status === 'stale'
      ? clubs.stale
      : clubs.unavailable

/** Says which block holders were counted at, where that is known. */
export const SourceLine = ({ source }: { source: HoldingsSource }) => (
  <p className={eyebrow}>
    {source.block === undefined ? ' ' : shared.asOf(formatCount(source.block))}
  </p>
)
