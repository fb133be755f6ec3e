import { useLocation, useSearch } from 'wouter'
import type { Address } from './address.ts'

/** What the address says, and ways to say something else. */
export function useAddress<State extends object>(address: Address<State>) {
  const [path, navigate] = useLocation()
  const state = address.parse(useSearch())
  const hrefOf = (changes: Partial<State>) =>
    path + address.format({ ...state, ...changes })
  return {
    state,
    /** The address of this page with something else said. */
    hrefOf,
    /** Goes there; `replace` leaves no way back to here. */
    go: (changes: Partial<State>, replace = false) =>
      navigate(hrefOf(changes), { replace }),
  }
}
