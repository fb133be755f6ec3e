import {
  type DraftPage,
  type DraftRow,
  type DraftStore,
  type FoundDraft,
  type ListedDraft,
  mostDrafts,
  openingLength,
} from '../../../server/api/drafts/drafts.ports.ts'
import { isTaken } from '../../../server/api/moderation/moderated.ts'
import { byText } from '../byText.ts'
import type { MockWorld } from '../world.types.ts'

/** Drafts in memory. */
export function memoryDrafts({ state }: MockWorld): DraftStore {
  /** The newest of its author's. */
  const intentOf = ({ id, author }: DraftRow) =>
    state.fees.intents
      .filter(
        ({ purpose, payer, refId }) =>
          purpose === 'proposal' && payer === author && refId === id,
      )
      .sort((a, b) => b.createdAt - a.createdAt || byText(a.id, b.id))[0]
  const found = (row: DraftRow): FoundDraft => ({
    ...row,
    adoptions: state.drafts.filter(({ idea }) => idea?.draft === row.id).length,
    intent: intentOf(row)?.id ?? null,
    proposal:
      state.proposals.list.find((each) => each.row.draft === row.id)?.row.id ??
      null,
  })
  const listed = (row: DraftRow): ListedDraft => {
    const { content, ...rest } = found(row)
    const { title, summary, body } = content
    return { ...rest, title, summary, opening: body.slice(0, openingLength) }
  }
  const at = (id: string, author?: string) =>
    state.drafts.find(
      (row) => row.id === id && (author === undefined || row.author === author),
    )

  function page(
    rows: DraftRow[],
    by: (row: DraftRow) => number,
    { after, limit }: DraftPage,
  ) {
    const sorted = [...rows].sort((a, b) => by(b) - by(a) || byText(a.id, b.id))
    const rest = sorted.filter(
      (row) =>
        !after ||
        by(row) < after.at ||
        (by(row) === after.at && row.id > after.id),
    )
    return { total: rows.length, rows: rest.slice(0, limit).map(listed) }
  }

  return {
    list: async ({ author, club, ...asked }) =>
      page(
        state.drafts.filter(
          (row) =>
            row.author === author && (club === null || row.club === club),
        ),
        ({ updatedAt }) => updatedAt,
        asked,
      ),

    async ideas({ club, ...asked }) {
      if (!state.clubs.rows.some(({ id }) => id === club)) return null
      const rows = state.drafts.filter(
        (row) =>
          row.club === club &&
          row.sharedAt !== null &&
          row.state !== 'published' &&
          !isTaken(row),
      )
      return page(rows, ({ sharedAt }) => sharedAt ?? 0, asked)
    },

    async find(id) {
      const row = at(id)
      return row ? found(row) : null
    },

    async put({ at: now, copyOf, ...draft }) {
      const { id, author } = draft
      if (!state.clubs.rows.some((club) => club.id === draft.club))
        return { is: 'no_club', id }
      const copy = state.drafts.find(
        (row) =>
          copyOf !== null &&
          row.author === author &&
          row.state !== 'published' &&
          state.copies[row.id] === copyOf,
      )
      const taken = at(id) ?? copy
      if (taken) return { is: 'taken', id: taken.id }
      const own = state.drafts.filter(
        (row) => row.author === author && row.state !== 'published',
      )
      if (own.length >= mostDrafts) return { is: 'full', id }
      state.drafts.push({
        ...draft,
        version: 1,
        state: 'writing',
        sharedAt: null,
        createdAt: now,
        updatedAt: now,
      })
      if (copyOf !== null) state.copies[id] = copyOf
      return { is: 'put', id }
    },

    async save({ id, author, version, content, isShared, at: now }) {
      const row = at(id, author)
      if (row?.version !== version || row.state !== 'writing') return null
      if ((row.sharedAt !== null) !== isShared) return null
      Object.assign(row, { content, version: version + 1, updatedAt: now })
      return row
    },

    async remove(id, author) {
      const row = at(id, author)
      if (row?.state !== 'writing') return false
      state.drafts.splice(state.drafts.indexOf(row), 1)
      return true
    },

    async share({ id, author, version }, sharedAt) {
      const row = at(id, author)
      if (!row || (sharedAt !== null && row.version !== version)) return false
      row.sharedAt = sharedAt
      return true
    },
  }
}
