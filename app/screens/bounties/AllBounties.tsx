import { useAddress } from '../../data/useAddress.ts'
import { allBountiesAddress } from './address.ts'
import { Found } from './Found.tsx'

/** The bounties of all clubs. */
export const AllBounties = () => (
  <Found asking={useAddress(allBountiesAddress)} />
)
