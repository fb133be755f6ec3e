import { type ClubConfig, endpoints } from '@narwhal-club/core/contract'
import { useQuery } from '@tanstack/react-query'

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
export function useConfig() {
  return useQuery({
    queryKey: [endpoints.config.path],
    select: (answer) => answer as ClubConfig,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
