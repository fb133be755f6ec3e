import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { wrap } from '../../theme/column.css.ts'
import * as styles from './Banner.css.ts'

export interface BannerProps {
  icon: LucideIcon
  /** @default 'warning' */
  tone?: 'warning' | 'info'
  title: string
  children: ReactNode
  /** Buttons. */
  acts?: ReactNode
}

/**
 * Says under the header what holds for the whole site.
 *
 * @use for what holds on every page until it is over: no node, another account,
 * something closed.
 * @avoid for what concerns one page or one part of it: a StaleNote or an
 * ErrorState there. For news: a toast.
 */
export function Banner(props: BannerProps) {
  const { icon: Icon, tone = 'warning', title, children, acts } = props
  return (
    <div className={styles.root} role="status" data-tone={tone}>
      <div className={`${wrap} ${styles.row}`}>
        <Icon size={20} className={styles.icon} aria-hidden />
        <div className={styles.words}>
          <p className={styles.title}>{title}</p>
          <p className={styles.body}>{children}</p>
        </div>
        {acts ? <div className={styles.acts}>{acts}</div> : null}
      </div>
    </div>
  )
}
