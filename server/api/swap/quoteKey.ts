import { createKeyedHash } from '../../signatures/keyedHash.ts'

/** Signs quotes of swaps. */
export const createQuoteKey = (secret: string) =>
  createKeyedHash(secret, 'narwhal-club quotes of swaps, 1')
