import { checksumAddress } from '@narwhal-club/core/checksum'
import type { BlockedAuthor } from '@narwhal-club/core/contract'
import { formatMoment, shortAddress } from '@narwhal-club/core/format'
import { moderation } from '@narwhal-club/core/messages/pages/moderation'
import type { Answer, More } from '../../kit/answer/answer.ts'
import { Button } from '../../kit/Button/Button.tsx'
import { ListCard } from '../../kit/ListCard/ListCard.tsx'
import { useReaderZone } from '../../kit/readerZone/useReaderZone.ts'
import { mono } from '../../theme/text.css.ts'
import * as styles from '../rows.css.ts'

const { authors: words } = moderation

export interface BlockedAuthorsProps {
  answer: Answer<{ rows: readonly BlockedAuthor[]; total: number }>
  more?: More | undefined
  csvHref: string
  onUnblock: (address: string) => void
}

/** Who publishes nothing here, and why. */
export function BlockedAuthors(props: BlockedAuthorsProps) {
  const { answer, more, csvHref, onUnblock } = props
  const zone = useReaderZone()
  return (
    <ListCard<BlockedAuthor>
      title={words.title}
      answer={answer}
      more={more}
      controls={<p className={styles.lead}>{words.lead}</p>}
      empty={words.none}
      foot={
        <a href={csvHref} download className={styles.loose}>
          {moderation.csv}
        </a>
      }
      keyOf={({ address }) => address}
      draw={({ address, said }) => (
        <div className={styles.row}>
          <p className={mono}>{checksumAddress(address)}</p>
          <p className={styles.words} dir="auto">
            {said?.reason ?? words.configured}
          </p>
          {said ? (
            <>
              <p className={styles.meta}>
                {moderation.said(
                  shortAddress(checksumAddress(said.by)),
                  formatMoment(said.at, zone),
                )}
              </p>
              <div className={styles.acts}>
                <Button onClick={() => onUnblock(address)}>
                  {moderation.unblock}
                </Button>
              </div>
            </>
          ) : null}
        </div>
      )}
    />
  )
}
