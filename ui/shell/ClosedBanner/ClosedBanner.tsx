import type { Flags } from '@narwhal-club/core/contract'
import { closed as words } from '@narwhal-club/core/messages/pages/closed'
import { Lock } from 'lucide-react'
import { Banner } from '../../kit/Banner/Banner.tsx'

export interface ClosedBannerProps {
  /** At least one. */
  closed: readonly Pick<Flags['rows'][number], 'flag' | 'reason'>[]
}

/**
 * Says what administrators closed for now, and why (B7.37, B7.38).
 *
 * @use once, under the header: it is there while an administrator has something
 * closed.
 * @avoid for a single part that fails: an ErrorState.
 */
export function ClosedBanner({ closed }: ClosedBannerProps) {
  const all = closed.find(({ flag }) => flag === 'readOnly')
  if (all)
    return (
      <Banner icon={Lock} title={words.readOnly.title}>
        {words.readOnly.body(all.reason)}
      </Banner>
    )
  const names = closed.flatMap(({ flag }) =>
    flag === 'readOnly' ? [] : [words.area[flag]],
  )
  const reasons = [...new Set(closed.map(({ reason }) => reason))]
  return (
    <Banner icon={Lock} title={words.areas.title(names.join(words.areas.and))}>
      {words.areas.body(reasons.join(' '))}
    </Banner>
  )
}
