import {
  type notificationsMachine,
  toNotificationsView,
} from '@narwhal-club/core/notifications'
import { Toasts } from '@narwhal-club/ui/kit/Toasts/Toasts.tsx'
import type { Render } from '../tour.ts'
import { Quiet } from './frames.tsx'

/** The one toast, at the edge of the window. */
export const notifications: Render<typeof notificationsMachine> = (
  snapshot,
  send,
) => (
  <>
    <Toasts
      view={toNotificationsView(snapshot)}
      onDismiss={(id) => send({ type: 'notifications.dismiss', id })}
    />
    {snapshot.value === 'empty' || snapshot.value === 'dismissed' ? (
      <Quiet>Nothing is said.</Quiet>
    ) : null}
  </>
)
