import { blockedHostsWith } from '@narwhal-club/core/governance'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import type { ContentPorts } from './content.ports.ts'
import { createContentRepository } from './content.repository.ts'
import { withLastKnown } from './withLastKnown.ts'

/** Puts together what documents are read and changed by. */
export const openContent = ({
  audit,
  clock,
  db,
  env,
  events,
}: Pick<
  AppContext,
  'audit' | 'clock' | 'db' | 'env' | 'events'
>): ContentPorts<Transaction> => ({
  clock,
  transact: db.transact,
  content: withLastKnown(createContentRepository(db)),
  note: audit.note,
  publish: (tx, document) => events.publish(tx, 'content', { document }),
  blockedHosts: blockedHostsWith(env.BLOCKED_HOSTS),
})
