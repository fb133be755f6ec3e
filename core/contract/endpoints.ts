import { adminEndpoints } from './admin/endpoints.ts'
import { authEndpoints } from './auth/endpoints.ts'
import { clubEndpoints } from './club/endpoints.ts'

/**
 * The calls of the shell: what every page may make. The first page ships these
 * lines; an area's own come with its screens.
 */
export const endpoints = {
  ...clubEndpoints,
  ...authEndpoints,
  ...adminEndpoints,
} as const

export type ApiName = keyof typeof endpoints
