import {
  type AuditLine,
  administrationEndpoints,
  urlOf,
} from '@narwhal-club/core/contract'
import {
  checkChain,
  emptyHead,
  type LedgerEntry,
} from '@narwhal-club/core/ledger'

const ledger = 'audit'
const limit = 500

interface Page {
  rows: AuditLine[]
  next?: string
  head: { size: number; hash: string }
}

export type Verified =
  | { holds: true; lines: number }
  | { holds: false; index: number }

/**
 * Reads the whole audit log and hashes each line anew, from the first: the
 * server's word is not taken for it.
 *
 * @param ask answers a path of the API with its JSON.
 */
export async function verifyChain(
  ask: (path: string) => Promise<unknown>,
): Promise<Verified> {
  const pages: AuditLine[][] = []
  let head: Page['head'] | undefined
  let cursor: string | undefined
  do {
    const asked = { limit, ...(cursor !== undefined && { cursor }) }
    const path = urlOf(administrationEndpoints.adminAudit, asked)
    const page = (await ask(path)) as Page
    head ??= page.head
    pages.push(page.rows)
    cursor = page.next
  } while (cursor !== undefined)
  const { size, hash } = head
  const lines = pages
    .flat()
    .reverse()
    .filter(({ index }) => index < size)
    .map((line) => ({ ...line, ledger }) as LedgerEntry)
  const checked = checkChain(ledger, emptyHead, lines)
  if (!checked.ok) return { holds: false, index: checked.index }
  const isWhole = checked.head.size === size && checked.head.hash === hash
  return isWhole
    ? { holds: true, lines: size }
    : { holds: false, index: checked.head.size }
}
