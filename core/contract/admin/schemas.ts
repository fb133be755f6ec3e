import * as z from 'zod/mini'
import { Address } from '../kit/values.ts'

/** `POST /api/admin/check` (R3.3). */
export const AdminCheckRequest = z.strictObject({
  address: z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/)),
})
export const AdminCheckResponse = z.object({ isAdmin: z.boolean() })

/** `GET /api/admin/primary-wallet`, `GET /api/admin/wallet-address` (R3.8). */
export const AdminWalletResponse = z.object({ address: Address })
