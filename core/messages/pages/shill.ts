import { brand } from '../../brand.ts'
import { shillLimits } from '../../rules/shill/choices.ts'

const { product, member } = brand

/** Words of the page, loaded with it. */
export const shill = {
  title: 'Shill generator',
  lead: `Posts for X about $${product}, with live facts. You read them, you change them, you post them.`,
  topic: {
    legend: 'What about',
    names: {
      token: `$${product}`,
      nft: `The ${member.many}`,
      proposal: 'A proposal',
      bounty: 'A bounty',
      swap: 'The swap',
      mine: 'My stats',
    },
    subject: { proposal: 'Which proposal', bounty: 'Which bounty' },
    next: 'What ends next',
    numbered: (number: number, title: string) => `#${number} ${title}`,
  },
  language: {
    legend: 'Language',
    names: { en: 'English', de: 'Deutsch' },
  },
  tone: {
    legend: 'Tone',
    names: {
      hype: 'Hype',
      informative: 'Informative',
      funny: 'Funny',
      vote: 'Call to vote',
    },
  },
  length: {
    legend: 'Length',
    names: {
      short: 'Short',
      medium: 'Medium',
      long: 'Long',
      thread: 'Thread',
    },
  },
  emoji: {
    legend: 'Emoji',
    names: { 0: 'None', 1: 'One', 2: 'Two', 3: 'Many' },
  },
  hashtags: {
    label: 'Hashtags',
    hint: `Up to ${shillLimits.hashtags}, with spaces between them.`,
  },
  mentions: {
    label: 'Mentions',
    hint: `Up to ${shillLimits.mentions} names: more would be mass tagging.`,
  },
  hold: `Say “I hold $${product}”`,
  link: 'Link to the card: X shows it as a picture',
  facts: {
    title: 'Facts',
    asOf: (block: string, at: string) => `As of block ${block}, ${at}`,
    frozen: 'As of the link that you followed.',
    anew: 'Use the facts of now',
    loading: 'The facts are being read.',
    look: 'Show the picture',
    download: 'Download the picture',
    alt: 'Copy the text for who cannot see it',
    altCopied: 'Text copied',
  },
  roll: {
    title: 'Posts',
    again: 'Roll again',
    link: 'Copy the link to this roll',
    linked: 'Link copied',
    release: 'Release all parts',
  },
  post: {
    name: (place: number) => `Post ${place}`,
    label: (place: number) => `Text of post ${place}`,
    count: (is: number, most: number) => `${is} of ${most}`,
    over: (by: number) => `${by} too many`,
    thread: (count: number) => `A thread of ${count}`,
    parts: 'Keep for the next roll',
    names: {
      hook: 'Opening',
      fact: 'Fact',
      detail: 'Source',
      turn: 'Thought',
      call: 'Call',
    },
    trim: 'Trim at a sentence',
    undo: 'Undo',
    changes: 'Changed since the last roll',
    added: 'Put in:',
    removed: 'Taken out:',
    open: 'Post on X',
    copy: 'Copy',
    copied: 'Copied',
    share: 'Share',
    draft: 'Save as draft',
    keep: 'Add to favourites',
  },
  warnings: {
    too_long: `More than ${shillLimits.post}: X will not take it as it is.`,
    promise: 'It promises what nobody can know. Would you rather not?',
    no_disclosure: `It talks of a price: say that you hold $${product}.`,
    mass_tagging: `It calls more than ${shillLimits.mentions} people.`,
    too_many_hashtags: `It has more than ${shillLimits.hashtags} hashtags.`,
    near_duplicate: 'It is nearly the same as one of your last ten.',
  },
  saved: {
    drafts: 'Drafts in this browser',
    favourites: 'Favourites',
    open: 'Open',
    drop: 'Delete',
    dropOf: (text: string) => `Delete “${text}”`,
    openOf: (text: string) => `Open “${text}”`,
  },
  advice: {
    not_signed_in: 'Sign in to post about what you hold.',
    shill_nothing_open: 'Nothing of this kind is open just now.',
    shill_holds_none: `Your wallet holds no ${member.one} yet.`,
    shill_not_yours:
      'These numbers are of another wallet. Choose “My stats” for yours.',
    shill_card_unknown: 'The link is not whole: its facts are not ours.',
    shill_favourites_full: 'You keep 100 posts. Delete some first.',
    other: 'The facts cannot be read just now.',
    notKept: 'Your favourites could not be changed. Please try again.',
  },
} as const
