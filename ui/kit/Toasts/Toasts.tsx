import { notificationTimings } from '@narwhal-club/core/constants'
import { notices, words } from '@narwhal-club/core/messages'
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
  /** It was swiped away, or closed by hand or by Escape. */
  onDismiss: (id: string) => void
  /** Pointer or focus came onto it, or the window lost the focus. */
  onPause?: (() => void) | undefined
  onResume?: (() => void) | undefined
  /** The area was asked for by F8 before its code was there. @default false */
  focusOnMount?: boolean
  /** What the area is put into. @default the end of the body */
  host?: HTMLElement
}

const icons: Record<NotificationTone, LucideIcon> = {
  neutral: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: OctagonAlert,
}

interface ItemProps extends Omit<ToastsProps, 'view' | 'focusOnMount'> {
  item: Notification
}

function Item({ item, onDismiss, onPause, onResume }: ItemProps) {
  const Icon = icons[item.tone]
  return (
    <Toast.Root
      className={styles.toast}
      data-tone={item.tone}
      open={item.open}
      onOpenChange={(open) => open || onDismiss(item.id)}
      onPause={() => onPause?.()}
      onResume={() => onResume?.()}
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
      <Toast.Close className={styles.close} aria-label={words.dismiss}>
        <X size={18} aria-hidden />
      </Toast.Close>
    </Toast.Root>
  )
}

const focus = (area: HTMLElement | null) => area?.focus()

interface PlacedProps {
  host: HTMLElement | undefined
  children: ReactNode
}

/** Puts the area at the end of the body, out of the inert layout's reach. */
function Placed({ host, children }: PlacedProps) {
  const [body, setBody] = useState<HTMLElement | null>(null)
  useEffect(() => setBody(document.body), [])
  const place = host ?? body
  return place ? createPortal(children, place) : null
}

/**
 * Shows the newest notification (R9.11). The machine counts the five seconds:
 * this component only tells it when a person looks at it, and when they stop.
 */
export function Toasts({ view, focusOnMount, host, ...on }: ToastsProps) {
  const newest = view.items.filter((item) => item.open).at(-1)
  const shown = newest ?? view.items.at(-1)
  const announcer = shown
    ? document.querySelector<HTMLElement>('[data-announcer]')
    : null
  return (
    <Toast.Provider
      label={notices.one}
      duration={Number.POSITIVE_INFINITY}
      swipeDirection="right"
      swipeThreshold={notificationTimings.swipeThreshold}
      announcerContainer={announcer ?? undefined}
    >
      {shown ? <Item key={shown.id} item={shown} {...on} /> : null}
      <Placed host={host}>
        <Toast.Viewport
          ref={focusOnMount ? focus : null}
          className={styles.viewport}
          hotkey={[notificationTimings.hotkey]}
          label={notices.label}
        />
      </Placed>
    </Toast.Provider>
  )
}
