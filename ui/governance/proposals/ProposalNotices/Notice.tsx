import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import * as styles from './ProposalNotices.css.ts'

export interface NoticeProps {
  icon: LucideIcon
  tone: 'warning' | 'neutral'
  title: string
  children: ReactNode
}

/** Says what one should know before reading on. */
export const Notice = ({ icon: Icon, tone, title, children }: NoticeProps) => (
  <div className={styles.root} role="note" data-tone={tone}>
    <Icon size={20} className={styles.icon} aria-hidden />
    <div className={styles.words}>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  </div>
)
