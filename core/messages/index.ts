import { chain } from './chain.ts'
import { displayOptions } from './displayOptions.ts'
import { holdings } from './holdings.ts'
import { login } from './login.ts'
import { mismatch } from './mismatch.ts'
import { notFound } from './notFound.ts'
import { notices } from './notices.ts'
import type { Localised } from './pseudo.ts'
import { refusals } from './refusals.ts'
import { texts } from './texts.ts'
import { toasts } from './toasts.ts'
import { ui } from './ui.ts'
import { words } from './words.ts'

export { type Localised, pseudo, pseudoText } from './pseudo.ts'
// Each by itself, so that a page ships what it says and no more.
export {
  chain,
  displayOptions,
  holdings,
  login,
  mismatch,
  notFound,
  notices,
  refusals,
  texts,
  toasts,
  ui,
  words,
}

/**
 * What every page may say, in English. The words of one page are in `pages/`,
 * those of the panels that open on demand in `panels`.
 */
export const messages = {
  chain,
  displayOptions,
  holdings,
  login,
  mismatch,
  notFound,
  notices,
  refusals,
  texts,
  toasts,
  ui,
  words,
}

/** The shape that a translation fills. */
export type Messages = Localised<typeof messages>
