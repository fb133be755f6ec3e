import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import * as styles from './Panel.css.ts'

export interface PointsProps {
  points: { key: string; icon: LucideIcon; text: ReactNode }[]
}

/** Lists what the wallet should and should not show, or what to do. */
export function Points({ points }: PointsProps) {
  return (
    <ul className={styles.well}>
      {points.map(({ key, icon: Icon, text }) => (
        <li key={key} className={styles.point}>
          <Icon size={16} className={styles.pointIcon} aria-hidden />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
