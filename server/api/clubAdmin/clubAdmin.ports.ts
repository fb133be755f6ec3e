import type { ClubRulesInput } from '@narwhal-club/core/contract'
import type { Act } from '../../audit/audit.ts'
import type { Club, ClubRuleRow, ClubSeed } from '../clubs/clubs.ports.ts'

/** Everything of a club that an administrator may change. */
export interface KeptClub extends Club {
  /** Grows with each change. */
  version: number
  moderators: string[]
  /** Those of now. */
  rules: ClubRuleRow
}

/** What is to be another; what is missing stays. */
export interface ClubChanges {
  about?: Pick<Club, 'name' | 'tagline' | 'description' | 'links'>
  rules?: ClubRulesInput
  moderators?: readonly string[]
  status?: Club['status']
}

/** Where clubs are kept: tables in the server, memory in the mocks. */
export interface ClubAdminStore<Tx> {
  /** By id, those after one. */
  list(asked: {
    after: string | undefined
    limit: number
  }): Promise<{ total: number; rows: KeptClub[] }>
  find(id: string): Promise<KeptClub | null>
  /** Waits for who changes it just now. */
  lock(tx: Tx, id: string): Promise<KeptClub | null>
  /** `most`: how many there may be. One is made at a time. */
  create(
    tx: Tx,
    seed: ClubSeed,
    most: number,
  ): Promise<'put' | 'taken' | 'full'>
  /** Rules get a version of their own, of no earlier time than the one before. */
  change(
    tx: Tx,
    club: KeptClub,
    changes: ClubChanges,
    at: number,
  ): Promise<void>
}

export interface ClubAdminPorts<Tx = unknown> {
  clock: { now(): number }
  transact<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  clubs: ClubAdminStore<Tx>
  note(tx: Tx, act: Act): Promise<unknown>
  /** Tells all pages, once it is kept. */
  publish(tx: Tx, club: string): Promise<unknown>
  chainId: number
  blockedHosts: ReadonlySet<string>
}
