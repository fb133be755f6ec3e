import { brand } from '../brand.ts'
import { type Facts, type Names, slotsOf } from '../rules/shill/slots.ts'

const { product, member, appName } = brand

/** What posts and cards call things. */
export const shillNames: Names = {
  language: 'en',
  coin: 'CRO',
  token: product,
  member,
}

/** What a card says. */
export interface CardWords {
  kicker: string
  title: string
  text: string
  /** Of which moment it is. */
  facts: string
}

/** Writes the card of some facts: the same words are its picture and its page. */
export function cardWords(facts: Facts, title?: string): CardWords {
  const said = slotsOf(facts, shillNames, title)
  const card = (kicker: string, big: string, text: string): CardWords => ({
    ...{ kicker, title: big, text },
    facts: `Block ${said.block} · ${said.day}`,
  })
  switch (facts.topic) {
    case 'token':
      return card(
        `$${product}`,
        `${said.supply} $${product}`,
        `${said.vault} of them in the vault.`,
      )
    case 'nft':
      return card(
        `The ${member.many}`,
        `${said.supply} ${member.many}`,
        `${said.out} out there, ${said.vault} in the vault. One ${member.one}, one vote.`,
      )
    case 'proposal':
      return card(
        `Proposal #${said.number}`,
        `${said.title}`,
        `${said.yes} yes · ${said.no} no · open until ${said.end}`,
      )
    case 'bounty':
      return card(
        `Bounty #${said.number} · ${said.reward}`,
        `${said.title}`,
        `${said.works} handed in · open until ${said.end}`,
      )
    case 'swap':
      return card(
        'Swap',
        `1 ${member.one} = ${said.rate} $${product}`,
        `In the vault: ${said.nfts} ${member.many} and ${said.tokens} $${product}.`,
      )
    case 'mine':
      return card(
        `Member of ${appName}`,
        `${said.own}`,
        `Of ${said.supply} in all. One ${member.one}, one vote.`,
      )
  }
}

/** Says what the picture shows, for who cannot see it. */
export function altOf(facts: Facts, title?: string): string {
  const said = cardWords(facts, title)
  return `Card of ${appName}. ${said.kicker}: ${said.title}. ${said.text} ${said.facts}.`
}
