import type { Extras } from '@narwhal-club/server'

const path = '/demo-wallet.js'

export async function serveWallet(_rpcUrl: string): Promise<Extras> {
  return {
    pageScripts: [path],
    middleware: [
      async (ctx, next) => {
        if (ctx.path !== path) return next()
        ctx.type = 'text/javascript'
        ctx.body = ''
      },
    ],
  }
}
