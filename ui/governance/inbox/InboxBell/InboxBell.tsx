import { mostUnread } from '@narwhal-club/core/contract'
import { inbox as words } from '@narwhal-club/core/messages/pages/inbox'
import { Bell } from 'lucide-react'
import { IconButton } from '../../../kit/IconButton/IconButton.tsx'
import { Popover } from '../../../kit/Popover/Popover.tsx'
import { InboxPanel, type InboxPanelProps } from '../InboxPanel/InboxPanel.tsx'
import * as styles from './InboxBell.css.ts'

/** Of more than so many it says only that they are more. */
const mostShown = mostUnread - 1

/** The header's bell: how much is new, and the panel that says what. */
export function InboxBell(props: InboxPanelProps) {
  const { answer, onOpen } = props
  const unread = answer.status === 'ready' ? answer.data.unread : 0
  const count =
    unread > mostShown
      ? words.orMore(mostShown)
      : unread.toLocaleString('en-US')
  return (
    <Popover
      trigger={(trigger) => (
        <IconButton
          {...trigger}
          label={unread > 0 ? words.bell.some(count) : words.bell.none}
        >
          <span className={styles.root}>
            <Bell size={20} aria-hidden />
            {unread > 0 ? (
              <span className={styles.count} aria-hidden>
                {count}
              </span>
            ) : null}
          </span>
        </IconButton>
      )}
    >
      {(_, leave) => (
        <InboxPanel
          {...props}
          onOpen={(entry) => {
            onOpen(entry)
            leave()
          }}
        />
      )}
    </Popover>
  )
}
