import type { Act } from '../../audit/audit.ts'

/** A version of a document. */
export interface ContentVersion {
  document: string
  version: number
  /** As it was written; null: what the product came with. */
  value: unknown
  /** The administrator, lower case. */
  by: string
  reason: string
  /** Milliseconds since the epoch. */
  at: number
}

/** Where versions are kept: a table in the server, memory in the mocks. */
export interface ContentStore<Tx> {
  newest(document: string): Promise<ContentVersion | null>
  /** The newest of each document whose name begins so. */
  newestBelow(prefix: string): Promise<ContentVersion[]>
  /** Waits for who changes it just now, and tells its version; 0: none. */
  lock(tx: Tx, document: string): Promise<number>
  put(tx: Tx, version: ContentVersion): Promise<void>
  history(
    document: string,
    asked: { before: number | undefined; limit: number },
  ): Promise<{ total: number; rows: ContentVersion[] }>
}

/** `Tx` is the caller's kind of transaction: all of it happens, or nothing. */
export interface ContentPorts<Tx = unknown> {
  clock: { now(): number }
  transact<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  content: ContentStore<Tx>
  note(tx: Tx, act: Act): Promise<unknown>
  /** Tells all pages, once it is kept. */
  publish(tx: Tx, document: string): Promise<unknown>
  blockedHosts: ReadonlySet<string>
}
