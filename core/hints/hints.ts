const wait =
  'Where a machine goes on by itself, do nothing; else offer to try again. Look whether your server passes /api on.'
const node =
  'Look whether the node of the configuration answers, and whether the page may ask it.'
const show = 'Show message and advice: there is nothing to decide.'
const wallet =
  'Show message and advice, and ask the wallet again only after a person said so.'

/** What a front end does, by the code, the fact, or the last word of either. */
export const hints: Readonly<Record<string, string>> = {
  accountChanged: wallet,
  accountMismatch: 'Show both addresses: nothing acts for either of them.',
  'login.accountChanged':
    'Show both addresses, and offer to sign in with the one that the wallet shows.',
  adminWalletInvalid:
    'Look at `adminWallet` in the configuration: it is no address.',
  adminWalletMismatch:
    'Look at `adminWallet`: the server and the page were started with two.',
  'balance.failed': node,
  'balance.timeout': node,
  badSignature: 'Look whether the wallet signs with the account that it shows.',
  cannotVerify: node,
  chainAway: node,
  chainUnknown: 'Nothing: the machine asks the wallet to add the chain.',
  clock:
    'Hand in one `clock` to all machines. A device that is minutes wrong meets this first.',
  contentDiffers: 'Read the draft anew before it is signed again.',
  expired: 'Nothing: a fresh one is made when a person goes on.',
  insufficientFunds:
    'Show what is missing before the wallet is asked, where you know it.',
  network: wait,
  nonceMissing:
    'Something else answered than the club: often a development server that does not pass /api on.',
  notChecked: node,
  notLoaded:
    'A file of your build is missing: after a deployment an old page asks for one that is gone. Keep the old ones for a day.',
  originRefused: 'List the origin of your page in the server’s `ORIGIN`.',
  rateLimited:
    'Ask less often. A test that signs in again and again meets this first.',
  'payment.refused':
    'One prompt at a time: offer it again when the other is done.',
  'payment.reported':
    'The fee was paid, and the server knows nothing that it is for: take the intent from the server, as docs/machines/payments.md says.',
  refused:
    'Decide by `refusal`, the server’s own code: all of them are `httpCodes` of /contract.',
  'login.refused':
    'Look at failure.refusal: a club that was started with `ORIGIN` says there why.',
  rejected: 'Say it calmly, as what it is: no error. Never ask again unasked.',
  requestPending: wallet,
  signOutFailed: 'The session stands. The server’s log says why.',
  signOutUnheard: 'Nothing: the server is told again until it has heard.',
  serverFailed: 'The server’s log has the fault, at the time of the request.',
  signedOut:
    'Offer to sign in: with the session it goes on. It is a cookie, so look whether it is sent.',
  timeout: wait,
  'wallet.timeout': wallet,
  unexpected:
    'It is a defect: `log` hears of it with its cause. Please report it.',
  unreachable: wait,
  unreadable:
    'Look at what answers at /api/config: this version knows no such configuration.',
  wrongChain: 'Offer `wallet.switchChain`, which adds the chain where needed.',
}

/**
 * What who builds a front end does about a failure.
 *
 * @param code a failure's code, or a fact that tells of one.
 */
export const hintOf = (code: string): string =>
  hints[code] ?? hints[code.split('.').at(-1) ?? ''] ?? show
