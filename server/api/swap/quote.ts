import type { SwapQuote, SwapQuoteTerms } from '@narwhal-club/core/contract'
import { canonicalJson } from '@narwhal-club/core/ledger'
import { swapLimits } from '@narwhal-club/core/swap'
import { RefusalError } from '../../errors.ts'
import type { SwapPorts } from './swap.ports.ts'

/** Signs what a quote says, in the one way that it can be written. */
export const signQuote = (
  { sign }: Pick<SwapPorts<unknown>, 'sign'>,
  terms: SwapQuoteTerms,
) => sign(canonicalJson({ ...terms, ids: [...terms.ids] }))

/**
 * Holds a quote to what was given: that it is ours, of this account, of this
 * deployment, and not old.
 *
 * @throws RefusalError
 */
export function holdToQuote<Tx>(
  ports: Pick<SwapPorts<Tx>, 'sign' | 'clock' | 'terms'>,
  account: string,
  { terms, signature }: Pick<SwapQuote, 'terms' | 'signature'>,
): void {
  if (terms.account !== account) throw new RefusalError('session_mismatch')
  const { vault, feeTo } = ports.terms
  const isOurs = signQuote(ports, terms) === signature
  // A quote of before the deployment was set otherwise.
  if (!isOurs || terms.vault !== vault || terms.feeTo !== feeTo)
    throw new RefusalError('swap_quote_changed')
  const age = ports.clock.now() - Date.parse(terms.issuedAt)
  if (age >= swapLimits.quoteFor) throw new RefusalError('swap_quote_expired')
}
