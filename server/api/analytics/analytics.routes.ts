import {
  analyticsApi,
  type CsvName,
  csvSourceOf,
  csvTwins,
} from '@narwhal-club/core/contract'
import type { AppContext } from '../../context.ts'
import { askerOf } from '../../http/askerOf.ts'
import { pass } from '../../http/gates.ts'
import { readAsked } from '../../http/readAsked.ts'
import type { Route } from '../../http/route.ts'
import { sendBody } from '../../http/sendTagged.ts'
import { termsOf } from '../../http/terms.ts'
import { headersOfWritten, linkToRest, mediaTypes } from '../../http/twin.ts'
import type { ClubContext } from '../../http/types.ts'
import type { Told } from './analytics.ts'
import { askingFor } from './analyticsTwins.ts'
import type { AskedBy, MomentName } from './answers/types.ts'
import { csvNameOf } from './csvName.ts'

/** Writes the bytes of an answer after the moment that they are of. */
function sendAnswer(ctx: ClubContext, { body, asOf }: Told) {
  const moment = `{"asOf":${JSON.stringify(asOf)},`
  // Without its opening brace.
  const whole = Buffer.concat([Buffer.from(moment), body.subarray(1)])
  sendBody(ctx, mediaTypes.json, whole)
}

function sendTable(ctx: ClubContext, name: CsvName, told: Told) {
  const { path, querystring: query } = ctx
  const file = { name: csvNameOf(name, told.asOf) }
  const link = linkToRest(told, { path, query })
  ctx.set(headersOfWritten(file, 'csv', link))
  const { buffer, byteOffset, byteLength } = told.body
  const whole = Buffer.from(buffer, byteOffset, byteLength)
  sendBody(ctx, mediaTypes.csv, whole, told.digest)
}

/**
 * The area's calls and their tables. What is sent was held to the contract and
 * written out where it was worked out: thousands of rows would hold up every
 * other request here.
 */
export function analyticsRoutes(
  app: AppContext,
): Record<MomentName | CsvName, Route> {
  function routeOf<Name extends MomentName>(
    name: Name,
    table?: CsvName,
  ): Route {
    const endpoint = analyticsApi[name]
    const gates = termsOf(app, endpoint)
    return async (ctx, params) => {
      const pending = pass(gates, ctx)
      if (pending) await pending
      const said = { query: ctx.querystring, params }
      const read: object = readAsked(endpoint, said)
      const asked = table ? askingFor(table, read) : read
      const asker = askerOf(ctx)
      const told = await app.analytics.ask(
        name,
        asked as AskedBy<Name>,
        asker,
        { table },
      )
      if (table) sendTable(ctx, table, told)
      else sendAnswer(ctx, told)
    }
  }
  const names = Object.keys(analyticsApi) as MomentName[]
  return Object.fromEntries([
    ...names.map((name) => [name, routeOf(name)] as const),
    ...csvTwins.map(
      (name) => [name, routeOf(csvSourceOf(name), name)] as const,
    ),
  ]) as Record<MomentName | CsvName, Route>
}
