import { notificationTimings } from '@narwhal-club/core/constants'
import { useEffect, useState } from 'react'
import { loadable } from '../loadable/loadable.tsx'
import type { ToastsProps } from './Toasts.tsx'

const Loaded = loadable<ToastsProps>(
  async () => (await import('./Toasts.tsx')).Toasts,
)

/**
 * Loads the notifications ahead of the first one: before anything is done that
 * may fail because the server is away, since then their code is away, too.
 */
export const preloadToasts = Loaded.preload

export type LazyToastsProps = Omit<ToastsProps, 'focusOnMount'>

/**
 * Renders the notifications; their code comes with the first one, or with the
 * first F8, which must find an area to focus (R9.11).
 *
 * @use once around the whole app: what it shows is told by the notifications,
 * by code.
 * @avoid for what must not be missed or has to be decided: that is said where
 * it happened, or in a Dialog.
 */
export function LazyToasts(props: LazyToastsProps) {
  const [asked, setAsked] = useState(false)
  const [wanted, setWanted] = useState(false)
  const needed = wanted || props.view.items.length > 0
  // Once there it stays: its own listener takes the hotkey over.
  if (needed && !wanted) setWanted(true)

  useEffect(() => {
    if (wanted) return
    const press = ({ code }: KeyboardEvent) => {
      if (code !== notificationTimings.hotkey) return
      setAsked(true)
      setWanted(true)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [wanted])

  return needed ? <Loaded {...props} focusOnMount={asked} /> : null
}
