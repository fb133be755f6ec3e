import { brand } from '../../brand.ts'

/** Words of the page that a shared card leads to. */
export const shares = {
  look: 'See it in the club',
  write: 'Write your own post',
  sealed: `The numbers were read from the chain and sealed by ${brand.appName}.`,
  missing: {
    title: 'No such card',
    text: 'It was not made here, or its address was changed on the way.',
  },
} as const
