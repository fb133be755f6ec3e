import type { Nfts, SwapInventory, SwapMode } from '@narwhal-club/core/contract'
import { formatCount } from '@narwhal-club/core/format'
import { swap } from '@narwhal-club/core/messages/pages/swap'
import type { ReactNode } from 'react'
import type { Answer, More } from '../../kit/answer/answer.ts'
import { Button } from '../../kit/Button/Button.tsx'
import { ListFrame } from '../../kit/ListCard/ListFrame.tsx'
import { SearchField } from '../../kit/SearchField/SearchField.tsx'
import { hidden } from '../../theme/text.css.ts'
import { NftGrid } from './NftGrid.tsx'
import * as styles from './NftPicker.css.ts'
import { Traits, type TraitsProps } from './Traits.tsx'

const { choose: words } = swap

export interface NftPickerProps {
  mode: SwapMode
  answer: Answer<SwapInventory>
  more?: More | undefined
  /** Pictures by id, as far as they have come. */
  art: ReadonlyMap<string, Nfts['rows'][number]>
  /** Ids, those chosen first first. */
  chosen: readonly string[]
  /** How many may be chosen. */
  most: number
  onChoose: (id: string, isChosen: boolean) => void
  onClear: () => void
  /** Beginning of a number; '' for any. */
  search: string
  onSearch: (search: string) => void
  /** Missing while they are not known. */
  traits?: TraitsProps | undefined
  /** Those that cannot go through, and why. */
  blocked?: ReadonlyMap<string, 'listed' | 'escrowed'> | undefined
  /** The rows are old: says since when. */
  stale?: ReactNode
}

/** Shows what may go through a swap, with its art, and lets it be chosen. */
export function NftPicker(props: NftPickerProps) {
  const { mode, answer, chosen, most, art, blocked, onChoose } = props
  const isFull = chosen.length >= most
  const isNarrow =
    props.search !== '' || Object.keys(props.traits?.chosen ?? {}).length > 0
  const none = words.none[isNarrow ? 'found' : mode]
  return (
    <ListFrame
      title={words.title(formatCount(most))}
      aside={<Told {...props} />}
      answer={answer}
      more={props.more}
      stale={props.stale}
      empty={{ title: none.title, children: none.body }}
      controls={<Controls {...props} />}
      drawAll={(rows) => (
        <fieldset
          className={styles.group}
          onChange={({ target }) => {
            if (target instanceof HTMLInputElement)
              onChoose(target.value, target.checked)
          }}
        >
          <legend className={hidden}>{words.title(formatCount(most))}</legend>
          <NftGrid {...{ rows, art, chosen, blocked, isFull }} />
        </fieldset>
      )}
      foot={
        <p role="status" className={styles.note}>
          {isFull ? words.full(formatCount(most)) : null}
        </p>
      }
    />
  )
}

/** How many there are, and how many of them are chosen. */
function Told({ mode, answer, chosen }: NftPickerProps) {
  if (answer.status !== 'ready') return null
  const total = formatCount(answer.data.total)
  const where =
    mode === 'deposit' ? words.inWallet(total) : words.inVault(total)
  return chosen.length > 0
    ? words.chosen(where, formatCount(chosen.length))
    : where
}

function Controls(props: NftPickerProps) {
  const { search, onSearch, traits, chosen, onClear } = props
  return (
    <div className={styles.controls}>
      <div className={styles.search}>
        <SearchField
          label={words.search}
          name="q"
          pattern="[0-9]*"
          placeholder={words.hint}
          action={words.find}
          value={search}
          onSearch={onSearch}
          clear={{ label: words.clearSearch, onClear: () => onSearch('') }}
        />
      </div>
      {traits ? <Traits {...traits} /> : null}
      {chosen.length > 0 ? (
        <Button variant="bare" onClick={onClear}>
          {words.clear(formatCount(chosen.length))}
        </Button>
      ) : null}
    </div>
  )
}
