/** Said while the wallet shows another account than the session's. */
export const mismatch = {
  title: 'Your wallet changed account',
  body: (session: string, wallet: string) =>
    `You are signed in as ${session}, and your wallet shows ${wallet}. Nothing acts for either until you choose.`,
  signInAs: (address: string) => `Sign in as ${address}`,
  switchBack: (address: string) =>
    `To stay ${address}, pick it in the wallet. This page follows.`,
  signOut: 'Sign out',
} as const
