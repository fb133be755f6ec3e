import type {
  Comment,
  CommentSort,
  ReportReason,
} from '@narwhal-club/core/contract'
import type { OpenPart } from '@narwhal-club/ui/governance/comments/comments.types.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useWriter } from '../../data/useWriter.ts'
import { useActor } from '../../useActor.ts'
import { useSend } from '../../useSystem.ts'
import { createWriting } from './createWriting.ts'
import { sendingOf } from './sending.ts'
import { ask } from './transport.ts'
import { createWordsMemory } from './wordsMemory.ts'
import {
  type Form,
  formOf,
  lackOf,
  partOf,
  type Spot,
  type Writing,
} from './writing.rules.ts'

const all = (writing: Writing) => writing

/** What is open at a comment, as it is drawn. */
function openOf(writing: Writing): OpenPart | null {
  if (!writing.open) return null
  const { kind, comment: id } = partOf(writing.open)
  const { sent: _, ...form } = formOf(writing, writing.open)
  return { ...form, kind: kind as OpenPart['kind'], id }
}

/** What is written and done here; words stay until they have arrived. */
export function useWriting({
  proposal,
  bounty,
}: {
  proposal?: string
  bounty?: string
}) {
  const subject = proposal ?? bounty ?? ''
  const queries = useQueryClient()
  const tell = useSend()
  const [sort, setSort] = useState<CommentSort>('top')
  const who = useWriter()
  const writing = useMemo(
    () =>
      createWriting(createWordsMemory(subject, who, () => window.localStorage)),
    [subject, who],
  )
  const now = useActor(writing, all, writing.getDrawn)
  const { mutate } = useMutation(sendingOf(subject, { queries, writing, tell }))

  const create = ({ sent }: Form, replyTo?: string) => {
    const body = { id: '', text: '', ...sent, ...(replyTo && { replyTo }) }
    return bounty === undefined
      ? ask('createComment', { proposal: subject, body })
      : ask('createBountyComment', { bounty, body })
  }
  const workOf = async (spot: Spot, form: Form) => {
    const { kind, comment } = partOf(spot)
    const { text, reason } = form
    switch (kind) {
      case 'say':
        return create(form)
      case 'reply':
        return create(form, comment)
      case 'edit':
        return ask('editComment', { comment, body: { text } })
      case 'delete':
        return ask('deleteComment', { comment })
      case 'report':
        return reason && ask('reportComment', { comment, body: { reason } })
    }
  }
  const formAt = (spot: Spot) => formOf(writing.getSnapshot(), spot)
  const onSend = (spot: Spot) => {
    if (formAt(spot).waiting) return
    const error = lackOf(spot, formAt(spot))
    if (error) return writing.send({ type: 'lacking', spot, error })
    writing.send({ type: 'sent', spot, id: crypto.randomUUID() })
    const form = formAt(spot)
    mutate({ spot, work: () => workOf(spot, form) })
  }
  /** Does it where something is open. */
  const atOpen = (act: (spot: Spot) => void) => {
    const { open } = writing.getSnapshot()
    if (open) act(open)
  }
  const { text, waiting, error } = formOf(now, 'say')

  return {
    sort,
    setSort,
    form: {
      text,
      waiting,
      error,
      onText: (text: string) =>
        writing.send({ type: 'typed', spot: 'say', text }),
      onSend: () => onSend('say'),
    },
    open: openOf(now),
    acts: {
      onLike: ({ id: comment }: Comment, liked: boolean) =>
        mutate({
          work: () => ask(liked ? 'likeComment' : 'unlikeComment', { comment }),
        }),
      onClear: ({ id: comment }: Comment) =>
        mutate({ work: () => ask('clearComment', { comment }) }),
      onOpen: (kind: OpenPart['kind'], { id, text = '' }: Comment) =>
        writing.open(`${kind}.${id}`, kind === 'edit' ? text : ''),
      onClose: () => atOpen((spot) => writing.send({ type: 'closed', spot })),
      onText: (text: string) =>
        atOpen((spot) => writing.send({ type: 'typed', spot, text })),
      onReason: (reason: ReportReason) =>
        atOpen((spot) => writing.send({ type: 'chosen', spot, reason })),
      onSend: () => atOpen(onSend),
    },
  }
}
