import type { AnalyticsWallet } from '@narwhal-club/core/contract'
import { formatMoment } from '@narwhal-club/core/format'
import { analytics } from '@narwhal-club/core/messages/pages/analytics'
import { ArrowDownLeft, ArrowUpRight, Flame, Sparkles } from 'lucide-react'
import { HolderLink } from '../../kit/HolderLink/HolderLink.tsx'
import type { HolderPlace } from '../../kit/HolderLink/place.ts'
import { useReaderZone } from '../../kit/readerZone/useReaderZone.ts'
import * as styles from './Timeline.css.ts'

const { timeline: words, member } = analytics
type Happening = AnalyticsWallet['timeline'][number]

const icons = {
  mint: Sparkles,
  in: ArrowDownLeft,
  out: ArrowUpRight,
  burn: Flame,
} as const

export interface TimelineProps extends Omit<HolderPlace, 'mine'> {
  /** The newest first. */
  of: readonly Happening[]
}

const keyOf = ({ block, id, kind, other }: Happening) =>
  `${block} ${id} ${kind} ${other}`

/** What happened to a holder's members. */
export function Timeline({ of, holderHref, linkAs }: TimelineProps) {
  const zone = useReaderZone()
  if (of.length === 0) return <p>{words.none}</p>
  return (
    <ol className={styles.root}>
      {of.map((happening) => {
        const { kind, id, other, at } = happening
        const Icon = icons[kind]
        const isWithSomebody = kind === 'in' || kind === 'out'
        const side = kind === 'in' ? words.from : words.to
        return (
          <li key={keyOf(happening)} className={styles.row}>
            <Icon size={16} aria-hidden />
            <span className={styles.what}>{words.kinds[kind]}</span>
            <span>
              {member} {id}
            </span>
            {isWithSomebody ? (
              <span className={styles.other}>
                {side}
                <HolderLink
                  address={other}
                  href={holderHref(other)}
                  linkAs={linkAs}
                />
              </span>
            ) : null}
            <time
              className={styles.when}
              dateTime={at}
              title={new Date(at).toUTCString()}
            >
              {formatMoment(at, zone)}
            </time>
          </li>
        )
      })}
    </ol>
  )
}
