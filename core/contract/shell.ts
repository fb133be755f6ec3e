import { adminApi } from './admin/index.ts'
import { authApi } from './auth/index.ts'
import { clubApi } from './club/index.ts'

/** The calls of the shell, with their schemas. */
export const api = { ...clubApi, ...authApi, ...adminApi } as const
