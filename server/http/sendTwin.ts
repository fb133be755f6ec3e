import type { AnswerOf, Endpoint, Format } from '@narwhal-club/core/contract'
import { sendBody } from './sendTagged.ts'
import { headersOfWritten, linkToRest, mediaTypes, type Twin } from './twin.ts'
import type { ClubContext } from './types.ts'

/** Sends an answer in a form of its own; it has a tag where all get the same. */
export const sendTwin =
  <E extends Endpoint>({ cache }: E, { write }: Twin<E>, format: Format) =>
  (ctx: ClubContext, answer: AnswerOf<E>) => {
    const { path, querystring: query } = ctx
    const written = write(answer)
    const link = linkToRest(answer as object, { path, query })
    ctx.set(headersOfWritten(written, format, link))
    if (cache === 'public')
      return sendBody(ctx, mediaTypes[format], written.text)
    ctx.set('Content-Type', mediaTypes[format])
    ctx.body = written.text
  }
