export {
  type BrowserPorts,
  type BrowserPortsOptions,
  type BrowserWindow,
  browserPorts,
} from './browser/index.ts'
export type { ClubConfig } from './contract/index.ts'
export { type Plain, toPlain } from './plain.ts'
export { mirrorStorage } from './ports/mirrorStorage.ts'
export {
  prefixStorage,
  type StoragePort,
  safeStorage,
} from './ports/storage.ts'
export type {
  Notice,
  System,
  SystemEmitted,
  SystemEvent,
  SystemView,
} from './system/index.ts'
export {
  type StartClubOptions,
  type StartedClub,
  startClub,
} from './system/startClub.ts'
export type {
  StartFailure,
  StartFailureCode,
} from './system/system.starting.ts'
