import {
  type InboxSwitches,
  inboxEndpoints,
  urlOf,
} from '@narwhal-club/core/contract'
import { inbox } from '@narwhal-club/core/messages/pages/inbox'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answerOf } from '../../data/answerOf.ts'
import { createUseAsk } from '../../data/ask.ts'
import { codeOf } from '../../data/codeOf.ts'
import { createUseList } from '../../data/list.ts'
import { useWhoKey } from '../../data/whoKey.ts'
import { createWrite } from '../../data/write.ts'
import { useSend } from '../../useSystem.ts'

const { failure } = inbox
const advice: Record<string, string> = {
  not_signed_in: failure.signedOut,
  rate_limited: failure.limited,
  'http.network': failure.network,
  'http.timeout': failure.network,
}
/** What to do about a failure: by its code, never its text. */
export const adviceOf = (error: unknown) =>
  advice[codeOf(error)] ?? failure.server

const useAsk = createUseAsk(inboxEndpoints)
const useList = createUseList(
  { inbox: inboxEndpoints.inbox },
  adviceOf,
  useWhoKey,
)
const write = createWrite(inboxEndpoints)

const isOfInbox = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  /^\/api\/inbox(\?|$)/.test(String(queryKey[0]))

/** What the reader was told; each page of it under the key of who asks. */
export function useInbox() {
  const queries = useQueryClient()
  const queryKey = useWhoKey()(urlOf(inboxEndpoints.inbox))
  const list = useList('inbox', {})
  const { isError } = useAsk('inbox', {}, { queryKey })
  const { mutate: read } = useMutation({
    scope: { id: 'inbox' },
    mutationFn: (body: { entry: string } | { upTo: string }) =>
      write('readInbox', { body }),
    onSettled: () => queries.invalidateQueries({ predicate: isOfInbox }),
  })
  return { ...list, isStale: isError, read }
}

/** What the reader wants to be told: what is chosen is shown until it is kept. */
export function useSwitches() {
  const queries = useQueryClient()
  const send = useSend()
  const queryKey = useWhoKey()(urlOf(inboxEndpoints.inboxSwitches))
  const kept = useAsk('inboxSwitches', {}, { queryKey })
  const { mutate } = useMutation({
    scope: { id: 'inbox switches' },
    mutationFn: (body: InboxSwitches) => write('setInboxSwitches', { body }),
    onMutate: (chosen) => queries.setQueryData(queryKey, chosen),
    onError: (error) => {
      if (codeOf(error) === 'not_signed_in') send({ type: 'session.check' })
      const title = inbox.settings.failed
      const notice = { title, body: adviceOf(error), tone: 'danger' as const }
      send({ type: 'notifications.show', notice })
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
  return { switches: answerOf(kept, adviceOf), onSwitch: mutate }
}

/** What waits for the reader. */
export function useAwaiting({ enabled = true } = {}) {
  const queryKey = useWhoKey()(urlOf(inboxEndpoints.awaiting))
  const found = useAsk('awaiting', {}, { queryKey, enabled })
  return { answer: answerOf(found, adviceOf), isStale: found.isError }
}
