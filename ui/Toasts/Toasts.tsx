import { notificationTimings } from '@narwhal-club/core/constants'
import { messages } from '@narwhal-club/core/messages'
import type {
  Notification,
  NotificationsView,
  NotificationTone,
} from '@narwhal-club/core/notifications'
import {
  CircleCheck,
  Info,
  type LucideIcon,
  OctagonAlert,
  TriangleAlert,
  X,
} from 'lucide-react'
import { Toast } from 'radix-ui'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import * as styles from './Toasts.css.ts'

export interface ToastsProps {
  view: NotificationsView
  /** Five seconds passed, it was swiped away, or closed by hand. */
  onDismiss: (id: string) => void
  /** The area was asked for by F8 before its code was there. @default false */
  focusOnMount?: boolean
}

const icons: Record<NotificationTone, LucideIcon> = {
  neutral: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: OctagonAlert,
}

interface ItemProps {
  item: Notification
  onDismiss: (id: string) => void
}

function Item({ item, onDismiss }: ItemProps) {
  const Icon = icons[item.tone]
  return (
    <Toast.Root
      className={styles.toast}
      data-tone={item.tone}
      open={item.open}
      onOpenChange={(open) => open || onDismiss(item.id)}
      // An open dialog has the first Escape; the toast stays.
      onEscapeKeyDown={(event) => {
        if (document.querySelector('[aria-modal="true"]'))
          event.preventDefault()
      }}
    >
      <Icon size={20} className={styles.icon} aria-hidden />
      <div>
        <Toast.Title className={styles.title}>{item.title}</Toast.Title>
        {item.body ? (
          <Toast.Description className={styles.body}>
            {item.body}
          </Toast.Description>
        ) : null}
      </div>
      <Toast.Close className={styles.close} aria-label={messages.words.dismiss}>
        <X size={18} aria-hidden />
      </Toast.Close>
    </Toast.Root>
  )
}

const focus = (area: HTMLElement | null) => area?.focus()

/** Puts the area at the end of the body, out of the inert layout's reach. */
function AtEndOfBody({ children }: { children: ReactNode }) {
  const [host, setHost] = useState<HTMLElement | null>(null)
  useEffect(() => setHost(document.body), [])
  return host ? createPortal(children, host) : null
}

/**
 * Shows the newest notification for five seconds (R9.11). Pointer, focus and a
 * window in the background hold the clock.
 */
export function Toasts({ view, onDismiss, focusOnMount }: ToastsProps) {
  const newest = view.items.filter((item) => item.open).at(-1)
  const shown = newest ?? view.items.at(-1)
  const announcer = shown
    ? document.querySelector<HTMLElement>('[data-announcer]')
    : null
  return (
    <Toast.Provider
      label={messages.ui.notifications.one}
      duration={notificationTimings.display}
      swipeDirection="right"
      swipeThreshold={notificationTimings.swipeThreshold}
      announcerContainer={announcer ?? undefined}
    >
      {shown ? (
        <Item key={shown.id} item={shown} onDismiss={onDismiss} />
      ) : null}
      <AtEndOfBody>
        <Toast.Viewport
          ref={focusOnMount ? focus : null}
          className={styles.viewport}
          hotkey={[notificationTimings.hotkey]}
          label={messages.ui.notifications.label}
        />
      </AtEndOfBody>
    </Toast.Provider>
  )
}

export default Toasts
