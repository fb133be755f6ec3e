import { brand } from '../brand.ts'
import { chain } from '../constants.ts'

const { appName, member } = brand

/** The words of the wallet, sign-in and payment panels, loaded when one opens. */
export const panels = {
  connect: {
    title: 'Connect a wallet',
    why: `You can look around without one. To vote you need the wallet that holds your ${member.many}.`,
    find: 'Find my wallets',
    discovering: {
      title: 'Looking for wallets',
      body: 'Asking this browser which wallets it has.',
    },
    remembered: 'Used last time',
    installed: 'Installed',
    whatIs: {
      title: 'What is a wallet?',
      body: 'An app or a browser extension that keeps your keys. It shows who you are on the chain and asks you before anything is signed. This site never sees your recovery phrase, and never asks for it.',
    },
    noWallet: {
      onComputer:
        'On a computer, add a wallet to this browser and come back; this page will notice.',
      onPhone: 'On a phone, open this page inside your wallet’s own browser.',
      get: 'Get MetaMask',
      look: 'Look again',
      keepBrowsing: 'Keep browsing',
      openIn: (wallet: string) => `Open in ${wallet}`,
      phoneLead:
        'Wallets on a phone have a browser of their own. Open this page in it and you are set.',
      copyLink: 'Copy link',
      copied: 'Link copied',
      noneYet: 'No wallet on this phone yet?',
    },
    connecting: {
      title: (wallet: string) => `Open ${wallet}`,
      body: `It is asking whether ${appName} may see your address.`,
      should: 'It should say',
      shouldSay: (host: string) =>
        `“Connect to ${appName}” and name this site, ${host}`,
      may: 'It may show your address and balance',
      never:
        'It should not ask for a recovery phrase or a payment. If it does, close it.',
      slow: 'No window? Look for the wallet’s icon in the browser bar.',
    },
    requestOpen: {
      title: 'A request is already open',
      body: (wallet: string) =>
        `${wallet} is holding an earlier question from this site. Answer that one and we carry on.`,
      click: 'Click the wallet’s icon in the browser bar',
      unlock: 'Unlock it if it asks',
    },
    locked: {
      title: (wallet: string) => `Unlock ${wallet}`,
      body: 'It is locked, so it could not answer. Unlock it, then ask again.',
    },
    rejected: {
      title: 'Not connected',
      body: (wallet: string) =>
        `You said no in ${wallet}. That is fine: nothing was shared.`,
    },
    again: 'Ask again',
    another: 'Use another wallet',
    back: 'Back to the list of wallets',
    reconnecting: {
      title: 'Reconnecting',
      body: 'Your wallet was connected here before. One moment.',
    },
    wrongChain: {
      title: 'You are on another network',
      body: `Your ${member.many} live on ${chain.name}.`,
      now: 'Now',
      needed: 'Needed',
      hint: `If your wallet does not know ${chain.name} yet, it will first ask to add it.`,
      switch: `Switch to ${chain.name}`,
      notSwitched: 'The network was not switched. Nothing else changed.',
    },
    switching: {
      title: 'Approve the switch',
      body: (wallet: string) =>
        `${wallet} is asking to change its network to ${chain.name}.`,
    },
    adding: {
      title: (wallet: string) => `Add ${chain.name} to ${wallet}`,
      body: 'Your wallet does not know this network yet. Compare before you approve.',
      network: 'Network',
      chainId: 'Chain ID',
      currency: 'Currency',
    },
    disconnecting: {
      title: 'Disconnecting',
      body: 'Your wallet forgets this site, and this site your wallet.',
    },
    chainName: (id: number) => `Chain ${id}`,
  },
  signIn: {
    title: 'Sign in',
    prove: 'Prove this address is yours',
    exact:
      'Your wallet will show exactly this text. Signing is free and moves nothing.',
    free: 'You sign a message with your wallet. It is free, moves nothing and gives nobody permission over your wallet.',
    start: 'Show me the message',
    with: (wallet: string) => `Sign in with ${wallet}`,
    yourWallet: 'your wallet',
    notNow: 'Not now',
    requestingNonce: {
      title: 'Preparing your message',
    },
    signing: {
      title: (wallet: string) => `Sign in ${wallet}`,
      body: 'Compare the text. If one word differs, reject it.',
    },
    verifying: {
      title: 'Checking your signature',
      body: 'This takes a moment.',
      attempt: (attempt: number) => `Try ${attempt} of 3`,
    },
    recovering: {
      title: 'The answer got lost',
      body: 'Your signature was sent. Asking the server whether you are signed in.',
    },
    succeeded: { body: 'This page reloads by itself.' },
    messageAgain: 'Get a new message',
    reload: 'Refresh the page',
    another: 'Disconnect',
    mismatch: {
      title: 'Your wallet changed account',
      body: 'The message was for one address and the wallet now shows another. We stopped before anything was sent.',
      messageFor: 'Message for',
      walletShows: 'Wallet shows',
      signInAs: (address: string) => `Sign in as ${address}`,
      switchBack: (address: string) =>
        `To use ${address}, pick it in the wallet. This page follows.`,
    },
  },
  payment: {
    title: 'Fee',
    amount: 'You pay',
    to: 'To',
    pay: (amount: string) => `Pay ${amount}`,
    steps: {
      lookUp: 'Find the fee wallet',
      approve: 'Approve the exact amount',
      confirmApproval: 'Approval on the chain',
      transfer: 'Send the fee',
      confirmTransfer: 'Payment on the chain',
    },
    state: {
      todo: 'Later',
      running: 'Checking',
      inWallet: 'In your wallet',
      confirming: 'Confirming',
      done: 'Done',
      failed: 'Stopped',
      skipped: 'Not needed',
    },
    note: {
      lookUp: 'Asking the server where fees go.',
      allowance: 'Looking whether you approved this amount before.',
      approve: 'Your wallet asks to allow this exact amount, and no more.',
      transfer:
        'Your wallet asks to send it. Check the amount and the address.',
      confirming:
        'Sent. Waiting for one confirmation; you may close this page.',
    },
    viewTransaction: 'View the transaction',
    settled: { title: 'Fee paid', body: 'Confirmed on the chain.' },
    exempt: {
      title: 'No fee for you',
      body: 'The primary admin wallet is exempt. No transaction was sent.',
    },
    notPaid: { title: 'Not paid' },
    refused: {
      title: 'Another fee comes first',
      body: (what: string) =>
        `Busy with “${what}”: it is waiting for your wallet, which answers one question at a time. Nothing was sent for this one.`,
    },
    report: {
      reporting: 'Telling the server which transaction this is.',
      acknowledged: 'The server knows this transaction.',
      refused:
        'The server did not take this transaction for the fee. It stays on the chain: keep its link.',
    },
    failed: {
      title: 'The fee was not paid',
      rejectedTitle: 'Not paid',
    },
    advice: {
      'payment.noWallet': 'Connect a wallet, then try again.',
      'payment.adminWalletInvalid':
        'Nothing was sent. Try again when the server answers.',
      'payment.adminWalletMismatch':
        'The server named two different fee wallets. We stopped before money moved.',
      'payment.rejected': 'Nothing was sent. Pay when you are ready.',
      'payment.insufficientFunds':
        'Add CRO for the fee and the gas, then try again.',
      'payment.nonceUsed': 'Check your wallet’s activity before you try again.',
      'payment.replacementUnderpriced':
        'Speed the waiting transaction up in your wallet, or wait for it.',
      'payment.unsupported': 'Try another wallet.',
      'payment.reverted':
        'The transaction was refused by the chain. Only gas was spent.',
      'payment.cancelled':
        'The transaction was replaced by another one in your wallet. Nothing was paid.',
      'payment.receiptMissing':
        'It may still arrive. Look at the transaction before you pay again.',
      'payment.dropped': 'Look into your wallet before you pay again.',
      'payment.accountChanged':
        'Switch back to the account that pays, then try again.',
      'payment.wrongChain': 'Switch your wallet to Cronos, then try again.',
      'payment.elsewhere':
        'Answer your wallet there. Nothing more was sent from here.',
      'payment.notLoaded': 'Nothing was sent. Try again when you are online.',
      'payment.unexpected': 'Nothing more was sent. Try again in a moment.',
    },
  },
  address: { copy: 'Copy', copied: 'Copied' },
} as const
