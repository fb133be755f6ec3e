import { createAddress, text } from '../../../data/address.ts'
import { adminAddressParts } from '../address.ts'

/** What can be searched for: a log that is not asked for it would be another. */
const shapes = {
  kind: /^[a-zA-Z.]{1,60}$/,
  by: /^0x[0-9a-fA-F]{40}$/,
  to: /^[\w:.-]{1,100}$/,
}
export type AuditField = keyof typeof shapes
export type AuditSought = Record<AuditField, string>

/** Read as it is said, right or wrong: what is wrong is told. */
const said = /^[^\0]{1,200}$/

/** What the audit log is searched for. */
export const auditAddress = createAddress({
  ...adminAddressParts,
  kind: text('kind', said),
  by: text('by', said),
  to: text('to', said),
})

/** Whether a field can be searched for; an empty one is none. */
export const isSound = (sought: AuditSought, field: AuditField) =>
  sought[field] === '' || shapes[field].test(sought[field])
export const isAllSound = (sought: AuditSought) =>
  isSound(sought, 'kind') && isSound(sought, 'by') && isSound(sought, 'to')
