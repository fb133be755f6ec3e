import type { LucideIcon } from 'lucide-react'
import * as styles from './Panel.css.ts'

export interface OrbProps {
  icon: LucideIcon
  /** A wallet's own picture, a `data:` URI, instead of the icon. */
  picture?: string | undefined
  /** @default 'brand' */
  tone?: 'brand' | 'quiet' | 'warning' | 'danger' | 'info' | 'success'
  /** `turning`: someone is awaited. `full`: it is done. */
  ring?: 'turning' | 'full'
  badge?: LucideIcon
}

/** Draws the squircle that carries a state's picture. */
export function Orb(props: OrbProps) {
  const { icon: Icon, picture, tone = 'brand', ring, badge: Badge } = props
  return (
    <div className={styles.orb} data-tone={tone} data-ring={ring}>
      {picture ? (
        <img className={styles.picture} src={picture} alt="" />
      ) : (
        <Icon size={36} strokeWidth={1.75} aria-hidden />
      )}
      {ring ? (
        <svg className={styles.ring} viewBox="0 0 110 110" aria-hidden="true">
          <rect
            className={styles.track}
            x="2"
            y="2"
            width="106"
            height="106"
            rx="36"
          />
          <rect
            className={styles.trace}
            x="2"
            y="2"
            width="106"
            height="106"
            rx="36"
            pathLength="100"
          />
        </svg>
      ) : null}
      {Badge ? (
        <span className={styles.badge}>
          <Badge size={18} aria-hidden />
        </span>
      ) : null}
    </div>
  )
}
