import type { ClubConfig } from '../contract/index.ts'
import { withHints } from '../hints/index.ts'
import { createApiClient } from '../http/index.ts'
import type { PlatformFetch } from '../ports/fetch.ts'
import { createRpc } from '../rpc/index.ts'
import { deferWalletActors, type WalletPort } from '../wallet/index.ts'
import { createSystem } from './createSystem.ts'
import type { BasePorts } from './system.base.ts'
import { createDeferredSystemActors } from './system.deferred.ts'
import { takeSignedInNotice } from './system.notice.ts'
import { type StartFailure, toStartFailure } from './system.starting.ts'
import type { System, SystemOptions } from './system.types.ts'

/** What the club's configuration says need not be said. */
type Told = 'token' | 'adminWallet' | 'statement' | 'rpc'

export interface StartClubOptions
  extends Omit<BasePorts, Told | 'log' | 'fetch'>,
    Pick<SystemOptions, 'inspect' | 'answer'> {
  fetch: PlatformFetch
  /** @default nothing is written down */
  log?: BasePorts['log']
  /** @default `GET /api/config` of the club is asked */
  config?: ClubConfig
  /** @default the node of the configuration */
  rpc?: BasePorts['rpc']
  /**
   * Loads the wallet when a person first reaches for it.
   * @default those of this browser: EIP-6963, and `window.ethereum`
   */
  loadWallet?: (config: ClubConfig) => Promise<WalletPort>
}

export type StartedClub =
  | { ok: true; system: System; config: ClubConfig }
  | { ok: false; failure: StartFailure }

const silent = { warn: () => {} }

/**
 * Reads the club's configuration, holds it against the contract, joins all
 * machines to the world and starts them. It never rejects for what may happen: a club
 * that is out of reach is a failure that is returned, and may be tried again.
 *
 * `createSystem` is there for whoever wants to hand in every part.
 *
 * @example
 * const started = await startClub(browserPorts(window))
 * if (started.ok) started.system.subscribe((view) => render(view))
 */
export async function startClub(
  options: StartClubOptions,
): Promise<StartedClub> {
  const { config, inspect, answer, loadWallet, ...ports } = options
  const { storage, fetch, clock, notice = storage } = ports
  const log = ports.log ?? silent
  const read =
    config ?? (await createApiClient(ports).ask('config').catch(toStartFailure))
  if ('code' in read) {
    // Its hint is by what was answered.
    log.warn('club.failed', { failure: read, hint: read.hint })
    return { ok: false, failure: read }
  }
  const { chain } = read
  const load =
    loadWallet ??
    (async () => {
      const { createWalletPort } = await import('../wallet/wallet.actors.ts')
      return createWalletPort({
        chain,
        storage,
        ...(clock && { clock }),
      })
    })
  const system = createSystem({
    actors: createDeferredSystemActors({
      ...ports,
      log: withHints(log),
      rpc:
        ports.rpc ??
        createRpc({ url: chain.rpcUrl, fetch, ...(clock && { clock }) }),
      token: read.contracts.token as `0x${string}`,
      adminWallet: read.adminWallet,
      statement: read.signIn.statement,
      loadWallet: async () =>
        deferWalletActors({ storage, load: () => load(read) }),
    }),
    chainId: chain.id,
    answer,
    isJustSignedIn: takeSignedInNotice(notice),
    ...(clock && { clock }),
    ...(inspect && { inspect }),
  })
  return { ok: true, system: system.start(), config: read }
}
