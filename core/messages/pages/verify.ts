const counted = (count: string, one: string, many: string) =>
  `${count} ${count === '1' ? one : many}`

/** Words of audits: on the page, in the offline file, on the command line. */
export const verify = {
  title: 'Verify a vote',
  lead: 'Count the votes on a proposal anew, in your own browser. Nothing is sent anywhere, unless you ask a node.',
  club: 'Narwhal Club',
  choose: {
    title: 'What to verify',
    proposal: 'Proposal',
    proposalHint: 'Its address, or its id',
    start: 'Verify',
    unknown: 'That is no address or id of a proposal.',
    files: 'Or files of yours',
    drop: 'Drop a bundle or a receipt here',
    pick: 'Choose files',
    kinds:
      'A bundle (bundle.json), a receipt, or both; and the server’s keys (/api/log/keys), if you kept them. They stay on your device.',
    unread: (name: string) =>
      `${name} is neither a bundle nor a receipt, and has no keys.`,
    keys: 'The keys are read: bundles and receipts are held to them.',
    receiptFirst:
      'The receipt is read. It names its proposal: get the bundle of it, or drop one here.',
    another: 'Verify something else',
  },
  tools: {
    title: 'Without this site',
    body: 'Both do the same with a bundle that you kept, also when this site is gone.',
    offline: 'The verifier as one file, for a browser without a network',
    command: 'The verifier for the command line (Node 20 or later)',
    feed: 'Where the log stood, day by day: a feed that others keep, too',
  },
  open: 'Verify this vote',
  openPage: 'On a page of its own',
  loading: 'The bundle is on its way…',
  loaded: (size: string) => `${size} MB have come`,
  parts: {
    lines: 'Ballots are read',
    list: 'The list of voters is hashed',
    signatures: 'Signatures are recovered',
  },
  progress: (done: string, of: string) => `${done} of ${of}`,
  cancel: 'Cancel',
  cancelled: {
    title: 'Cancelled',
    body: 'Nothing was found out.',
    again: 'Verify again',
  },
  failed: {
    title: 'It could not be verified',
    unreachable:
      'The bundle did not come. Check your connection and try again.',
    missing: 'There is no such proposal, or it has no votes to verify.',
    tooLarge:
      'It is longer than 500 MB: neither this page nor the verifier for the command line can read it, and nothing was found out. Its format is open: a tool that reads it a piece at a time can (core/docs/audit-format.md).',
    broken:
      'Your browser stopped the verifier. Close other tabs and try again.',
    again: 'Try again',
  },
  verdict: {
    /** An old bundle is honest, too: it lacks what was voted later. */
    asOf: (moment: string) => `As it stood at ${moment}.`,
    green: 'All is as it is said',
    red: 'Something is wrong',
    greenBody: (ballots: string) =>
      `${counted(ballots, 'ballot was', 'ballots were')} checked, and counted anew with the same result.`,
    redBody: (faults: string) =>
      `${counted(faults, 'fault was', 'faults were')} found.`,
    partly: 'Nothing is wrong, but not all can be told here',
    partlyBody: (voters: string, power: string) =>
      `${counted(voters, 'voter', 'voters')} with ${counted(power, 'vote', 'votes')} signed with a contract wallet: only the chain can tell whether they did. The count is no better than that.`,
    contradicted: 'It is not what this browser was told before',
    contradictedBody: (ballots: string) =>
      `The bundle agrees with itself: ${counted(ballots, 'ballot was', 'ballots were')} counted anew with the same result. What it says contradicts what was told before.`,
    open: (things: string) =>
      `${counted(things, 'thing', 'things')} could not be told here, neither good nor bad.`,
  },
  counted: {
    title: 'Our own count',
    yes: 'Yes',
    no: 'No',
    outcome: 'Outcome',
    running: 'Not closed',
    power: (power: string) => counted(power, 'vote', 'votes'),
    voters: (voters: string) => counted(voters, 'voter', 'voters'),
    outcomes: {
      passed: 'Passed',
      rejected: 'Rejected',
      tied: 'Tied',
      no_quorum: 'No quorum',
      no_votes: 'No votes',
      cancelled: 'Cancelled',
    },
  },
  checks: {
    title: 'Checks',
    ok: 'Green',
    red: 'Red',
    looked: (things: string) =>
      `${counted(things, 'thing', 'things')} looked at`,
    faults: (faults: string) => counted(faults, 'fault', 'faults'),
    open: 'Not all told here',
    opened: (things: string) => `${things} left open`,
    more: (others: string) => `${others} more`,
    first: (named: string) => `The first ${named} are named.`,
    names: {
      format: 'It is a bundle',
      content: 'The words are those that their author signed',
      list: 'The list of voters has the root and the sums that are said',
      lines: 'No ballot was altered, dropped, added or moved',
      signatures: 'Each ballot was signed by its voter',
      order: 'Each voter’s ballots follow one another',
      window:
        'Voting was open when it was signed to be, and each ballot was cast then',
      words: 'Each ballot is for these words',
      power: 'Each voter is in the list, with this power',
      tally: 'The sums and the outcome follow',
      head: 'The server sealed where its ledger stood',
      stand:
        'The server sealed these words, voters, sums and ballots, all of them',
      receipt: 'The receipt is the server’s, and its ballot is here',
    },
  },
  where: {
    place: (place: string) => `ballot ${place}`,
    version: (version: string) => `version ${version}`,
    path: (path: string) => `at ${path}`,
  },
  findings: {
    format: { shape: 'This is not as a bundle has it.' },
    content: {
      version: 'Versions are not numbered one after the other.',
      not_normal: 'A text is not in its normal form.',
      content_hash: 'The words have another hash than the one that was signed.',
      signed: 'A version lacks its author’s signature, or has one too many.',
      digest: 'What was signed has another digest than the one that is said.',
      author: 'It was signed for another author.',
      club: 'It was signed for another club.',
      replaces: 'It does not replace the version before it.',
      sentence: 'The sentence in the wallet was another.',
      time: 'It was signed after the server took it.',
      signature: 'The author did not sign it.',
    },
    list: {
      twice: 'An address is listed twice.',
      excluded: 'An address is listed that is left out.',
      no_power: 'An address is listed without power.',
      voters: 'The number of voters is another.',
      power: 'The sum of all power is another.',
      root: 'The list has another root: it is not the one that was frozen.',
    },
    lines: {
      ledger: 'A line is of another ledger.',
      index: 'A line does not stand after the one before it.',
      prev_hash: 'A line does not follow on the one before it in the ledger.',
      hash: 'A line was altered: its hash is another.',
      time: 'It came before the ballot that it follows on.',
      payload: 'A line holds no ballot that can be read.',
      proposal: 'A ballot is of another proposal.',
      place: 'A ballot is missing, added or moved here.',
      previous: 'The ballot before this one is not the one that was there.',
    },
    signatures: {
      signature: 'The voter did not sign this ballot.',
      contract: 'A contract wallet signed it: only the chain can tell.',
    },
    order: {
      seq: 'A ballot of this voter is missing, added or moved.',
      too_many: 'The voter has more ballots than there may be.',
    },
    window: {
      schedule: 'Voting opens or ends at another time than was signed.',
      edited_late: 'The words were changed when voting had begun.',
      cancelled:
        'It was cancelled before its words were there, when voting was over, or after this was sealed.',
      received: 'It came while voting was not open.',
      signed: 'It was signed while voting was not open.',
      drift: 'It came long before or after it was signed.',
    },
    words: {
      content: 'The vote is for other words.',
      club: 'The vote is for another club.',
      proposal: 'The vote is for another proposal.',
      choice: 'The choice is neither yes nor no.',
      sentence: 'The sentence in the wallet was another.',
      reason: 'The reason is too long, or not in its normal form.',
      signature_form: 'The signature is not in its one form.',
    },
    power: {
      stranger: 'The voter is not in the list.',
      power: 'The ballot’s weight is not that of the list.',
    },
    tally: {
      yesPower: 'The votes for yes have another sum.',
      noPower: 'The votes for no have another sum.',
      yesVoters: 'The voters for yes are another number.',
      noVoters: 'The voters for no are another number.',
      outcome: 'Another outcome follows.',
    },
    head: {
      ledger: 'The head is of another ledger.',
      key: 'No known key of the server sealed it.',
      size: 'The head is older than the last ballot here.',
      time: 'The head was sealed before the last ballot here came.',
      hash: 'The head ends in another line than the last one here.',
      seal: 'The head was not sealed with its key.',
    },
    stand: {
      facts: 'Words, voters, times or sums are not those that were sealed.',
      ballots:
        'The ballots are not those that were sealed: some are left out, or added.',
      time: 'It was sealed at another moment than the head.',
      key: 'No known key of the server sealed it.',
      seal: 'It was not sealed with its key.',
    },
    receipt: {
      shape: 'This is not as a receipt has it.',
      key: 'No known key of the server sealed it.',
      seal: 'The receipt was not sealed with its key.',
      proposal: 'The receipt is of another proposal.',
      not_included: 'The ballot of the receipt is not in the bundle.',
      differs: 'At its place stands another ballot.',
    },
    unsigned: 'The club itself asks: nothing was signed.',
  },
  receipt: {
    title: 'Your receipt',
    counted: (place: string) => `Included as ballot ${place}, still counted.`,
    superseded: (place: string, seq: string) =>
      `Included as ballot ${place}, superseded by your change ${seq}.`,
    red: 'The receipt does not hold: see the check in red.',
    kept: 'Votes that were cast here',
    later: 'Cast after the moment of this bundle: a newer one has it.',
  },
  node: {
    title: 'Ask a node about the voters',
    body: 'The bundle cannot show that its list is what the chain said. A node of your choice can: a few addresses are asked of it, at random: most of them among those who voted, by their power.',
    field: 'Address of a node',
    fieldHint: 'It must know the chain as of then (an archive node).',
    fixed: (node: string) => `Asked is ${node}.`,
    ask: 'Ask',
    notAddress: 'That is no https address.',
    asking: (done: string, of: string) => `Asked about ${done} of ${of}`,
    block: {
      same: 'The block has the hash that is said.',
      other:
        'The block has another hash: the node is on another chain, or the list is.',
      unknown: 'The node does not know this block.',
    },
    same: (same: string, of: string) =>
      `${same} of ${of} hold what the list says.`,
    other: (held: string, said: string) =>
      `holds ${held}, and the list says ${said}`,
    unknown: 'the node does not say',
    nobody: 'The list is empty.',
    wallets: (said: string, of: string) =>
      `${said} of ${counted(of, 'contract wallet says', 'contract wallets say')} that it signed.`,
    walletNo:
      'does not say so now: its owners may have changed since, or it never signed',
    walletUnknown: 'the node does not say whether it signed',
  },
  uncovered: {
    title: 'What no check shows',
    items: [
      'Whether the list is what the chain said: ask a node.',
      'Quorum, cancelling, and when a version was taken are the server’s word.',
      'Ballots that the server itself left out, with its own seals to match: a voter’s receipt shows it.',
    ],
    keys: 'The keys are those of the file: a stranger can put any keys into a file. Hold them to those you know.',
  },
  command: {
    receipt: (file: string, proposal: string) =>
      `${file} is a receipt, not a bundle: get /api/proposals/${proposal}/bundle.json from the club, and verify that with --receipt ${file}`,
    usage:
      'Usage: node narwhal-verify.mjs bundle.json [--receipt r.json] [--keys keys.json] [--node URL] [--help]',
    exits:
      'Ends with 0 where all is green, 1 where something is red, 2 where something could not be verified.',
    unread: (file: string, why: string) => `${file} cannot be read: ${why}`,
    notKeys: (file: string) => `${file} has no keys.`,
    tooLarge:
      'The bundle is too long for this verifier: a text has at most 512 MB here. Nothing was found out. Its format is open: a tool that reads it a piece at a time can verify it (core/docs/audit-format.md).',
    broke: (why: string) => `The verifier broke: ${why}`,
    green: 'green',
    red: 'RED  ',
    openMark: 'open ',
  },
} as const
