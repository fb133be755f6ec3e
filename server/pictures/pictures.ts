import { createHash } from 'node:crypto'
import { renderAsync } from '@resvg/resvg-js'
import { tagLength } from '../http/etag.ts'
import { createKeep } from '../keep/keep.ts'
import { type Asker, createTurns } from '../keep/turns.ts'
import { type Card, drawCard } from './drawCard.ts'

/** A picture as it is sent. */
export interface Picture {
  png: Buffer
  /** Of what it shows: the same words are the same picture. */
  digest: string
}

/** Bytes. */
const most = 32_000_000

/** It takes a thread of the pool for a tenth of a second. */
const bounds = {
  open: 1,
  waiting: 20,
  reason: 'pictures',
  each: { open: 1, waiting: 3 },
}

/** Draws pictures, each once for all that ask for the same words. */
export function createPictures() {
  const turns = createTurns(bounds)
  const kept = createKeep<Picture>({
    weight: most,
    weigh: ({ png }) => png.length,
  })
  return async (card: Card, asker: Asker): Promise<Picture> => {
    const digest = createHash('sha256')
      .update(JSON.stringify(card))
      .digest('base64url')
      .slice(0, tagLength)
    return await kept.fetch(digest, async () => ({
      digest,
      png: await turns.take(asker, async () => {
        const options = { font: { loadSystemFonts: false } }
        return (await renderAsync(drawCard(card), options)).asPng()
      }),
    }))
  }
}

export type Pictures = ReturnType<typeof createPictures>
