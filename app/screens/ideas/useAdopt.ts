import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { codeOf } from '../../data/codeOf.ts'
import { useSend } from '../../useSystem.ts'
import { isOfProposals } from '../proposals/lists.ts'
import { writeHref } from '../proposals/writing.ts'
import { adviceOf } from './advice.ts'
import { write } from './useIdeas.ts'

/** Adopts an idea: its copy is the reader's own, and is opened to be written. */
export function useAdopt(club: string, idea: string) {
  const [, navigate] = useLocation()
  const queries = useQueryClient()
  const tell = useSend()
  const adopt = useMutation({
    scope: { id: `idea ${idea}` },
    mutationFn: () => write('adoptDraft', { draft: idea }),
    onSuccess: ({ id }) => {
      navigate(writeHref(club, id))
      return queries.invalidateQueries({ predicate: isOfProposals })
    },
    onError: (error) => {
      if (codeOf(error) === 'not_signed_in') tell({ type: 'session.check' })
    },
  })
  return {
    waiting: adopt.isPending,
    error: adopt.error ? adviceOf(adopt.error) : undefined,
    onAdopt: () => adopt.mutate(),
  }
}
