import { type DestinationStream, type Logger, pino } from 'pino'
import type { Env } from './env.ts'

export type { Logger } from 'pino'

/**
 * Creates the structured log. Everything in it is chosen field by field: no
 * request, body, cookie or header is ever handed to it whole.
 */
export function createLogger(env: Env, to?: DestinationStream): Logger {
  const options = {
    level: env.LOG_LEVEL,
    base: { app: 'club' },
    timestamp: pino.stdTimeFunctions.isoTime,
  }
  return to ? pino(options, to) : pino(options)
}
