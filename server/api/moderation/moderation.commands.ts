import type { Asked, moderationApi } from '@narwhal-club/core/contract'
import {
  actsOn,
  type ModeratedKind,
  type ModerationAct,
  readReason,
} from '@narwhal-club/core/governance'
import { type Actor, canReport } from '@narwhal-club/core/policies'
import { RefusalError } from '../../errors.ts'
import { holdTo } from '../../http/verdicts.ts'
import { actIn } from '../clubs/actorIn.ts'
import type {
  ModerationPorts,
  Said,
  Thing,
  ToldAct,
} from './moderation.ports.ts'
import { thingFacts } from './presentThing.ts'

type Api = typeof moderationApi

interface Held<Tx> {
  tx: Tx
  thing: Thing
  said: Said
}

/** Does something about a thing that no one else changes meanwhile. */
const holding = <Tx>(
  ports: ModerationPorts<Tx>,
  { address }: Actor,
  asked: { kind: ModeratedKind; thing: string; body: { reason: string } },
  [act, work]: [
    act: ModerationAct,
    work: (held: Held<Tx>) => Promise<{ waitsForSecond?: boolean } | undefined>,
  ],
) =>
  ports.transact(async (tx) => {
    const { kind, thing: id, body } = asked
    const { reason } = body
    const at = ports.clock.now()
    const thing = await ports.writes.lock(tx, kind, id, at)
    if (!thing) throw new RefusalError('thing_not_found')
    if (!actsOn(thingFacts(thing)).includes(act))
      throw new RefusalError('act_not_possible')
    const said = { by: address ?? '', reason, at }
    const more = await work({ tx, thing, said })
    return { ok: true, ...more } as const
  })

/** Writes an act down, and tells whose words they are. */
async function tell<Tx>(
  ports: ModerationPorts<Tx>,
  { tx, thing, said }: Held<Tx>,
  act: ToldAct | 'dismissed' | 'tombstoneAsked',
  details: { [name: string]: number | string } = {},
) {
  const { id, kind, author } = thing
  const { by, reason, at } = said
  const place = { club: thing.club.id, ...thing.place }
  await ports.note(tx, {
    kind: `moderation.${act}`,
    by,
    to: id,
    reason,
    details: { thing: kind, place, ...(author && { author }), ...details },
  })
  await ports.changed(tx, thing)
  if (act === 'dismissed' || act === 'tombstoneAsked') return
  await ports.writes.setAct(tx, thing, act, said)
  if (author === null || author === by) return
  // What repeats is told anew.
  await ports.withdraw(tx, { kind: 'moderated', subject: id })
  const entry = { address: author, kind: 'moderated', subject: id, at } as const
  await ports.inform(tx, [entry])
}

/** Somebody has looked, and it may stay as it is. */
export const dismissThing = <Tx>(
  ports: ModerationPorts<Tx>,
  actor: Actor,
  asked: Asked<Api['dismissThing']>,
) =>
  holding(ports, actor, asked, [
    'dismiss',
    async (held) => {
      const { tx, thing, said } = held
      await ports.writes.answer(tx, thing, said.at)
      if (thingFacts(thing).isCollapsed) await ports.cleared(tx, thing, said.at)
      await tell(ports, held, 'dismissed', { reports: thing.reports })
      return undefined
    },
  ])

/** Puts a warning before it. */
export const warnThing = <Tx>(
  ports: ModerationPorts<Tx>,
  actor: Actor,
  asked: Asked<Api['warnThing']>,
) =>
  holding(ports, actor, asked, [
    'warn',
    async (held) => {
      await ports.writes.warn(held.tx, held.thing, held.said)
      await tell(ports, held, 'warned')
      return undefined
    },
  ])

/** Takes its words off the pages for now. */
export const hideThing = <Tx>(
  ports: ModerationPorts<Tx>,
  actor: Actor,
  asked: Asked<Api['hideThing']>,
) =>
  holding(ports, actor, asked, [
    'hide',
    async (held) => {
      const { tx, thing, said } = held
      await ports.writes.answer(tx, thing, said.at)
      await ports.writes.setState(tx, thing, 'hidden', said)
      await tell(ports, held, 'hidden', { reports: thing.reports })
      return undefined
    },
  ])

/** Puts them back. */
export const restoreThing = <Tx>(
  ports: ModerationPorts<Tx>,
  actor: Actor,
  asked: Asked<Api['restoreThing']>,
) =>
  holding(ports, actor, asked, [
    'restore',
    async (held) => {
      await ports.writes.setState(held.tx, held.thing, 'stands', held.said)
      await tell(ports, held, 'restored')
      return undefined
    },
  ])

/**
 * Takes its words down for good; what is still open of it is taken back. Where it
 * takes two, the first only asks, and the reason of the first is the public one.
 */
export const tombstoneThing = <Tx>(
  ports: ModerationPorts<Tx>,
  actor: Actor,
  asked: Asked<Api['tombstoneThing']>,
) =>
  holding(ports, actor, asked, [
    'tombstone',
    async (held) => {
      const { tx, thing, said } = held
      if (ports.takesTwo) {
        if (thing.asked?.by === said.by) throw new RefusalError('second_needed')
        // Who left the list since says nothing any more.
        if (!thing.asked || !ports.isAdmin(thing.asked.by)) {
          await ports.writes.setAsked(tx, thing, said)
          await tell(ports, held, 'tombstoneAsked')
          return { waitsForSecond: true }
        }
      }
      const { reason } = thing.asked ?? said
      const final = { ...said, reason }
      await ports.takeBack(tx, thing, final)
      await ports.writes.answer(tx, thing, said.at)
      await ports.writes.setState(tx, thing, 'tombstoned', final)
      const first = thing.asked ? { askedBy: thing.asked.by } : {}
      await tell(ports, { ...held, said: final }, 'tombstoned', first)
      return undefined
    },
  ])

/** Tells that something is not as it should be: each holder once. */
export const reportThing = <Tx>(
  ports: ModerationPorts<Tx>,
  asker: Actor,
  { body }: Asked<Api['reportThing']>,
) =>
  ports.transact(async (tx) => {
    const at = ports.clock.now()
    const thing = await ports.writes.lock(tx, body.kind, body.id, at)
    // What nobody else may read is reported by no one else either.
    if (!thing || thing.isGone || thing.words === null)
      throw new RefusalError('thing_not_found')
    if (thing.state !== 'stands') throw new RefusalError('taken_down')
    const { actor } = await actIn(ports, asker, thing.club.id, tx)
    holdTo(canReport(actor), { need: 1 })
    const text = readReason(body.text ?? '', 0) || null
    const report = {
      address: asker.address ?? '',
      reason: body.reason,
      text,
      at,
    }
    const counts = await ports.writes.report(tx, thing, report)
    const next = { ...thing, reports: thing.reports + 1 }
    const isNews =
      thingFacts(next).isCollapsed && !thingFacts(thing).isCollapsed
    if (counts && isNews) await ports.changed(tx, thing)
    return { ok: true } as const
  })
