import type { Asked, votesApi } from '@narwhal-club/core/contract'
import type { AppContext } from '../../context.ts'
import { askerOf } from '../../http/askerOf.ts'
import { createPlaces } from '../../http/places.ts'
import { type Sent, sendParts } from '../../http/sendParts.ts'
import { headersOfWritten, mediaTypes } from '../../http/twin.ts'
import type { ClubContext } from '../../http/types.ts'
import { type Asker, createTurns } from '../../keep/turns.ts'
import type { VotePorts } from './votes.ports.ts'
import { openBundle } from './writeBundle.ts'

/** Bundles under way: who takes theirs slowly is in the way of none but these. */
const sendings = {
  open: 24,
  each: 2,
  least: 16_384,
  reason: 'too many bundles',
}
/** Statements for them at a time. None is refused: so many are never under way. */
const readings = {
  open: 2,
  waiting: sendings.open,
  each: { open: 1, waiting: sendings.each },
  reason: 'too many parts of bundles',
}
const times = { idle: 20_000, longest: 300_000 }

/** Sends bundles: a few at a time, each stretch of one in its source's turn. */
export function createBundles(
  { log }: Pick<AppContext, 'log'>,
  ports: Pick<VotePorts<never>, 'clock' | 'sealer' | 'reads'>,
) {
  const places = createPlaces(sendings)
  const reading = createTurns(readings)

  function inTurnOf(asker: Asker) {
    const { reads } = ports
    const take = <T>(work: () => Promise<T>) => reading.take(asker, work)
    return {
      ...ports,
      reads: {
        bundle: (...of: Parameters<typeof reads.bundle>) =>
          take(() => reads.bundle(...of)),
        ballotLines: (...of: Parameters<typeof reads.ballotLines>) =>
          take(() => reads.ballotLines(...of)),
        powers: (...of: Parameters<typeof reads.powers>) =>
          take(() => reads.powers(...of)),
      },
    }
  }

  return {
    send(
      ctx: ClubContext,
      asked: Asked<(typeof votesApi)['bundle']>,
    ): Promise<Sent> {
      const asker = askerOf(ctx)
      const cut = () => {
        const event = 'answer_cut'
        const { requestId } = ctx.state
        log.warn({ event, requestId, reason: 'too slow' }, event)
        ctx.res.destroy()
      }
      return places.take(asker.source, cut, async (onTaken) => {
        const { etag, name, parts } = await openBundle(inTurnOf(asker), asked)
        const head = Object.entries({
          'Content-Type': mediaTypes.json,
          ...headersOfWritten({ name }, 'json'),
        }).flat()
        const how = { log, times, etag, head, onTaken }
        return await sendParts(ctx, parts(), how)
      })
    },
  }
}
