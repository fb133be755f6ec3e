import type { System, SystemView } from '@narwhal-club/core/system'
import { createContext, use } from 'react'
import { useActor } from './useActor.ts'

export const SystemContext = createContext<System | null>(null)

/** The running machines. */
export function useSystem(): System {
  const system = use(SystemContext)
  if (!system) throw new Error('No system above this component')
  return system
}

/**
 * A part of what screens read; drawn anew when that part changes. `select`
 * picks, it makes nothing new.
 */
export function useView<T>(select: (view: SystemView) => T): T {
  const system = useSystem()
  return useActor(system, select, system.getInitialSnapshot)
}

/** Sends what a person asked for. */
export const useSend = () => useSystem().send

/** Whether the reader is signed in: not while the wallet has another account. */
export const useIsSignedIn = () =>
  useView(({ session }) => session.status === 'signedIn')
