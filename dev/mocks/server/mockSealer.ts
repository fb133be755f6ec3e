import { createSealer } from '../../../server/api/votes/createSealer.ts'

/** As a server without a secret of its own seals: a key that anyone may know. */
export const mockSealer = createSealer(
  '0xd60d8bca69363a3b695e7aaee4a795107943dddafc101ada119e4b42b6fc94c6',
)
