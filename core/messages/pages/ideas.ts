const times = (count: number, text: string) =>
  count === 1 ? 'once' : `${text} times`

/** Words of ideas: drafts that all may read, and who may propose may adopt. */
export const ideas = {
  title: 'Ideas',
  eyebrow: 'Idea',
  lead: 'Written by holders who do not have the votes to propose. Who has them can adopt one: signs it, pays its fee, and both are named.',
  written: 'Written',
  changed: 'Changed',
  adopted: (count: number, text: string) => `Adopted ${times(count, text)}`,
  none: {
    title: 'No ideas yet',
    body: 'Any holder can write one: begin a proposal, then share it as an idea.',
  },
  unknown: {
    title: 'No such idea',
    body: 'Its author may share it no more, or the link may be old. All ideas are in their club.',
  },
  failed: 'This idea did not load',
  loading: 'Loading the idea',
  back: (club: string) => `Ideas of ${club}`,
  head: { by: 'By', idea: 'After an idea of' },
  body: { title: 'What it says', none: 'It has no words besides its title.' },
  adopt: {
    title: 'Adopt this idea',
    body: 'You get a copy to change, sign and pay for. The proposal names you and its author.',
    act: 'Adopt this idea',
    signIn: 'Sign in to adopt this idea.',
    loading: 'Looking whether you can adopt it.',
    own: 'This idea is yours.',
    write: 'Go on writing',
    proposed: 'This idea has become a proposal.',
    read: 'Read the proposal',
  },
  failure: {
    network: 'Check your connection, then try again.',
    limited: 'You asked for a lot at once. Wait a moment, then try again.',
    query: 'This address asks for something that cannot be found. Start anew.',
    signedOut: 'Your session has ended. Sign in, then try again.',
    power: 'You do not have the votes that proposing takes here.',
    powerUnknown:
      'What you hold cannot be read just now. Please try again shortly.',
    paused: 'Nothing can be proposed here at the moment.',
    gone: 'Its author shares this idea no more.',
    full: 'You have 100 drafts. Delete some first.',
    server: 'The server does not answer as it should. Please try again.',
  },
} as const
