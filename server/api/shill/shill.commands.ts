import type {
  Answering,
  Asked,
  SealedFacts,
  shillApi,
} from '@narwhal-club/core/contract'
import { shillLanguages } from '@narwhal-club/core/messages/pages/shillLanguages'
import { altOf } from '@narwhal-club/core/messages/shillCards'
import {
  composePost,
  judgePosts,
  postsOf,
  roomOf,
  slotsOf,
  weigh,
} from '@narwhal-club/core/shill'
import { RefusalError } from '../../errors.ts'
import { openCard, sealFacts } from './cards.ts'
import { readFacts, readLive } from './readFacts.ts'
import type { FavouriteRow, ShillPorts } from './shill.ports.ts'
import { findTemplate } from './templates.ts'

type Api = typeof shillApi
type Hex = `0x${string}`
type Sources = Pick<ShillPorts, 'sources' | 'sign'>

/** Where the page of a card is. */
const pageOf = (card: string) => `/s/${card}`

/**
 * Numbers of a wallet are given to who is signed in with it, and to nobody else:
 * they may show them to anyone, as the page of a card.
 */
function holdToOwner(facts: SealedFacts, session: Hex | null): SealedFacts {
  if (facts.topic !== 'mine' || facts.address === session) return facts
  throw new RefusalError(session ? 'shill_not_yours' : 'not_signed_in')
}

async function present({ sources, sign }: Sources, facts: SealedFacts) {
  const { title, about } = await readLive(sources, facts)
  const card = sealFacts({ sign }, facts)
  const alt = altOf(facts, title)
  return {
    ...{ facts, card, about, alt },
    page: pageOf(card),
    ...(title !== undefined && { title }),
  }
}

/** Tells what is known of a topic now, or what a card of one's own says. */
export async function tellFacts(
  ports: Sources,
  session: Hex | null,
  { topic, subject, card }: Asked<Api['shillFacts']>,
): Promise<Answering<Api['shillFacts']>> {
  const facts =
    card === undefined
      ? await readFacts(ports.sources, topic ?? 'token', { session, subject })
      : holdToOwner(openCard(ports, card), session)
  return present(ports, facts)
}

/** Tells what a card says, to anyone who has its address. */
export const tellCard = (ports: Sources, card: string) =>
  present(ports, openCard(ports, card))

/** Writes a post: the same is written for the same, by whoever asks. */
export async function renderPost(
  ports: Sources & Pick<ShillPorts, 'content'>,
  session: Hex | null,
  { body }: Asked<Api['renderShill']>,
): Promise<Answering<Api['renderShill']>> {
  const { templateId, seed, slots } = body
  const { card, variant = 0, language = 'en', kept, ...wishes } = slots
  const facts = holdToOwner(openCard(ports, card), session)
  const { names, holdLine } = shillLanguages[language]
  const template = await findTemplate(ports, language, templateId)
  if (!template?.id.startsWith(`${facts.topic}.`))
    throw new RefusalError('shill_wrong_template')
  const { title } = await readLive(ports.sources, facts)
  const { text, parts } = composePost({
    ...{ template, wishes, slots: slotsOf(facts, names, title) },
    roll: `${seed}.${variant}`,
    ...(kept && { kept }),
  })
  const posts = postsOf(text, wishes)
  const { link } = wishes
  return {
    text,
    parts,
    ...(link && { link: pageOf(card) }),
    posts: posts.map((each, at) => ({
      text: each,
      weight: weigh(each) + roomOf(link && at === 0),
    })),
    warnings: judgePosts(posts, { holdLine, link }),
  }
}

const presentFavourite = ({ id, text, inputs, createdAt }: FavouriteRow) => ({
  ...{ id, text, inputs },
  createdAt: new Date(createdAt).toISOString(),
})

type Keeping = Pick<ShillPorts, 'favourites' | 'clock' | 'newId'>

export const listFavourites = async (
  { favourites }: Pick<ShillPorts, 'favourites'>,
  address: string,
) => ({ rows: (await favourites.list(address)).map(presentFavourite) })

/** Keeps a post; kept twice it is one. */
export async function keepFavourite(
  { favourites, clock, newId }: Keeping,
  address: string,
  { body }: Asked<Api['keepShillFavourite']>,
) {
  const { id = newId(), text, inputs } = body
  const row = { id, address, text, inputs, createdAt: clock.now() }
  const is = await favourites.put(row)
  if (is === 'full') throw new RefusalError('shill_favourites_full')
  if (is === 'taken') throw new RefusalError('shill_favourite_taken')
  return presentFavourite(row)
}

export async function deleteFavourite(
  { favourites }: Pick<ShillPorts, 'favourites'>,
  address: string,
  { favourite }: Asked<Api['deleteShillFavourite']>,
) {
  await favourites.remove(favourite, address)
  return { ok: true as const }
}
