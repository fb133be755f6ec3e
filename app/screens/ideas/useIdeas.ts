import { draftsEndpoints } from '@narwhal-club/core/contract'
import { createUseAsk } from '../../data/ask.ts'
import { createUseList } from '../../data/list.ts'
import { createWrite } from '../../data/write.ts'
import { useDraftKey } from '../proposals/useDraftKey.ts'
import { adviceOf } from './advice.ts'

const { ideas, draft, adoptDraft } = draftsEndpoints

/** Asks for the ideas of a club: the same to all who ask. */
export const useIdeas = createUseList({ ideas }, adviceOf)

const useAsk = createUseAsk({ draft })

/** Asks for an idea: a draft that all may read. */
export function useIdea(id: string) {
  const queryKey = useDraftKey(id)
  return useAsk('draft', { draft: id }, { queryKey })
}

export const write = createWrite({ adoptDraft })
