import { brand } from '../../brand.ts'
import { chain } from '../../constants.ts'

const kept = 'Your draft is kept.'
const { symbol } = chain.nativeCurrency

const count = (number: number, one: string) =>
  `${number} ${one}${number === 1 ? '' : 's'}`

/** What writing and proposing says: the editor, the review, and the way there. */
export const proposing = {
  /** What is said of bounties instead. */
  bounty: {
    clubNotActive: 'The club opens no bounties now.',
    powerUnknown: 'What you hold is not known just now. Try again in a moment.',
    powerNeeded: `A bounty is opened by holders: you need one ${brand.product} NFT.`,
    notEligible: {
      message: 'You cannot open a bounty in this club now.',
      advice: kept,
    },
    recalling: 'Looking where your bounty stands',
    open: 'Open the bounty',
    credited: 'It arrived, and the bounty could not be published.',
    toast: 'Bounty Published',
  },
  failure: {
    payoutOverdue: {
      message: 'You owe a payout that is overdue.',
      advice: `${kept} Pay it first, then open another bounty.`,
    },
    unreachable: {
      message: 'The server could not be reached.',
      advice: `${kept} It goes on by itself when the connection is back.`,
    },
    serverFailed: {
      message: 'The server could not answer just now.',
      advice: `${kept} It is tried again by itself.`,
    },
    rateLimited: {
      message: 'Too much was asked within a minute.',
      advice: `${kept} It goes on by itself in a moment.`,
    },
    chainAway: {
      message: `${chain.name} could not be asked what your wallet holds.`,
      advice: `${kept} It is tried again by itself.`,
    },
    signedOut: {
      message: 'You are not signed in any more.',
      advice: `${kept} Sign in again and it goes on from here.`,
    },
    accountMismatch: {
      message: 'Your wallet shows another account than the one signed in.',
      advice: `${kept} Switch back in your wallet and it goes on from here.`,
    },
    gone: {
      message: 'This draft is no longer on the server.',
      advice: 'It was deleted elsewhere, or belongs to another account.',
    },
    notEligible: {
      message: 'You cannot open a proposal in this club now.',
      advice: `${kept} You can share it as an idea for others to adopt.`,
    },
    insufficientTokens: {
      message: `Your wallet has less $${brand.product} than the fee.`,
      advice: `${kept} Nothing was signed or paid. Add tokens and look again.`,
    },
    insufficientGas: {
      message: `Your wallet has not enough ${symbol} for the gas.`,
      advice: `${kept} Nothing was signed or paid. Add some ${symbol} and look again.`,
    },
    contentDiffers: {
      message: 'The words on the server are not the ones that were looked at.',
      advice: `${kept} Look at them again before you sign.`,
    },
    noWallet: {
      message: 'No wallet is connected.',
      advice: 'Connect the wallet that you are signed in with, then sign.',
    },
    rejected: {
      message: 'You rejected the request in your wallet.',
      advice: 'Nothing was signed. Sign when you are ready.',
    },
    accountChanged: {
      message: 'Your wallet shows another account.',
      advice: 'Nothing was sent. Switch back to the author, then sign.',
    },
    wrongChain: {
      message: `Your wallet is not on ${chain.name}.`,
      advice: `Nothing was sent. Switch it to ${chain.name}, then sign.`,
    },
    unsupported: {
      message: 'Your wallet could not sign this.',
      advice: 'Nothing was sent. Look at the wallet, or use another one.',
    },
    refused: {
      message: 'The server did not accept this.',
      advice: `${kept} Change what it names, then try again.`,
    },
    notLoaded: {
      message: 'A part of this page did not load.',
      advice: `${kept} Try again when you are online.`,
    },
    unexpected: {
      message: 'Something went wrong.',
      advice: `${kept} Try again, or reload the page.`,
    },
  },
  /** What is wrong with a field, by the code of the fault. */
  fault: {
    missing: 'This is needed.',
    too_short: (least: number) => `Write at least ${least} characters.`,
    too_long: (most: number) => `Write at most ${most} characters.`,
    too_many: (most: number) => `Choose at most ${most}.`,
    repeated: 'The same label is there twice.',
    unknown: 'The club has no such label.',
    format: 'Enter a whole address that begins with https://.',
    past: 'This moment is past: choose a later one, or none.',
    too_far: 'Voting can begin in 30 days at the latest.',
    duration_short: (least: string) => `Voting lasts at least ${least}.`,
    duration_long: (most: string) => `Voting lasts at most ${most}.`,
    not_whole: 'Enter whole minutes.',
    link: (address: string) => `This link cannot be published: ${address}`,
    other: 'This is not as it must be.',
  },
  toast: {
    published: {
      title: 'Proposal Published',
      body: (title: string) => `“${title}” can be read by everyone now.`,
    },
    credited: {
      title: 'Fee Kept as Credit',
      body: (title: string) =>
        `“${title}” was not published. Your payment is a credit, and pays for the next one.`,
    },
    expired: {
      title: 'Fee Not Paid',
      body: (title: string) =>
        `Nothing was paid for “${title}” in time. ${kept}`,
    },
    feeFailed: {
      title: 'Fee Not Accepted',
      body: (title: string) =>
        `The payment for “${title}” does not pay its fee. ${kept}`,
    },
  },
  editor: {
    title: 'Your proposal',
    words: 'Words and schedule',
    lead: 'Only you see it until you share or propose it.',
    loading: 'Opening your draft.',
    signIn: 'Sign in to write. What you wrote here before is kept.',
    field: {
      title: 'Title',
      titleHint: 'What is asked, in a few words.',
      summary: 'Summary',
      summaryHint: 'One or two sentences for lists.',
      body: 'What is proposed, and why',
      bodyHint: 'Markdown: headings, lists, links, tables.',
      discussionUrl: 'Discussion',
      discussionHint: 'Where people talk about it; begins with https://.',
      labels: 'Labels',
      labelsHint: 'Up to five.',
      earliestStart: 'Voting begins',
      earliestHint:
        'No sooner than this; left empty, as soon as it is published.',
      duration: 'Voting is open for',
      durationHint: 'From the moment it begins.',
    },
    days: (days: number) => count(days, 'day'),
    otherDuration: (seconds: number) => count(seconds / 60, 'minute'),
    review: 'Review and propose',
    share: 'Share as an idea',
    unshare: 'Stop sharing',
    shared: 'Everyone can read this idea, and holders can adopt it.',
    seeIdea: 'See it as others do',
    remove: 'Delete the draft',
    removeSure: 'Delete it for good?',
    removeYes: 'Yes, delete',
    removeNo: 'Keep it',
    eligible: (have: number) =>
      `You can propose: you have ${have.toLocaleString('en-US')} votes.`,
    unknownEligibility: 'Looking whether you can propose.',
    idea: 'Adopted from an idea of',
    unread: { retry: 'Try again' },
  },
  panel: {
    reading: 'Reading your draft',
    recalling: 'Looking where your proposal stands',
    checking: 'Checking the words and links',
    weighing: 'Looking at what you hold',
    offlineTitle: 'It goes on by itself',
    stoppedTitle: 'This cannot go on yet',
    suspendedTitle: 'Waiting for your sign-in',
    back: 'Back to the words',
    faulted: {
      title: 'Something must be put right',
    },
    duplicate: {
      title: 'Is this meant to be another one?',
      body: 'It is much like what was proposed before.',
      alike: (share: string) => `${share} alike`,
      same_title: 'the same title',
      confirm: 'Yes, it is meant',
    },
    review: {
      title: 'Read this before you sign',
      exact: 'Your wallet will show exactly this sentence:',
      fee: 'Fee',
      feeTokens: (amount: string) => `${amount} $${brand.product}`,
      credit: 'paid by your credit',
      exempt: 'none: the primary admin wallet is exempt',
      newHosts: 'New here',
      newHostsBody: (hosts: string) =>
        `No proposal has linked to ${hosts} before. Readers will be told.`,
      after:
        'Signing is free. The fee is asked for afterwards, and each step in your wallet can be refused.',
      sign: 'Sign',
      signing:
        'Compare the sentence in your wallet. If one word differs, reject it.',
    },
    steps: {
      sign: 'Sign the sentence',
      open: 'Hand it to the server',
      approve: 'Approve the exact fee',
      transfer: 'Send the fee',
      confirm: 'Confirmed on the chain',
      publish: 'Published',
      covered: 'No payment is needed.',
      have: (have: number, need: number) => `${have} of ${need} confirmations`,
    },
    state: {
      todo: 'Later',
      running: 'Under way',
      inWallet: 'In your wallet',
      done: 'Done',
      failed: 'Stopped',
      skipped: 'Not needed',
    },
    transaction: 'View the transaction',
    opening: 'Handing what you signed to the server.',
    waiting: 'Trying again by itself. You need not sign again.',
    pay: 'Pay the fee',
    payAgain: 'Pay the fee',
    unpaid:
      'It is signed. The fee is not paid yet: pay it, or take it back and go on writing.',
    paying: 'Your wallet asks for the fee. Compare amount and address.',
    confirming:
      'Sent. You may close this page: it is published when the payment is confirmed.',
    covered: 'It is published in a moment. You may close this page.',
    cancel: 'Take it back and go on writing',
    cancelling: 'Taking it back',
    expires: (when: string) => `To be paid until ${when}.`,
    notSeen: 'The server was not reached just now; it is asked again.',
    published: {
      title: (number: number | undefined) =>
        number === undefined ? 'Published' : `Published as #${number}`,
      body: 'Everyone can read it now.',
      open: 'Open the proposal',
    },
    credited: {
      title: 'Your fee is kept as a credit',
      body: 'It arrived, and the proposal could not be published.',
    },
    expired: {
      title: 'Nothing was paid in time',
      body: kept,
    },
    feeFailed: {
      title: 'The payment was not accepted',
      body: kept,
    },
    again: 'Start again',
    done: 'Done',
  },
}
