import { swapApi } from '@narwhal-club/core/contract'
import type { AppContext } from '../../context.ts'
import { askerOf } from '../../http/askerOf.ts'
import { memberOf } from '../../http/authenticate.ts'
import { mount } from '../../http/mount.ts'
import type { ClubContext } from '../../http/types.ts'
import { createSwap, quoteSwap } from './askSwap.ts'
import { listHistory, listInventory, listTraits } from './readSwaps.commands.ts'
import {
  cancelSwap,
  checkIntent,
  tellSwap,
  tellSwaps,
} from './swap.commands.ts'
import type { Hex } from './swap.ports.ts'
import { swapTwins } from './swapTwins.ts'

export function swapRoutes(app: AppContext) {
  const { swaps } = app
  const { ports, inTurn } = swaps
  const readPorts = swaps.readPortsOver(app.db)
  const member = (ctx: ClubContext) => memberOf(ctx.state).address as Hex

  return mount(
    app,
    swapApi,
    {
      swapConfig: () => swaps.vault.current(),
      swapInventory: (_, asked) => listInventory(readPorts, asked),
      swapTraits: (_, asked) => listTraits(readPorts, asked),
      swapHistory: (_, asked) => listHistory(readPorts, asked),
      swapQuote: (ctx, asked) =>
        inTurn(askerOf(ctx), () => quoteSwap(ports, member(ctx), asked)),
      mySwaps: (ctx) => tellSwaps(ports, member(ctx)),
      async createSwapIntent(ctx, asked) {
        const id = await createSwap(ports, member(ctx), asked)
        return tellSwap(ports, member(ctx), id)
      },
      swapIntent: (ctx, { intent }) => tellSwap(ports, member(ctx), intent),
      checkSwapIntent: (ctx, asked) =>
        inTurn(askerOf(ctx), () => checkIntent(ports, member(ctx), asked)),
      async reportSwapStep(ctx, asked) {
        await swaps.report(member(ctx), asked, askerOf(ctx))
        return tellSwap(ports, member(ctx), asked.intent)
      },
      async cancelSwapIntent(ctx, asked) {
        await cancelSwap(ports, member(ctx), asked)
        return tellSwap(ports, member(ctx), asked.intent)
      },
    },
    swapTwins,
  )
}
