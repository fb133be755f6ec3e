import { api, ClubConfig } from '@narwhal-club/core/contract'
import { useQuery } from '@tanstack/react-query'

/** The id of the JSON that the server puts into the page. */
const embeddedId = 'club-config'

/** Reads the deployment's configuration out of the page, if it is there. */
export function embeddedConfig(): ClubConfig | null {
  const text = document.getElementById(embeddedId)?.textContent
  if (!text) return null
  const parsed = ClubConfig.safeParse(JSON.parse(text))
  return parsed.success ? parsed.data : null
}

/** The deployment's configuration, for screens that show it. */
export function useConfig() {
  return useQuery({
    queryKey: [api.config.path],
    select: (answer) => ClubConfig.parse(answer),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
