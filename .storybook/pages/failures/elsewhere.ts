/** Failures that no machine comes to: who says them, and why no path leads there. */
export const elsewhere: Readonly<Record<string, string>> = {
  'club.network': 'Before there is a system: `startClub` returns it.',
  'club.timeout': 'Before there is a system: `startClub` returns it.',
  'club.refused': 'Before there is a system: `startClub` returns it.',
  'club.unreadable': 'Before there is a system: `startClub` returns it.',
  'proposing.notLoaded':
    'The system says it where the machine’s own code did not load.',
  'wallet.accountChanged':
    'The wallet’s port answers it to who asked for a signature; the machine takes the new account.',
}
