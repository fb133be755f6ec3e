import type { ClubDetail } from '@narwhal-club/core/contract'
import type { ReactNode } from 'react'
import { PageTitle } from '../../kit/PageTitle/PageTitle.tsx'
import { ClubAvatar } from '../ClubAvatar/ClubAvatar.tsx'
import { ClubCounts } from '../ClubCard/ClubCounts.tsx'
import { ClubStatusChip } from '../ClubCard/ClubStatusChip.tsx'
import { ClubNotice } from '../ClubNotice/ClubNotice.tsx'
import * as styles from './ClubHeader.css.ts'

export interface ClubHeaderProps {
  club: ClubDetail
  /** What can be done with it. */
  acts?: ReactNode
  /** The reader in this club. */
  children?: ReactNode
}

/** What a club is, and what its reader is in it. */
export function ClubHeader({ club, acts, children }: ClubHeaderProps) {
  const { id, name, tagline, avatar, status, counts } = club
  return (
    <header className={styles.root}>
      <div className={styles.top}>
        <ClubAvatar id={id} picture={avatar} size={88} />
        <div className={styles.words}>
          <div className={styles.name}>
            <PageTitle className={styles.title}>{name}</PageTitle>
            <ClubStatusChip status={status} />
          </div>
          {tagline ? <p className={styles.tagline}>{tagline}</p> : null}
          <ClubCounts counts={counts} />
        </div>
        {acts ? <div className={styles.acts}>{acts}</div> : null}
      </div>
      <ClubNotice status={status} />
      {children}
    </header>
  )
}
