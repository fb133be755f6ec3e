import { storageKeys } from '../constants.ts'
import type { StoragePort } from '../ports/storage.ts'

/** Tells, once, whether a sign-in reloaded this page. */
export function takeSignedInNotice(storage: StoragePort): boolean {
  const isSet = storage.getItem(storageKeys.signedInNotice) === 'true'
  if (isSet) storage.removeItem(storageKeys.signedInNotice)
  return isSet
}
