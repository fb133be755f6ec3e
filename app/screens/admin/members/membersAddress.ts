import { createAddress, text } from '../../../data/address.ts'
import { adminAddressParts } from '../address.ts'

/** Which address is looked up. */
export const membersAddress = createAddress({
  ...adminAddressParts,
  address: text('address', /^0x[0-9a-fA-F]{40}$/),
})
