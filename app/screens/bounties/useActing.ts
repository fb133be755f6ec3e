import {
  type Act,
  type ActKind,
  actingMachine,
  createActingClient,
  toActingView,
} from '@narwhal-club/core/acting'
import { createActingActors } from '@narwhal-club/core/acting/actors'
import { watchReturn } from '@narwhal-club/core/browser'
import type { BountyDetail, Submission } from '@narwhal-club/core/contract'
import { safeStorage } from '@narwhal-club/core/storage'
import { useQueryClient } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useIsSignedIn, useSend } from '../../useSystem.ts'
import { isOfBounties } from './useBounties.ts'

const provide = () =>
  actingMachine.provide({
    actors: createActingActors({
      ask: createActingClient({ fetch: globalThis.fetch.bind(globalThis) }),
      storage: safeStorage(() => window.localStorage),
      onReturn: watchReturn(window),
    }),
  })

/** An act as it is opened, with nothing said yet. */
export function blankAct(
  kind: ActKind,
  bounty: BountyDetail,
  work?: Submission,
): Act {
  const submission = work?.id ?? ''
  switch (kind) {
    case 'submit':
      return { kind, id: crypto.randomUUID(), text: '', links: [] }
    case 'edit': {
      const { text = '', links = [] } = work?.work ?? {}
      return { kind, submission, text, links }
    }
    case 'dispute':
      return { kind, submission, text: '' }
    case 'review':
      return {
        kind,
        submission,
        status: work?.status === 'shortlisted' ? 'shortlisted' : 'submitted',
        publicReason: work?.publicReason ?? '',
        note: work?.note ?? '',
      }
    case 'award': {
      const { reward, winnersMax } = bounty
      return { kind, reward: reward.amount, winnersMax, winners: [] }
    }
    case 'extend': {
      const { submitBy, decideBy, payBy } = bounty
      return { kind, submitBy, decideBy, payBy }
    }
    case 'cancel':
      return { kind, reason: '' }
    case 'report':
      return { kind, submission, hash: '' }
    case 'withdraw':
      return { kind, submission }
    default:
      return { kind }
  }
}

/** What the reader does about a bounty, an act at a time. */
export function useActing(bounty: string) {
  const [machine] = useState(provide)
  const actor = useActorRef(machine, { input: { bounty } })
  const view = toActingView(useSelector(actor, (at) => at))
  const queries = useQueryClient()
  const tell = useSend()
  const isSignedIn = useIsSignedIn()
  useEffect(() => {
    const told = [
      actor.on('acting.done', ({ kind }) => {
        void queries.invalidateQueries({ predicate: isOfBounties })
        // A share that was paid elsewhere is not offered to be paid once more.
        if (kind === 'report') tell({ type: 'rewarding.retry' })
      }),
      actor.on('acting.signedOut', () => tell({ type: 'session.check' })),
    ]
    return () => {
      for (const { unsubscribe } of told) unsubscribe()
    }
  }, [actor, queries, tell])
  // What waited for a session goes on with it.
  useEffect(() => {
    if (isSignedIn) actor.send({ type: 'session.back' })
  }, [actor, isSignedIn])
  return { view, send: actor.send }
}

export type Acting = ReturnType<typeof useActing>
