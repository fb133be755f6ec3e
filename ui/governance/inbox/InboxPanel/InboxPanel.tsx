import type {
  Inbox,
  InboxEntry,
  InboxSwitches,
} from '@narwhal-club/core/contract'
import { inbox as words } from '@narwhal-club/core/messages/pages/inbox'
import { ArrowLeft, ListChecks, SlidersHorizontal } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Answer, More } from '../../../kit/answer/answer.ts'
import { Button } from '../../../kit/Button/Button.tsx'
import { EmptyState } from '../../../kit/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../../kit/ErrorState/ErrorState.tsx'
import { IconButton } from '../../../kit/IconButton/IconButton.tsx'
import type { LinkAs } from '../../../kit/Link/Link.ts'
import { MoreRows } from '../../../kit/MoreRows/MoreRows.tsx'
import { StaleNote } from '../../../kit/StaleNote/StaleNote.tsx'
import { Switch } from '../../../kit/Switch/Switch.tsx'
import { hidden } from '../../../theme/text.css.ts'
import * as styles from './InboxPanel.css.ts'
import { InboxRow } from './InboxRow.tsx'

export interface InboxPanelProps {
  answer: Answer<Pick<Inbox, 'rows' | 'unread'>>
  more?: More | undefined
  /** What is shown is old: it could not be asked anew. */
  isStale?: boolean
  switches: Answer<InboxSwitches>
  hrefOf: (entry: InboxEntry) => string
  /** @default 'a' */
  linkAs?: LinkAs | undefined
  /** One was opened. */
  onOpen: (entry: InboxEntry) => void
  onReadAll: () => void
  onSwitch: (switches: InboxSwitches) => void
}

const kinds = Object.keys(words.kinds) as (keyof InboxSwitches)[]

/** What a member was told, and what they want to be told. */
export function InboxPanel(props: InboxPanelProps) {
  const { answer, onReadAll } = props
  const [isChoosing, setChoosing] = useState(false)
  const unread = answer.status === 'ready' ? answer.data.unread : 0
  // What is pressed goes with what it did: the title has the focus then.
  const title = useRef<HTMLHeadingElement>(null)
  const show = (wanted: boolean) => {
    title.current?.focus()
    setChoosing(wanted)
  }
  return (
    <section className={styles.root} aria-label={words.title}>
      <div className={styles.head}>
        <h2 className={styles.title} ref={title} tabIndex={-1}>
          {isChoosing ? words.settings.title : words.title}
        </h2>
        {unread > 0 && !isChoosing ? (
          <IconButton
            label={words.readAll}
            onClick={() => {
              title.current?.focus()
              onReadAll()
            }}
          >
            <ListChecks size={18} aria-hidden />
          </IconButton>
        ) : null}
        {isChoosing ? null : (
          <IconButton label={words.settings.open} onClick={() => show(true)}>
            <SlidersHorizontal size={18} aria-hidden />
          </IconButton>
        )}
      </div>
      {isChoosing ? (
        <>
          <Switches {...props} />
          <Button wide onClick={() => show(false)}>
            <ArrowLeft size={18} aria-hidden />
            {words.settings.close}
          </Button>
        </>
      ) : (
        <Entries {...props} />
      )}
    </section>
  )
}

function Entries(props: InboxPanelProps) {
  const { answer, more, isStale, hrefOf, linkAs, onOpen } = props
  if (answer.status === 'failed')
    return <ErrorState onAction={answer.onRetry}>{answer.advice}</ErrorState>
  if (answer.status === 'loading') return <Bones />
  const { rows } = answer.data
  if (rows.length === 0)
    return <EmptyState title={words.empty.title}>{words.empty.body}</EmptyState>
  return (
    <>
      {isStale ? <StaleNote>{words.stale}</StaleNote> : null}
      <ul className={styles.rows}>
        {rows.map((entry) => (
          <li key={entry.id}>
            <InboxRow
              entry={entry}
              href={hrefOf(entry)}
              linkAs={linkAs}
              onOpen={() => onOpen(entry)}
            />
          </li>
        ))}
      </ul>
      {more ? <MoreRows more={more} label={words.more} wide /> : null}
    </>
  )
}

const Bones = () => (
  <div className={styles.rows} aria-busy="true">
    <div className={styles.bone} />
    <div className={styles.bone} />
    <div className={styles.bone} />
    <span className={hidden}>{words.loading}</span>
  </div>
)

function Switches({ switches, onSwitch }: InboxPanelProps) {
  if (switches.status === 'failed')
    return (
      <ErrorState onAction={switches.onRetry}>{switches.advice}</ErrorState>
    )
  if (switches.status === 'loading') return <Bones />
  const { data } = switches
  return (
    <div className={styles.rows}>
      {kinds.map((kind) => (
        <Switch
          key={kind}
          label={words.kinds[kind]}
          checked={data[kind]}
          onChange={(isOn) => onSwitch({ ...data, [kind]: isOn })}
        />
      ))}
    </div>
  )
}
