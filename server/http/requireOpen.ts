import type { FlagName } from '@narwhal-club/core/contract'
import { holdToFlags } from '../api/administration/holdToFlags.ts'
import type { AppContext } from '../context.ts'
import type { Gate } from './types.ts'

/** Lets writes through that administrators have not closed (E4). */
export const requireOpen =
  ({ flags }: AppContext, names: readonly FlagName[]): Gate =>
  () => {
    const rows = flags.rows()
    if (rows instanceof Promise)
      return rows.then((read) => holdToFlags(read, names))
    holdToFlags(rows, names)
  }
