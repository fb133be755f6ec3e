import { checksumAddress } from '@narwhal-club/core/checksum'
import type { ModerationItem } from '@narwhal-club/core/contract'
import { formatMoment, shortAddress } from '@narwhal-club/core/format'
import type { ModerationAct } from '@narwhal-club/core/governance'
import { moderation as words } from '@narwhal-club/core/messages/pages/moderation'
import { EyeOff, Flag, TriangleAlert } from 'lucide-react'
import { Button } from '../../kit/Button/Button.tsx'
import type { LinkAs } from '../../kit/Link/Link.ts'
import { useReaderZone } from '../../kit/readerZone/useReaderZone.ts'
import { StatusChip } from '../../kit/StatusChip/StatusChip.tsx'
import { mono } from '../../theme/text.css.ts'
import * as styles from '../rows.css.ts'

export interface ModerationItemRowProps {
  item: ModerationItem
  href: string
  /** @default 'a' */
  linkAs?: LinkAs | undefined
  onAct: (item: ModerationItem, act: ModerationAct) => void
  onBlock: (address: string) => void
}

const short = (address: string) => shortAddress(checksumAddress(address))

/** One thing of the queue: what is known of it, and what may be done. */
export function ModerationItemRow(props: ModerationItemRowProps) {
  const { item, href, linkAs: As = 'a', onAct, onBlock } = props
  const { kind, title, excerpt, author, reports, hosts, state } = item
  const zone = useReaderZone()
  const write = (at: string) => formatMoment(at, zone)
  const notes = [
    [words.views.warned, item.warning],
    [state === 'stands' ? '' : words.views[state], item.taken],
    [words.asked, item.asked],
  ] as const
  return (
    <article className={styles.row} aria-label={title}>
      <div className={styles.head}>
        <StatusChip>{words.kinds[kind]}</StatusChip>
        <h3 className={styles.title} dir="auto">
          <As href={href} className={styles.link}>
            {title}
          </As>
        </h3>
        {item.collapsed ? (
          <StatusChip tone="warning" icon={TriangleAlert}>
            {words.collapsed}
          </StatusChip>
        ) : null}
        {state === 'stands' ? null : (
          <StatusChip tone="danger" icon={EyeOff}>
            {words.views[state]}
          </StatusChip>
        )}
        {item.authorBlocked ? (
          <StatusChip tone="danger">{words.blocked}</StatusChip>
        ) : null}
      </div>
      <p className={styles.words} dir="auto">
        {excerpt ?? words.secret}
      </p>
      <div className={styles.meta}>
        {author ? <span className={mono}>{short(author)}</span> : null}
        <span>{item.club.name}</span>
        <span>{words.published(write(item.at))}</span>
      </div>
      {reports.count > 0 ? (
        <div className={styles.meta}>
          <span className={styles.head}>
            <Flag size={15} aria-hidden />
            {words.reports(reports.count)}
          </span>
          {reports.reasons.map(({ reason, count }) => (
            <span key={reason}>
              {words.reasons[reason]} × {count}
            </span>
          ))}
          {reports.since ? (
            <span>{words.since(write(reports.since))}</span>
          ) : null}
        </div>
      ) : null}
      {reports.said.map(({ reason, text, at }) => (
        <p key={`${at} ${text}`} className={styles.told} dir="auto">
          {text}{' '}
          <span className={styles.words}>
            {words.told(words.reasons[reason], write(at))}
          </span>
        </p>
      ))}
      {hosts.length > 0 ? (
        <div className={styles.meta}>
          <span>{words.hosts}</span>
          {hosts.map(({ host, isNew }) => (
            <span key={host} className={mono}>
              {host}
              {isNew ? ` (${words.newHost})` : null}
            </span>
          ))}
        </div>
      ) : null}
      {notes.map(([label, said]) =>
        said ? (
          <p key={label} className={styles.note}>
            <strong>{label}</strong> {said.reason}{' '}
            <span className={styles.words}>
              {words.said(short(said.by), write(said.at))}
            </span>
          </p>
        ) : null,
      )}
      <div className={styles.acts}>
        {item.acts.map((act) => (
          <Button
            key={act}
            variant={act === 'tombstone' ? 'danger' : 'quiet'}
            onClick={() => onAct(item, act)}
          >
            {words.acts[act]}
          </Button>
        ))}
        {author && !item.authorBlocked ? (
          <Button variant="bare" onClick={() => onBlock(author)}>
            {words.block}
          </Button>
        ) : null}
      </div>
    </article>
  )
}
