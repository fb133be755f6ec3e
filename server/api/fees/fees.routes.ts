import { feesApi } from '@narwhal-club/core/contract'
import type { AppContext } from '../../context.ts'
import { askerOf } from '../../http/askerOf.ts'
import { memberOf } from '../../http/authenticate.ts'
import { mount } from '../../http/mount.ts'
import type { ClubContext } from '../../http/types.ts'

export function feesRoutes(app: AppContext) {
  const { fees } = app
  const member = (ctx: ClubContext) => memberOf(ctx.state).address

  return mount(app, feesApi, {
    myFees: (ctx) => fees.tell(member(ctx)),
    feeIntent: (ctx, { intent }) => fees.one(member(ctx), intent),
    createFeeIntent: (ctx, asked) => fees.create(member(ctx), asked),
    reportFee: (ctx, asked) => fees.report(member(ctx), asked, askerOf(ctx)),
    cancelFeeIntent: (ctx, asked) => fees.cancel(member(ctx), asked),
  })
}
