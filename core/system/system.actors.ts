import type { WalletKit } from '../wallet/index.ts'
import { type BasePorts, createBaseActors } from './system.base.ts'
import { createSigningActors } from './system.signing.ts'
import type { SystemActors } from './system.types.ts'

/** The world, as a front end hands it in. */
export interface SystemPorts extends BasePorts {
  wallet: Pick<WalletKit, 'actors' | 'signer'>
}

/** Builds every machine with its actors from the world. */
export function createSystemActors(ports: SystemPorts): SystemActors {
  const { api, actors } = createBaseActors(ports)
  return { ...actors, ...createSigningActors({ ...ports, api }) }
}
