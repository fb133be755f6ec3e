import { RefusalError } from '../../errors.ts'
import type { IsBlocked } from '../moderation/moderation.ports.ts'

/** @throws RefusalError for a wallet that publishes nothing here (P7). */
export async function holdToAuthor<Tx>(
  { isBlocked }: { isBlocked: IsBlocked<Tx> },
  author: string,
  tx?: Tx,
): Promise<void> {
  if (await isBlocked(author, tx)) throw new RefusalError('author_blocked')
}
