import type { Refusals } from '../kit/refusals.ts'

/** Why a swap cannot be made as it is asked for: no money has moved for it. */
const refused = (advice: string) =>
  ({ status: 409, failure: 'swap.refused', advice }) as const
const invalid = (advice: string) =>
  ({ status: 400, failure: 'request.invalid', advice }) as const
/** A transaction that does not do what its step needs. */
const fault = (advice: string) =>
  ({ status: 409, failure: 'swap.stepFailed', advice }) as const

export const swapRefusals = {
  swap_wrong_chain: refused(
    'Your wallet is on another network. Switch it, then try again.',
  ),
  swap_no_ids: invalid('Choose at least one NFT.'),
  swap_too_many_ids: invalid('At most 20 NFTs go through one swap.'),
  swap_duplicate_ids: invalid('One of the NFTs is named twice.'),
  swap_paused: refused('The vault is paused. Nothing can be swapped just now.'),
  swap_not_owner: refused(
    'One of the NFTs is not in your wallet. Choose again.',
  ),
  swap_id_escrowed: refused(
    'One of the NFTs lies with a contract that you sent it to. Take it back first.',
  ),
  swap_id_listed: refused(
    'One of the NFTs is for sale on a marketplace. Take it off sale first.',
  ),
  swap_not_in_vault: refused(
    'One of the NFTs is not in the vault any more. Choose again.',
  ),
  swap_vault_short_nfts: refused('The vault has not so many NFTs.'),
  swap_vault_short_tokens: refused('The vault has not so many tokens.'),
  swap_tokens_short: refused('Your wallet has not enough tokens.'),
  swap_coins_short: refused(
    'Your wallet has not enough CRO for the fee and the gas.',
  ),
  swap_not_approved: refused(
    'The vault may not take it yet, or not any more. Approve again; nothing was lost.',
  ),
  swap_quote_expired: refused('The quote is older than a minute. Ask anew.'),
  swap_quote_changed: refused(
    'This is not the quote that was given. Ask anew.',
  ),
  swap_fee_required: {
    status: 402,
    failure: 'payment.required',
    advice: 'The fee of the swap has not been paid.',
  },
  swap_fee_wrong_amount: fault('The payment is not exactly the fee.'),
  swap_not_found: {
    status: 404,
    failure: 'request.notFound',
    advice: 'You have no such swap.',
  },
  swap_closed: refused('This swap is done or given up. Start anew.'),
  swap_under_way: refused(
    'A transaction of a swap of yours is on its way. Wait for it.',
  ),
  swap_reverted: fault('The transaction failed on the chain: nothing moved.'),
  swap_replaced: fault(
    'Another transaction took the place of this one. Look into your wallet.',
  ),
  swap_wrong_sender: fault('The transaction came from another wallet.'),
  swap_wrong_call: fault('The transaction does something else.'),
} as const satisfies Refusals
