import { words } from '../messages/words.ts'
import {
  type SignedMessageFields,
  signedMessage,
} from '../rules/signedMessage.ts'

export type SignInFields = Omit<SignedMessageFields, 'statement'>

/** Builds the message that signs in. */
export const signInMessage = (fields: SignInFields): string =>
  signedMessage({ ...fields, statement: words.signInStatement })
