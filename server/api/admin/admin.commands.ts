import { type Actor, canAdminister } from '@narwhal-club/core/policies'

/** Answers about the caller alone: of anyone else it tells nothing. */
export const checkAdmin = (actor: Actor, address: string) => ({
  isAdmin: actor.address === address.toLowerCase() && canAdminister(actor).ok,
})
