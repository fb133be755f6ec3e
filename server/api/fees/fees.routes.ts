import { areaOfFee, feesApi } from '@narwhal-club/core/contract'
import type { AppContext } from '../../context.ts'
import { askerOf } from '../../http/askerOf.ts'
import { memberOf } from '../../http/authenticate.ts'
import { mount } from '../../http/mount.ts'
import type { ClubContext } from '../../http/types.ts'
import { holdToFlags } from '../administration/holdToFlags.ts'

export function feesRoutes(app: AppContext) {
  const { fees, flags } = app
  const member = (ctx: ClubContext) => memberOf(ctx.state).address

  return mount(app, feesApi, {
    myFees: (ctx) => fees.tell(member(ctx)),
    feeIntent: (ctx, { intent }) => fees.one(member(ctx), intent),
    createFeeIntent: async (ctx, asked) => {
      // Whoever has credit publishes by this very call.
      holdToFlags(await flags.rows(), [areaOfFee[asked.body.purpose]])
      return fees.create(member(ctx), asked)
    },
    reportFee: (ctx, asked) => fees.report(member(ctx), asked, askerOf(ctx)),
    cancelFeeIntent: (ctx, asked) => fees.cancel(member(ctx), asked),
  })
}
