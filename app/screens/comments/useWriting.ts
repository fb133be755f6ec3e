import type {
  Comment,
  CommentSort,
  ReportReason,
} from '@narwhal-club/core/contract'
import { comments } from '@narwhal-club/core/messages/pages/comments'
import type { CommentPlace } from '@narwhal-club/ui/governance/comments/comments.types.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { codeOf } from '../../data/codeOf.ts'
import { useSend } from '../../useSystem.ts'
import { adviceOf } from './advice.ts'
import { ask } from './transport.ts'
import { isOfComments } from './useComments.ts'

type Part = NonNullable<CommentPlace['open']>
type Act = () => Promise<unknown>

interface Said {
  id: string
  text: string
  /** It was sent without words. */
  error?: string | undefined
}

/** Words under a name of their own: to send them twice says them once. */
const blank = (): Said => ({ id: crypto.randomUUID(), text: '' })

const { empty, no_reason } = comments.failure
const isEmpty = (text: string) => text.trim() === ''

/** What is still missing of what is open, as a sentence. */
function lackOf({ kind, text, reason }: Part): string | undefined {
  if (kind === 'report') return reason ? undefined : no_reason
  const isWritten = kind === 'reply' || kind === 'edit'
  return isWritten && isEmpty(text) ? empty : undefined
}

/** What is written and done here; words stay until they have arrived. */
export function useWriting({
  proposal,
  bounty,
}: {
  proposal?: string
  bounty?: string
}) {
  const queries = useQueryClient()
  const send = useSend()
  const [sort, setSort] = useState<CommentSort>('top')
  const [said, setSaid] = useState(blank)
  const [part, setPart] = useState<(Part & { newId: string }) | null>(null)

  const create = (body: { id: string; text: string; replyTo?: string }) =>
    bounty === undefined
      ? ask('createComment', { proposal: proposal ?? '', body })
      : ask('createBountyComment', { bounty, body })

  const act = useMutation({
    // One after another, so that what was pressed last holds.
    scope: { id: `comments ${proposal ?? bounty}` },
    mutationFn: (work: Act) => work(),
    onSuccess: () => queries.invalidateQueries({ predicate: isOfComments }),
    onError: (error) => {
      if (codeOf(error) === 'not_signed_in') send({ type: 'session.check' })
    },
  })
  const [doing, setDoing] = useState<'say' | 'part' | 'press'>('press')
  const run = (what: typeof doing, work: Act, onDone = () => {}) => {
    setDoing(what)
    act.mutate(work, { onSuccess: onDone })
  }
  const stateOf = (what: typeof doing, lack: string | undefined) => ({
    waiting: doing === what && act.isPending,
    error:
      lack ?? (doing === what && act.error ? adviceOf(act.error) : undefined),
  })
  const change = (changed: Partial<Part>) =>
    setPart((now) => now && { ...now, error: undefined, ...changed })

  function sendPart({
    kind,
    id: comment,
    text,
    reason,
    newId,
  }: NonNullable<typeof part>) {
    const works: Partial<Record<Part['kind'], Act>> = {
      reply: () => create({ id: newId, text, replyTo: comment }),
      edit: () => ask('editComment', { comment, body: { text } }),
      delete: () => ask('deleteComment', { comment }),
      report: async () =>
        reason && ask('reportComment', { comment, body: { reason } }),
    }
    const work = works[kind]
    if (work) run('part', work, () => setPart(null))
  }

  return {
    sort,
    setSort,
    form: {
      text: said.text,
      ...stateOf('say', said.error),
      onText: (text: string) => setSaid(({ id }) => ({ id, text })),
      onSend: () => {
        const { id, text } = said
        if (isEmpty(text)) setSaid({ id, text, error: empty })
        else
          run(
            'say',
            () => create({ id, text }),
            () => setSaid(blank()),
          )
      },
    },
    open: part && { ...part, ...stateOf('part', part.error) },
    acts: {
      onLike: ({ id: comment }: Comment, liked: boolean) =>
        run('press', () =>
          ask(liked ? 'likeComment' : 'unlikeComment', { comment }),
        ),
      onClear: ({ id: comment }: Comment) =>
        run('press', () => ask('clearComment', { comment })),
      onOpen: (kind: Part['kind'], { id, text = '' }: Comment) => {
        setDoing('press')
        setPart({
          kind,
          id,
          text: kind === 'edit' ? text : '',
          newId: crypto.randomUUID(),
        })
      },
      onClose: () => setPart(null),
      onText: (text: string) => change({ text }),
      onReason: (reason: ReportReason) => change({ reason }),
      onSend: () => {
        if (!part) return
        const error = lackOf(part)
        if (error) change({ error })
        else sendPart(part)
      },
    },
  }
}
