import { voting } from '@narwhal-club/core/messages/pages/votes'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../kit/Button/Button.tsx'
import { Dialog } from '../../../kit/Dialog/Dialog.tsx'
import type { LinkAs } from '../../../kit/Link/Link.ts'
import { eyebrow } from '../../../theme/text.css.ts'
import { VotePanel, type VotePanelProps } from '../VotePanel/VotePanel.tsx'
import * as styles from './VoteSheet.css.ts'

const words = voting.row

export interface VoteSheetProps
  extends Omit<VotePanelProps, 'bare' | 'id' | 'onWhy'> {
  /** Its own page, for who wants to read first. */
  href: string
  /** @default 'a' */
  linkAs?: LinkAs | undefined
  onClose: () => void
  /** What came of it, below. */
  children?: ReactNode
}

/** A vote from the list: on a phone a sheet at the foot of the window. */
export function VoteSheet(props: VoteSheetProps) {
  const { proposal, href, linkAs, onClose, children } = props
  return (
    <Dialog
      label={words.voteOn(proposal.title)}
      title={words.sheet}
      onClose={onClose}
    >
      <div className={styles.head}>
        <span className={eyebrow}>{proposal.club.name}</span>
        <p className={styles.title} dir="auto">
          {proposal.title}
        </p>
      </div>
      <VotePanel {...props} bare />
      {children}
      <ButtonLink href={href} variant="bare" {...(linkAs && { linkAs })}>
        {words.read}
      </ButtonLink>
    </Dialog>
  )
}
