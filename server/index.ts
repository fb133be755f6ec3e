// biome-ignore lint/performance/noBarrelFile: the package's one door, held by a test of its names
export {
  type ParsedSignInMessage,
  parseSignInMessage,
  type SignInFields,
} from './api/auth/parseSignInMessage.ts'
export type { Clock } from './clock.ts'
export type { Extras, GovernanceSeed } from './context.ts'
export {
  createServer,
  type RunningServer,
  type ServerOptions,
} from './createServer.ts'
export { type DirectoryLock, lockDirectory } from './db/lock.ts'
export { type Env, parseEnv } from './env.ts'
export { ConfigError, DataDirectoryLockedError } from './errors.ts'
