import { expect, test } from 'vitest'
import { everything as everythingOf, unmatched } from './everything.ts'
import { looksIn } from './seen.ts'

const kept = {
  stories: ['components-kit-select--long-text'],
  texts: [['Sort by', [0]] satisfies [string, number[]]],
}
const everything = () => everythingOf(kept)

test('default: the words of each state, without what only a program reads', () => {
  const kept = `## idle
- heading "Not connected" [level=2]
- paragraph: Nothing was sent.
- 'button "Why: it is off" [disabled]'
- textbox "Links": https://art.example/banner.svg
- list:
  - listitem:
    - text: "URI: https://club.example"
    - link "Home":
      - /url: /home
icons: check

## waiting
## waitingAgain
(nothing)
icons: none
`
  expect(looksIn(kept)).toEqual([
    {
      states: ['idle'],
      texts: [
        'Not connected',
        'Nothing was sent.',
        'Why: it is off',
        'Links',
        'https://art.example/banner.svg',
        'URI: https://club.example',
        'Home',
      ],
    },
    { states: ['waiting', 'waitingAgain'], texts: [] },
  ])
})

test('default: what is kept and what the machines have are the same states', () => {
  expect(unmatched()).toEqual({ kept: [], found: [] })
})

test('default: a text, an event, a fact and a failure lead to where they are', () => {
  const { texts, events, facts, failures } = everything()
  const placesOf = (list: typeof texts, wanted: string) =>
    list
      .find(({ name }) => name === wanted)
      ?.places.map(({ machine, state }) => `${machine} ${state}`)
  expect(placesOf(texts, 'Sign-In Cancelled')).toContain('login rejected')
  expect(placesOf(events, 'login.sign')).toEqual(['login messageReady'])
  expect(placesOf(facts, 'login.succeeded')).toEqual(['login succeeded'])
  expect(placesOf(failures, 'login.cannotVerify')).toEqual(['login notJudged'])
})

test('default: every failure says what a person reads of it', () => {
  const silent = everything().failures.filter(({ says }) => says.length === 0)
  expect(silent).toEqual([])
})

test('default: a text of a component leads to its stories', () => {
  const [text] = everything().storyTexts
  expect(text).toMatchObject({
    name: 'Sort by',
    places: [{ machine: 'select', state: 'long text' }],
  })
})
