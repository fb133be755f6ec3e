/** When a failure happens: of every machine that has one of that name. */
const shared: Readonly<Record<string, string>> = {
  unreachable: 'the server could not be reached, or did not answer in time',
  network: 'the server could not be reached',
  timeout: 'no answer came in time',
  serverFailed:
    'the server failed, or its answer is not what the contract says',
  rateLimited: 'the server was asked too often (429)',
  signedOut: 'there is no session any more (401)',
  accountMismatch: 'the session is of another account than the one this is of',
  gone: 'the server does not have it, or not any more',
  refused: 'the server said no; `refusal` is its own code, where it has one',
  chainAway: 'no node of the chain answered',
  noWallet: 'no wallet is connected',
  rejected: 'the person said no in the wallet (4001)',
  accountChanged: 'the wallet shows another account by then',
  wrongChain: 'the wallet is on another chain',
  unsupported: 'the wallet does not know what it was asked (4200)',
  cannotVerify:
    'no node could be asked about a contract wallet’s signature (503)',
  notLoaded: 'the code that it needs could not be loaded',
  unexpected: 'a defect, or an error that nothing else describes',
}

/** When a failure of one machine happens, where that is not plain from its name. */
const own: Readonly<Record<string, string>> = {
  'wallet.requestPending': 'a request is open in the wallet already (-32002)',
  'wallet.locked': 'the wallet is locked, or does not let the page in (4100)',
  'wallet.notFound': 'the wallet that was chosen is not there any more',
  'wallet.chainUnknown': 'the wallet does not know the chain (4902)',
  'wallet.timeout': 'the wallet did not answer in time',
  'wallet.disconnected': 'the wallet has no connection (4900)',
  'wallet.notLoaded': 'the wallet’s code could not be loaded',
  'login.nonceFailed': 'the server gave no nonce',
  'login.nonceMissing': 'an answer came without a nonce',
  'login.rejected':
    'the holder said no in the wallet (4001): a state of its own, not a `failed`',
  'login.walletConnection':
    'the connector or the chain id could not be read while signing',
  'login.signatureFailed': 'the wallet threw anything else',
  'login.refused': 'the server did not accept the signature',
  'login.expired': 'it was signed after the message’s 5 minutes',
  'login.originRefused':
    '403: the page is at an origin that the server does not list',
  'login.verifyFailed':
    'the server could not check it: 422 three times, 5xx, an unreadable answer',
  'login.cannotVerify':
    'no node could be asked about a contract wallet’s signature (503): a state of its own, `notJudged`; `login.retry` sends the same proof',
  'login.accountChanged':
    'the wallet shows another account: a state of its own, `accountMismatch`',
  'login.answerLost':
    'the answer was lost, and `GET /api/auth/me` knows nobody',
  'login.unexpected': 'a defect',
  'payment.adminWalletInvalid': 'where the fee goes is no address',
  'payment.adminWalletMismatch':
    'the fee intent names another address than the club’s wallet',
  'payment.insufficientFunds': 'coins or tokens do not suffice, gas included',
  'payment.nonceUsed': 'the wallet used a nonce that is spent',
  'payment.replacementUnderpriced':
    'the wallet replaced a transaction for too low a price',
  'payment.reverted': 'the transaction failed on the chain',
  'payment.cancelled':
    'it was stopped before it was sent (`payment.cancel`), or cancelled in the wallet',
  'payment.receiptMissing':
    'no receipt came in time: it may be paid all the same, and `payment.retry` looks again',
  'payment.dropped':
    'no node knows the transaction any more: it is asked for again',
  'payment.elsewhere': 'another tab asks the wallet for this fee',
  'draft.tooLarge': 'the server takes no text of that length (413)',
  'proposing.notEligible': 'the holder holds too little to propose',
  'proposing.payoutOverdue': 'a bounty of theirs is not paid yet',
  'proposing.insufficientTokens': 'the tokens do not suffice for the fee',
  'proposing.insufficientGas': 'the coins do not suffice for the gas',
  'proposing.contentDiffers':
    'the server would publish other words than those that were looked at',
  'proposing.noWallet': 'no wallet is connected to sign with',
  'casting.reasonTooLong': 'the reason is longer than a vote may carry',
  'casting.ballotLimit':
    'the voter has changed this vote as often as is allowed',
  'casting.noPower': 'the voter held nothing at the vote’s moment',
  'casting.notOpen': 'voting has not begun',
  'casting.closed': 'voting is over',
  'casting.cancelled': 'the proposal was cancelled',
  'casting.paused': 'the club is paused',
  'casting.badSignature': 'the server did not accept the signature',
  'revising.tooLate': 'voting has begun, or the bounty is not open any more',
  'revising.unchanged': 'the words are those of the version before',
  'rewarding.insufficientTokens': 'the tokens do not suffice for the share',
  'rewarding.insufficientCoins': 'the coins do not suffice, gas included',
  'rewarding.wouldFail': 'the chain would not take the payout: it was tried',
  'swapping.wouldFail': 'the chain would not take the swap: it was tried',
  'swapping.feeFaulty': 'the fee that was sent does not pay for this swap',
  'administering.notAdmin': 'the account is no administrator',
  'administering.notSigned':
    'the wallet did not sign, for another reason than a no',
  'administering.signatureRefused': 'the server did not accept the signature',
  'administering.notChecked':
    'no node could be asked about a contract wallet’s signature (503)',
}

/**
 * When a failure happens.
 *
 * @param doc what its type says above it, where it does.
 * @throws where nothing is said: an integrator is told of every failure.
 */
export function whenOf(code: string, doc: string): string {
  const name = code.split('.').at(-1) ?? code
  const said = own[code] ?? (doc || shared[name])
  if (!said) throw new Error(`Nothing is said about ${code}: see whens.ts`)
  return said.replace(/\.$/, '')
}
