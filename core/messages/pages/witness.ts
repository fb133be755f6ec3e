/** What is said where the server contradicts what it told this browser before. */
export const witness = {
  title: {
    history: 'The history of votes was changed',
    other: 'The server contradicts itself',
    bundle: 'This bundle tells of another vote than the server did',
  },
  lead: 'This browser remembers what the server has told of votes. What it tells now contradicts that.',
  /** Of a file that somebody wrote. */
  leadOfBundle:
    'This browser remembers what the server has told of votes. This bundle contradicts that, and its seals are not the server’s: whoever wrote the file may have changed it.',
  found: {
    head: 'The ledger of votes has as many lines as before, and ends in another one.',
    line: 'A line of the ledger that was read before is another one now.',
    chain:
      'The lines of the ledger do not follow on those that were read before, or do not lead to its end.',
    shorter: 'The ledger of votes has fewer lines than before.',
    receipt:
      'The line that a receipt was given for is gone, or is another one.',
    seal: 'The server’s signature is not one of the key that it names.',
    key: 'The server does not own up to a key that signed for it.',
    list: 'The list of those who may vote was frozen, and is another one now.',
    words:
      'The words of a version are other ones now, or that version is gone.',
    fewer: 'There are fewer ballots than before.',
  },
  seen: 'Told before',
  served: 'Told now',
  line: (line: string) => `Line ${line}`,
  version: (version: string) => `Version ${version}`,
  ballots: (ballots: string) =>
    `${ballots} ${ballots === '1' ? 'ballot' : 'ballots'}`,
  noLine: 'No such line',
  file: 'The file has both sides as they came. What is signed in it anyone can check: show it to other members.',
  save: 'Evidence (JSON)',
  verify: 'Verify this vote',
  forget: 'Forget what was told before',
  forgetHint:
    'Once it is forgotten, this browser takes what it is told now as true.',
} as const
