import { RefusalError } from '../../errors.ts'

/** @throws RefusalError for a wallet that publishes nothing here (P7). */
export function holdToAuthor(
  { blockedAuthors }: { blockedAuthors: ReadonlySet<string> },
  author: string,
): void {
  if (blockedAuthors.has(author)) throw new RefusalError('author_blocked')
}
