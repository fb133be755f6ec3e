import { createAddress, text } from '../../../data/address.ts'
import { adminAddressParts } from '../address.ts'

/** What the audit log is searched for. */
export const auditAddress = createAddress({
  ...adminAddressParts,
  kind: text('kind', /^[a-zA-Z.]{1,60}$/),
  by: text('by', /^0x[0-9a-fA-F]{40}$/),
  to: text('to', /^[\w:.-]{1,100}$/),
})
