import { expect, waitFor } from 'storybook/test'

/** Confetti has begun to fall: what comes after may leave the page of it. */
export const celebrated = () =>
  waitFor(() => expect(document.querySelector('canvas')).toBeVisible())
