import type { VoteReceipt } from '@narwhal-club/core/contract'
import { formatCount, formatMoment } from '@narwhal-club/core/format'
import { voting } from '@narwhal-club/core/messages/pages/votes'
import { ArrowRight, AtSign, CircleCheck, Download } from 'lucide-react'
import { useId } from 'react'
import { Button, ButtonLink } from '../../../kit/Button/Button.tsx'
import * as card from '../../../kit/Card/Card.css.ts'
import { CopyButton } from '../../../kit/CopyButton/CopyButton.tsx'
import type { LinkAs } from '../../../kit/Link/Link.ts'
import { useReaderZone } from '../../../kit/readerZone/useReaderZone.ts'
import { StatusChip } from '../../../kit/StatusChip/StatusChip.tsx'
import { eyebrow, mono, muted } from '../../../theme/text.css.ts'
import { Facts } from '../../proposals/Facts/Facts.tsx'
import * as styles from './ReceiptCard.css.ts'

const words = voting.receipt

export interface ReceiptCardProps {
  receipt: VoteReceipt
  /** The address of the proposal: what is shared. */
  address: () => string
  /** Keeps it as a file. */
  onSave: () => void
  onPost: () => void
  /** Where it is checked; nothing: there is no such page. */
  verifyHref?: string | undefined
  /** Where the next vote waits; nothing: none does. */
  nextHref?: string | undefined
  /** @default 'a' */
  linkAs?: LinkAs | undefined
}

/** The proof of a vote: to keep, to check and to show. */
export function ReceiptCard(props: ReceiptCardProps) {
  const { receipt, address, onSave, onPost, verifyHref, nextHref } = props
  const { choice, power, line, digest, receivedAt } = receipt
  const as = props.linkAs && { linkAs: props.linkAs }
  const zone = useReaderZone()
  const id = useId()
  const hash = (text: string) => (
    <span className={`${mono} ${styles.hash}`} dir="ltr">
      {text}
    </span>
  )
  return (
    <section className={card.root} aria-labelledby={id}>
      <div className={styles.head}>
        <span className={eyebrow}>{words.line(formatCount(line.index))}</span>
        <StatusChip tone="success" icon={CircleCheck}>
          {voting.panel.counted}
        </StatusChip>
      </div>
      <h2 id={id}>{words.title(voting.choice[choice], formatCount(power))}</h2>
      <p className={muted}>{words.body}</p>
      <Facts
        facts={[
          [
            words.signed,
            formatMoment(new Date(receivedAt).toISOString(), zone),
          ],
          [words.ballot, hash(digest)],
          [words.hash, hash(line.hash)],
        ]}
      />
      <div className={styles.acts}>
        <Button onClick={onSave}>
          <Download size={18} aria-hidden />
          {words.json}
        </Button>
        <CopyButton text={address} label={words.link} done={words.copied} />
        <Button onClick={onPost}>
          <AtSign size={18} aria-hidden />
          {words.share}
        </Button>
        {verifyHref ? (
          // A document of its own, which no router knows.
          <ButtonLink href={verifyHref}>{words.verify}</ButtonLink>
        ) : null}
      </div>
      {nextHref ? (
        <ButtonLink href={nextHref} variant="solid" {...as}>
          {words.next}
          <ArrowRight size={18} aria-hidden />
        </ButtonLink>
      ) : null}
    </section>
  )
}
