import type { ClubConfig } from '@narwhal-club/core/contract'
import { useAsk } from './ask.ts'

/** The id of the JSON that the server puts into the page. */
const embeddedId = 'club-config'

/**
 * Reads the deployment's configuration out of the page, if it is there. The
 * server that wrote the page has checked it.
 */
export function embeddedConfig(): ClubConfig | null {
  const text = document.getElementById(embeddedId)?.textContent
  return text ? (JSON.parse(text) as ClubConfig) : null
}

/** The deployment's configuration, for screens that show it. */
export const useConfig = () =>
  useAsk('config', {}, { staleTime: Number.POSITIVE_INFINITY })
