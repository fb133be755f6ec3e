import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../../../kit/Button/Button.tsx'
import { Card } from '../../../kit/Card/Card.tsx'
import type { LinkAs } from '../../../kit/Link/Link.ts'
import type { ActFormProps } from './ActForm.tsx'
import { LazyActForm } from './LazyActForm.tsx'
import * as styles from './ProposalActs.css.ts'
import type { OpenAct, ProposalAct } from './ProposalActs.types.ts'

const words = proposals.acts

export interface ProposalActsProps extends Omit<ActFormProps, 'open'> {
  /** What the reader may do here, as far as it is known. */
  may: readonly ProposalAct[]
  /** They have reported it already. */
  reported: boolean
  /** Leads to a session; missing for who has one. */
  signIn?: ReactNode
  /** Where its author writes a new version; missing for who cannot. */
  editHref?: string | undefined
  /** @default 'a' */
  linkAs?: LinkAs | undefined
  /** The act that was asked for. */
  open?: OpenAct | undefined
  onOpen: (kind: ProposalAct) => void
}

/** What a reader may do about a proposal: to report it, or to look after it. */
export function ProposalActs(props: ProposalActsProps) {
  const { may, reported, signIn, open, onOpen, editHref, linkAs } = props
  return (
    <Card title={words.title}>
      {signIn ? (
        <div className={styles.acts}>
          <span className={styles.said}>{words.signIn}</span>
          {signIn}
        </div>
      ) : null}
      {reported ? <p className={styles.said}>{words.report.done}</p> : null}
      {editHref ? <p className={styles.said}>{words.editBody}</p> : null}
      {may.length > 0 || editHref ? (
        <div className={styles.acts}>
          {editHref ? (
            <ButtonLink
              href={editHref}
              variant="solid"
              {...(linkAs && { linkAs })}
            >
              {words.edit}
            </ButtonLink>
          ) : null}
          {may.map((kind) => (
            <Button
              key={kind}
              aria-expanded={open?.kind === kind}
              onClick={() => onOpen(kind)}
            >
              {words[kind].open}
            </Button>
          ))}
        </div>
      ) : null}
      {open ? <LazyActForm {...props} open={open} /> : null}
    </Card>
  )
}
