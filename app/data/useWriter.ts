import { useState } from 'react'
import { useView } from '../useSystem.ts'

/**
 * Whose words these are: of who is signed in, or was last on this page. What they
 * wrote is theirs while they sign in again.
 */
export function useWriter(): string | null {
  const now = useView((view) => view.session.session.userAddress)
  const [last, setLast] = useState(now)
  if (now && now !== last) setLast(now)
  return now ?? last
}
