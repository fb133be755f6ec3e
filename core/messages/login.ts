/** What to do after a failed sign-in, by failure code. */
export const login = {
  advice: {
    'login.network': 'Check your connection, then try again.',
    'login.timeout': 'The server is slow just now. Try again in a moment.',
    'login.nonceFailed': 'Nothing was signed. Try again in a moment.',
    'login.nonceMissing': 'Nothing was signed. Try again in a moment.',
    'login.rejected': 'Nothing was sent. Sign the message when you are ready.',
    'login.walletConnection':
      'Refresh the page, connect your wallet and sign in again.',
    'login.signatureFailed':
      'Your wallet did not sign the message. Open it, then try again.',
    'login.refused':
      'The server did not accept the signature. Ask for a new message and sign that one.',
    'login.expired': 'A message can be signed for 5 minutes. Get a new one.',
    'login.rateLimited': 'Too many tries. Wait a minute, then try again.',
    'login.originRefused':
      'This page is not at an address of the club. Open the club at its own address and sign in there.',
    'login.verifyFailed':
      'The signature could not be checked just now. Try again in a moment.',
    'login.cannotVerify':
      'Your signature is kept. Try again in a moment: there is nothing to sign anew.',
    'login.accountChanged':
      'Switch back to that account, or sign in with the one your wallet shows.',
    'login.answerLost':
      'The answer to your sign-in was lost, and you are not signed in. Try again.',
    'login.unexpected': 'Something unforeseen happened. Try again.',
  },
  /** The message lived its 5 minutes unsigned. */
  expired: 'The sign-in message has expired.',
  /** Another account appeared in the wallet during the sign-in. */
  accountChanged: 'Your wallet now shows another account.',
  /** 429, of the nonce or of the verification. */
  rateLimited: 'Too many sign-in attempts.',
}
