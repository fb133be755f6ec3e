import { toProposingFailure } from '@narwhal-club/core/proposing'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { DraftTools } from './draftTools.ts'
import { isOfProposals } from './lists.ts'
import { useDraftKey } from './useDraftKey.ts'

/** What is done with a draft besides writing it. */
export function useDraftActs(
  { ask }: DraftTools,
  draft: string,
  onGone: () => void,
) {
  const queries = useQueryClient()
  const queryKey = useDraftKey(draft)
  const shared = useMutation({
    mutationFn: (isShared: boolean) =>
      ask(isShared ? 'shareDraft' : 'unshareDraft', { draft }),
    // The button says at once what it does next, so it waits for no list.
    onSuccess: (held) => {
      queries.setQueryData(queryKey, held)
      void queries.invalidateQueries({ predicate: isOfProposals })
    },
  })
  const removed = useMutation({
    mutationFn: () => ask('deleteDraft', { draft }),
    onSuccess: () => {
      onGone()
      return queries.invalidateQueries({ predicate: isOfProposals })
    },
  })
  const error = shared.error ?? removed.error
  return {
    waiting: shared.isPending
      ? ('share' as const)
      : removed.isPending
        ? ('delete' as const)
        : undefined,
    failure: error ? toProposingFailure(error).message : undefined,
    share: () => shared.mutate(true),
    unshare: () => shared.mutate(false),
    remove: () => removed.mutate(),
  }
}
