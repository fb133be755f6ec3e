import type { System, SystemView } from '@narwhal-club/core/system'
import { expect, test, vi } from 'vitest'
import { session, wallet } from '../../../ui/fixtures/views.ts'
import { createDialog } from './createDialog.ts'

/** A system that shows what it is told to. */
function shown() {
  const listeners = new Set<(view: SystemView) => void>()
  const send = vi.fn()
  const system = {
    send,
    subscribe(listener: (view: SystemView) => void) {
      listeners.add(listener)
      return { unsubscribe: () => listeners.delete(listener) }
    },
  } as unknown as System
  const show = (view: Partial<SystemView>) => {
    for (const listener of listeners) listener(view as SystemView)
  }
  return { system, send, show, listeners }
}

test('behavior: done, it is closed, and does not come back when the session ends', () => {
  const { system, send, show, listeners } = shown()
  const dialog = createDialog(system)
  const isOpen = () => dialog.getSnapshot().value === 'open'
  dialog.send({ type: 'dialog.open' })
  // What was pressed before the machines are there reaches them later.
  show({ wallet: wallet.disconnected, session: session.signedOut })
  show({ wallet: wallet.connected, session: session.signedOut })
  expect(isOpen()).toBe(true)
  show({ wallet: wallet.connected, session: session.signedIn })
  expect(isOpen()).toBe(false)
  expect(send.mock.calls).toEqual([[{ type: 'login.cancel' }]])
  expect(listeners.size).toBe(0)
  show({ wallet: wallet.connected, session: session.signedOut })
  expect(isOpen()).toBe(false)
})

test('behavior: it stays open while the chain is another', () => {
  const { system, show } = shown()
  const dialog = createDialog(system)
  dialog.send({ type: 'dialog.open' })
  show({ wallet: wallet.wrongChain, session: session.signedIn })
  expect(dialog.getSnapshot().value).toBe('open')
  show({ wallet: wallet.disconnected, session: session.signedOut })
  expect(dialog.getSnapshot().value).toBe('closed')
})
