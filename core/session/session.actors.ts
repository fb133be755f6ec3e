import { fromCallback, fromPromise } from 'xstate'
import { BaseError, HttpError } from '../errors.ts'
import type { ApiClient } from '../http/index.ts'
import type { Signal } from '../ports/clock.ts'
import { type StoragePort, safeStorage } from '../ports/storage.ts'
import { isAddress } from '../rules/chain/index.ts'
import { isSameAddress } from '../rules/format/index.ts'
import { createLeavingMemory } from './session.leaving.ts'
import type {
  CheckOutcome,
  LateSignOutOutcome,
  LeavingEvent,
  ReturnPort,
  SessionActors,
  SessionEvent,
  SignOutOutcome,
  TabsEvent,
  TabsPort,
} from './session.types.ts'

export interface SessionDeps {
  api: Pick<ApiClient, 'me' | 'adminCheck' | 'logout'>
  /** @default no other tabs */
  tabs?: TabsPort | undefined
  /** @default the page never goes away */
  onReturn?: ReturnPort | undefined
  /** @default nothing outlives the page */
  storage?: StoragePort | undefined
}

/** An end is understood without code that a server out of reach cannot send. */
function endIn(told: unknown): SessionEvent | null {
  const { type, leaving } = Object(told) as Record<string, unknown>
  if (type !== 'tabs.ended') return null
  if (leaving === undefined) return { type: 'elsewhere.ended' }
  return isAddress(leaving) ? { type: 'elsewhere.ended', leaving } : null
}

/** Builds the session machine's actors over the client and the page. */
export function createSessionActors(deps: SessionDeps): SessionActors {
  const { api, tabs, onReturn, storage = safeStorage() } = deps
  const leaving = createLeavingMemory(storage)
  const refusedBy = (error: unknown): SignOutOutcome => {
    if (!(error instanceof BaseError)) throw error
    const status = error instanceof HttpError ? error.status : 0
    // Without a session there is nothing left to end.
    return status === 401 ? { kind: 'ended' } : { kind: 'refused', status }
  }
  const signOut = async (signal: Signal): Promise<SignOutOutcome> => {
    const isReached = await api.logout(signal)
    return isReached ? { kind: 'ended' } : { kind: 'unreachable' }
  }
  return {
    checkSession: fromPromise<CheckOutcome>(async ({ signal }) => {
      try {
        const user = await api.me(signal)
        if (!user) return { kind: 'signedOut' }
        const isAdmin = await api.adminCheck(user.address, signal)
        return { kind: 'signedIn', user, isAdmin }
      } catch (error) {
        if (!(error instanceof BaseError)) throw error
        // 5xx or unreadable: neither a yes nor a no.
        return { kind: 'unknown' }
      }
    }),

    signOut: fromPromise<SignOutOutcome>(({ signal }) =>
      signOut(signal).catch(refusedBy),
    ),

    // Somebody may have signed in since, in another tab or at another port of
    // this host, whose cookies are the same: their session is not ended.
    signOutLate: fromPromise<LateSignOutOutcome>(async ({ signal }) => {
      const address = leaving.recall()
      try {
        const user = address && (await api.me(signal))
        return !address || (user && !isSameAddress(user.address, address))
          ? { kind: 'superseded' }
          : await signOut(signal)
      } catch (error) {
        return refusedBy(error)
      }
    }),

    leavingMemory: fromCallback<LeavingEvent>(({ sendBack, receive }) => {
      receive((event) =>
        event.type === 'leaving.keep'
          ? leaving.keep(event.address)
          : leaving.drop(),
      )
      const address = leaving.recall()
      if (address) sendBack({ type: 'leaving.recalled', address })
    }),

    watchTabs: fromCallback<TabsEvent>(({ sendBack, receive }) => {
      receive((told) => tabs?.post(told))
      // In the order in which it was told.
      let turn = Promise.resolve()
      return tabs?.subscribe((told) => {
        turn = turn.then(async () => {
          // Loaded when another tab speaks: few visits have one.
          const event =
            endIn(told) ??
            (await import('./session.tabs.ts').catch(() => null))?.heard(told)
          if (event) sendBack(event)
        })
      })
    }),

    watchReturn: fromCallback(({ sendBack }) =>
      onReturn?.(() => sendBack({ type: 'session.check' })),
    ),
  }
}
