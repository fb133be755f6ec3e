import { fromPromise } from 'xstate'
import { storageKeys } from '../constants.ts'
import type { StoragePort } from '../ports/storage.ts'
import type {
  ReconnectActors,
  RememberedConnection,
} from './reconnect.types.ts'

/** Builds the actors over the browser's storage. */
export function createReconnectActors(deps: {
  storage: StoragePort
}): ReconnectActors {
  return {
    readRemembered: fromPromise<RememberedConnection>(async () => ({
      connected: deps.storage.getItem(storageKeys.connected) === 'true',
      connectorId: deps.storage.getItem(storageKeys.connector),
    })),
  }
}
