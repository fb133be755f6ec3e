import type { VoteChoice } from '@narwhal-club/core/contract'
import { type SQL, sql } from 'drizzle-orm'
import { votes } from './tables.ts'

/** What an address has voted for on a proposal; null: it has not. */
export const choiceOn = (proposal: SQL, address: SQL): SQL => sql`(
  select vote.choice from ${votes} as vote
  where vote.proposal = ${proposal} and vote.voter = ${address})`

/** Whether an address has voted on the proposal at hand. */
export const hasVoted = (address: SQL): SQL => sql`exists (
  select from ${votes} as vote
  where vote.proposal = proposal.id and vote.voter = ${address})`

/**
 * Whether the proposal at hand is one that an address has voted so on. As an
 * array, so that these are looked up: by a join all others may be read as well.
 */
export const isVoted = (address: string, choice: VoteChoice): SQL =>
  sql`proposal.id = any(array(
    select vote.proposal from ${votes} as vote
    where vote.voter = ${address} and vote.choice = ${choice}))`
