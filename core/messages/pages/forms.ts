import { plural } from '../plural.ts'

const characters = (count: number) => plural(String(count), 'character')
const kept = 'Your words are kept in this browser.'

/** What forms say: the state of a draft, its conflicts, and what is wrong. */
export const forms = {
  failure: {
    unreachable: {
      message: 'The server could not be reached.',
      advice: `${kept} They are saved as soon as the connection is back.`,
    },
    serverFailed: {
      message: 'The server could not save the draft just now.',
      advice: `${kept} Saving is tried again by itself.`,
    },
    rateLimited: {
      message: 'Drafts were saved too often within a minute.',
      advice: `${kept} Saving goes on by itself in a moment.`,
    },
    signedOut: {
      message: 'You are not signed in any more.',
      advice: `${kept} Sign in again, then save.`,
    },
    tooLarge: {
      message: 'The draft is too long to be saved.',
      advice: `${kept} Shorten it, and it is saved.`,
    },
    gone: {
      message: 'This draft is no longer on the server.',
      advice: `${kept} It was submitted or deleted elsewhere: copy what you need into a new one.`,
    },
    refused: {
      message: 'The server did not accept the draft.',
      advice: `${kept} Change what it names, then save again.`,
    },
    unexpected: {
      message: 'Something went wrong while the draft was saved.',
      advice: `${kept} Try again, or reload the page: they will be here.`,
    },
  },
  invalid: {
    missing: 'This is needed.',
    tooShort: (least: number, is: number) =>
      `Write at least ${least} characters; it has ${is}.`,
    tooLong: (most: number, is: number) =>
      `Write at most ${most} characters; it has ${is}.`,
    tooFew: (least: number) => `Choose at least ${least}.`,
    tooMany: (most: number) => `Choose at most ${most}.`,
    tooSmall: (least: number) => `Enter ${least} or more.`,
    tooBig: (most: number) => `Enter ${most} or less.`,
    format: 'This is not in a form that can be read.',
  },
  markdown: {
    table: 'Table: scrolls sideways',
    code: 'Code: scrolls sideways',
    picture: (alt: string) => (alt ? `Picture: ${alt}` : 'Picture'),
    cut: 'The text is longer than what is shown here.',
  },
  field: {
    required: 'needed',
    optional: 'optional',
    count: (is: number, most: number) => `${is} of ${most} characters`,
    left: (count: number) => `${characters(count)} left`,
    over: (count: number) => `${characters(count)} too many`,
    choose: 'Choose one',
    time: (utc: string, zone: string) => `${zone} time. In UTC: ${utc}`,
    timeEmpty: (zone: string) => `${zone} time`,
    utc: 'UTC',
  },
  errors: {
    title: (count: number) =>
      count === 1 ? 'One thing to put right' : `${count} things to put right`,
  },
  editor: {
    write: 'Write',
    preview: 'Preview',
    view: 'Write or preview',
    nothing: 'Nothing to preview yet.',
    tools: 'Formatting',
    bold: 'Bold (Ctrl or Command, B)',
    italic: 'Italic (Ctrl or Command, I)',
    heading: 'Heading',
    link: 'Link (Ctrl or Command, K)',
    quote: 'Quote',
    code: 'Code',
    list: 'List',
    numbered: 'Numbered list',
    placeholder: {
      bold: 'bold words',
      italic: 'words with stress',
      heading: 'Heading',
      link: 'what it leads to',
      quote: 'Quoted words',
      code: 'code',
      list: 'First point',
      numbered: 'First step',
    },
  },
  save: {
    clean: 'No changes',
    dirty: 'Not saved yet: kept in this browser',
    saving: 'Saving…',
    saved: 'Saved',
    offline: 'Offline: kept in this browser',
    failed: 'Not saved: kept in this browser',
    refused: 'Saved, but not submitted',
    conflicted: 'Two versions: choose below',
    submitting: 'Submitting…',
    submitted: 'Submitted',
    fleeting:
      'This browser keeps nothing: your words are on this page alone. Leave it open.',
    elsewhere: 'This draft is open in another tab, too.',
    resumed: 'These words were kept from before. Nothing is lost.',
    retry: 'Save now',
    justNow: 'just now',
    seconds: (count: number) => `${count} s ago`,
    minutes: (count: number) => `${count} min ago`,
    hours: (count: number) => `${count} h ago`,
  },
  conflict: {
    title: 'This draft was changed elsewhere',
    body: 'Another tab or device saved it while you were writing here. Both texts are below and nothing is lost: choose.',
    browserTitle: 'This browser kept other words of this draft',
    browserBody:
      'They were written in another tab and never saved. Choose what to keep.',
    mine: 'Yours, here',
    theirs: 'The other',
    empty: 'empty',
    both: 'Both texts in one, differences marked',
    added: 'Only in the other: ',
    removed: 'Only in yours: ',
    end: '.',
    keepMine: 'Keep all of yours',
    takeTheirs: 'Take all of the other',
    merge: 'Use what is chosen',
    same: 'Both say the same by now.',
  },
}
