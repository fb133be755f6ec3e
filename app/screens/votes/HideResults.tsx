import { voting } from '@narwhal-club/core/messages/pages/votes'
import { Switch } from '@narwhal-club/ui/kit/Switch/Switch.tsx'
import { useSyncExternalStore } from 'react'
import { results } from '../../browser/results.ts'

/** No server knows of it: it draws what the style sheet may hide. */
const shown = () => false

/** Chooses not to see how votes stand before one's own is cast. */
export const HideResults = () => (
  <Switch
    label={voting.secret.switch}
    checked={useSyncExternalStore(results.subscribe, results.areHidden, shown)}
    onChange={results.hide}
  />
)
