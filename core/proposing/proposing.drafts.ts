import type { DraftContent } from '../contract/index.ts'
import { HttpError } from '../errors.ts'
import { faultsByField } from '../messages/proposalFaults.ts'
import type { Signal } from '../ports/clock.ts'
import type { AskProposing } from './proposing.calls.ts'

interface Copy {
  version: number
  value: DraftContent
}
interface Saving extends Copy {
  id: string
}

const isRefused = (error: unknown, code: string) =>
  error instanceof HttpError && error.code === code

/**
 * Joins a draft of the draft machine to the API: what `createDraftActors` takes
 * as its `api`. The page chooses the id, so that a draft whose first save was
 * answered too late is not there twice. To submit is to have the words looked
 * at by the server; what is proposed then is what it holds.
 *
 * @param club the id of the club that a new draft is for.
 */
export function createDraftPorts(ask: AskProposing, club: string) {
  const load = async (id: string, signal: Signal): Promise<Copy | null> => {
    try {
      const { version, content } = await ask('draft', { draft: id }, { signal })
      return { version, value: content }
    } catch (error) {
      if (isRefused(error, 'draft_not_found')) return null
      throw error
    }
  }
  const put = ({ id, version, value: content }: Saving, signal: Signal) =>
    version === 0
      ? ask('createDraft', { body: { id, club, content } }, { signal })
      : ask('saveDraft', { draft: id, body: { version, content } }, { signal })

  return {
    load,
    save: async (
      draft: Saving,
      signal: Signal,
    ): Promise<{ version: number } | { theirs: Copy }> => {
      try {
        const { version } = await put(draft, signal)
        return { version }
      } catch (error) {
        const theirs =
          isRefused(error, 'draft_conflict') && (await load(draft.id, signal))
        if (theirs) return { theirs }
        throw error
      }
    },
    submit: async (
      { value: content }: Saving,
      signal: Signal,
    ): Promise<{ result: unknown } | { errors: Record<string, string> }> => {
      const body = { club, content }
      const check = await ask('checkProposal', { body }, { signal })
      return check.faults.length > 0
        ? { errors: faultsByField(check.faults) }
        : { result: check }
    },
  }
}
