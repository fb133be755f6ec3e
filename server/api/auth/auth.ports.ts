import type { Clock } from '../../clock.ts'
import type { VerifySignature } from '../../signatures/verifySignature.ts'
import type { Secrets } from './secrets.ts'

type Hex = `0x${string}`

/** A request as sign-in sees it. */
export interface Visit {
  /** What caps count by, and whose turn it is. */
  source: string
  /** Tells that the client has gone. */
  signal?: AbortSignal | undefined
  readCookie(name: 'session' | 'pre'): string | undefined
  /** Sets a cookie for so many milliseconds; 0 takes it away. */
  writeCookie(name: 'session' | 'pre', value: string, lifetime: number): void
  /** Writes down what has happened. */
  note(event: string, wallet: string): void
}

export interface NonceRow {
  nonceHash: string
  browserHash: string
  sourceHash: string
  expiresAt: Date
}

/** Live nonces each way: the newest count, older ones are forgotten. */
export interface NonceCaps {
  perBrowser: number
  perSource: number
}

/** `Spent` is what a nonce is that was taken out, ready to be put back. */
export interface Nonces<Spent> {
  /** Keeps a nonce and forgets the oldest beyond the caps. */
  insert(row: NonceRow, now: Date): Promise<unknown>
  /** Takes a live nonce of this browser out: of many attempts, for one. */
  spend(
    nonceHash: string,
    browserHash: string,
    now: Date,
  ): Promise<Spent | null>
  /** Puts a nonce back as it was, its end and its place in the caps too. */
  restore(spent: Spent): Promise<unknown>
}

/** Sessions that begin and end; a session is known by its token's hash. */
export interface SessionDoor {
  /** Opens a session, ends the presented one, remembers the member. */
  open(token: string, address: Hex, presented?: string): Promise<unknown>
  end(tokenHash: string): Promise<unknown>
  endAll(address: string): Promise<unknown>
}

/** What sign-in and sign-out run on: tables here, memory in the mocks. */
export interface AuthPorts<Spent> {
  clock: Clock
  secrets: Secrets
  nonces: Nonces<Spent>
  sessions: SessionDoor
}

/** What tells who signed a message runs on. */
export interface ProvingPorts<Spent>
  extends Pick<AuthPorts<Spent>, 'clock' | 'secrets' | 'nonces'> {
  verify: VerifySignature
}

export interface SignInPorts<Spent>
  extends AuthPorts<Spent>,
    ProvingPorts<Spent> {
  /** @throws RefusalError once this wallet has had its share. */
  countSignIn(address: Hex): Promise<void>
}
