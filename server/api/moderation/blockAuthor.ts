import type { Asked, moderationApi } from '@narwhal-club/core/contract'
import type { Actor } from '@narwhal-club/core/policies'
import { RefusalError } from '../../errors.ts'
import type { ModerationPorts } from './moderation.ports.ts'

type Api = typeof moderationApi

/** From the next call on the wallet publishes nothing here (P7). */
export const blockAuthor = <Tx>(
  ports: ModerationPorts<Tx>,
  asker: Actor,
  { body: { address, reason } }: Asked<Api['blockAuthor']>,
) =>
  ports.transact(async (tx) => {
    const said = { by: asker.address ?? '', reason, at: ports.clock.now() }
    if (ports.isAdmin(address)) throw new RefusalError('admin_not_blocked')
    const isNew =
      !ports.alwaysBlocked.includes(address) &&
      (await ports.writes.block(tx, { address, ...said }))
    if (!isNew) throw new RefusalError('already_blocked')
    const { by } = said
    await ports.note(tx, {
      kind: 'moderation.blocked',
      by,
      to: address,
      reason,
    })
    return { ok: true } as const
  })

/** They may publish again. What the configuration names stays blocked. */
export const unblockAuthor = <Tx>(
  ports: ModerationPorts<Tx>,
  asker: Actor,
  { body: { address, reason } }: Asked<Api['unblockAuthor']>,
) =>
  ports.transact(async (tx) => {
    if (!(await ports.writes.unblock(tx, address)))
      throw new RefusalError('not_blocked')
    await ports.note(tx, {
      kind: 'moderation.unblocked',
      by: asker.address ?? '',
      to: address,
      reason,
    })
    return { ok: true } as const
  })
