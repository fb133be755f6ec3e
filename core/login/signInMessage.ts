import { words } from '../messages/words.ts'
import {
  type SignedMessageFields,
  signedMessage,
} from '../rules/signedMessage.ts'

export interface SignInFields extends Omit<SignedMessageFields, 'statement'> {
  /**
   * What the club's server wants to be said: `signIn.statement` of its
   * configuration.
   * @default Narwhal Club's
   */
  statement?: string | undefined
}

/** Builds the message that signs in. */
export const signInMessage = ({
  statement = words.signInStatement,
  ...fields
}: SignInFields): string => signedMessage({ ...fields, statement })
