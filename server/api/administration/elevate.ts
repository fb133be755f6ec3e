import { administering } from '@narwhal-club/core/messages/pages/administering'
import { RefusalError } from '../../errors.ts'
import type { ProvingPorts, Visit } from '../auth/auth.ports.ts'
import { lifetimes } from '../auth/lifetimes.ts'
import { proveSigner, type SignedMessage } from '../auth/proveSigner.ts'
import type { Session } from '../auth/sessions.ts'

export interface ElevationPorts<Spent> extends ProvingPorts<Spent> {
  /** Writes down that who holds a session has signed; false: it is over. */
  prove(tokenHash: string, address: string, now: Date): Promise<boolean>
}

/** Path of the page that asks for it. */
const path = '/admin'

/**
 * Takes a signature by which an administrator does what is sensitive, with this
 * session alone and for ten minutes.
 *
 * @returns until when.
 * @throws RefusalError
 */
export async function elevate<Spent>(
  ports: ElevationPorts<Spent>,
  visit: Visit,
  { tokenHash, address }: Session,
  attempt: SignedMessage,
) {
  const { statement } = administering
  const code = 'elevation_refused'
  await proveSigner(ports, visit, attempt, { statement, path, code, address })
  const now = ports.clock.now()
  if (!(await ports.prove(tokenHash, address, new Date(now))))
    throw new RefusalError('not_signed_in')
  visit.note('admin_elevated', address)
  return { until: new Date(now + lifetimes.proof).toISOString() }
}
