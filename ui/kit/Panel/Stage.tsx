import type { ReactNode } from 'react'
import { Orb, type OrbProps } from './Orb.tsx'
import * as styles from './Panel.css.ts'

export interface StageProps {
  orb: OrbProps
  title: string
  children?: ReactNode
}

/** Shows where a panel stands: the orb, what is true, one sentence more. */
export function Stage({ orb, title, children }: StageProps) {
  return (
    <div className={styles.stage}>
      <Orb {...orb} />
      <h2>{title}</h2>
      <p className={styles.said}>{children}</p>
    </div>
  )
}
