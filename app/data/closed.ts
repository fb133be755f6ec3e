import type { Flags } from '@narwhal-club/core/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'

/** Of `administrationEndpoints`, whose lines no first page ships. */
export const flagsPath = '/api/flags'

/**
 * What administrators closed for now. It comes with the page while something is:
 * no page asks for it, until it was told once; then it hears when all is open.
 */
export function useClosed(): Flags['rows'] {
  const queryKey = [flagsPath]
  const isTold = useQueryClient().getQueryData(queryKey) !== undefined
  const { data } = useQuery<Flags>({ queryKey, enabled: isTold })
  return data?.rows ?? []
}
