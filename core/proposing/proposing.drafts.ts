import type { BountyDraftContent, DraftContent } from '../contract/index.ts'
import { HttpError } from '../errors.ts'
import { bountyFaultsByField } from '../messages/bountyFaults.ts'
import { faultsByField } from '../messages/proposalFaults.ts'
import type { Signal } from '../ports/clock.ts'
import type { AskBountyDraft } from './proposing.bounty.calls.ts'
import type { AskProposing } from './proposing.calls.ts'

interface Copy<Content> {
  version: number
  value: Content
}
interface Saving<Content> extends Copy<Content> {
  id: string
}

/** The calls of an area that keeps drafts. */
interface DraftCalls<Content> {
  load: (
    id: string,
    signal: Signal,
  ) => Promise<{ version: number; content: Content }>
  create: (
    body: { id: string; content: Content },
    signal: Signal,
  ) => Promise<{ version: number }>
  save: (
    id: string,
    body: { version: number; content: Content },
    signal: Signal,
  ) => Promise<{ version: number }>
  check: (
    content: Content,
    signal: Signal,
  ) => Promise<{ errors: Record<string, string> | null; result: unknown }>
}

const isRefused = (error: unknown, code: string) =>
  error instanceof HttpError && error.code === code

function draftPorts<Content>(calls: DraftCalls<Content>) {
  const load = async (
    id: string,
    signal: Signal,
  ): Promise<Copy<Content> | null> => {
    try {
      const { version, content } = await calls.load(id, signal)
      return { version, value: content }
    } catch (error) {
      if (isRefused(error, 'draft_not_found')) return null
      throw error
    }
  }
  return {
    load,
    save: async (
      { id, version, value: content }: Saving<Content>,
      signal: Signal,
    ): Promise<{ version: number } | { theirs: Copy<Content> }> => {
      try {
        const saved = await (version === 0
          ? calls.create({ id, content }, signal)
          : calls.save(id, { version, content }, signal))
        return { version: saved.version }
      } catch (error) {
        const theirs =
          isRefused(error, 'draft_conflict') && (await load(id, signal))
        if (theirs) return { theirs }
        throw error
      }
    },
    submit: async (
      { value }: Saving<Content>,
      signal: Signal,
    ): Promise<{ result: unknown } | { errors: Record<string, string> }> => {
      const { errors, result } = await calls.check(value, signal)
      return errors ? { errors } : { result }
    },
  }
}

/**
 * Joins a draft of the draft machine to the API: what `createDraftActors` takes
 * as its `api`. The page chooses the id, so that a draft whose first save was
 * answered too late is not there twice. To submit is to have the words looked
 * at by the server; what is proposed then is what it holds.
 *
 * @param club the id of the club that a new draft is for.
 */
export const createDraftPorts = (ask: AskProposing, club: string) =>
  draftPorts<DraftContent>({
    load: (draft, signal) => ask('draft', { draft }, { signal }),
    create: (words, signal) =>
      ask('createDraft', { body: { ...words, club } }, { signal }),
    save: (draft, body, signal) =>
      ask('saveDraft', { draft, body }, { signal }),
    check: async (content, signal) => {
      const body = { club, content }
      const result = await ask('checkProposal', { body }, { signal })
      const { faults } = result
      return {
        result,
        errors: faults.length > 0 ? faultsByField(faults) : null,
      }
    },
  })

/** The same for a draft of a bounty. */
export const createBountyDraftPorts = (ask: AskBountyDraft, club: string) =>
  draftPorts<BountyDraftContent>({
    load: (draft, signal) => ask('bountyDraft', { draft }, { signal }),
    create: (words, signal) =>
      ask('createBountyDraft', { body: { ...words, club } }, { signal }),
    save: (draft, body, signal) =>
      ask('saveBountyDraft', { draft, body }, { signal }),
    check: async (content, signal) => {
      const body = { club, content }
      const result = await ask('checkBounty', { body }, { signal })
      const { faults } = result
      return {
        result,
        errors: faults.length > 0 ? bountyFaultsByField(faults) : null,
      }
    },
  })
