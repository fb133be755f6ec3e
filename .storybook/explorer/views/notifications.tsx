import {
  type notificationsMachine,
  toNotificationsView,
} from '@narwhal-club/core/notifications'
import { Toasts } from '@narwhal-club/ui/kit/Toasts/Toasts.tsx'
import { type ComponentProps, useState } from 'react'
import type { Render } from '../tour.ts'
import * as styles from './frames.css.ts'
import { Quiet } from './frames.tsx'

/** A window of its own, so that each theme has its toast where it is looked at. */
function Window(toasts: Omit<ComponentProps<typeof Toasts>, 'host'>) {
  const [host, setHost] = useState<HTMLElement | null>(null)
  return (
    <div ref={setHost} className={styles.window}>
      {host ? <Toasts {...toasts} host={host} /> : null}
    </div>
  )
}

/** The one toast, at the edge of the window. */
export const notifications: Render<typeof notificationsMachine> = (
  snapshot,
  send,
) => (
  <>
    <Window
      view={toNotificationsView(snapshot)}
      onDismiss={(id) => send({ type: 'notifications.dismiss', id })}
    />
    {snapshot.value === 'empty' || snapshot.value === 'dismissed' ? (
      <Quiet>Nothing is said.</Quiet>
    ) : null}
  </>
)
