/** The whole club in Svelte, on the club's own origin or behind a proxy. */
import { browserPorts, startClub } from '@narwhal-club/core'
import { mount as mountComponent } from 'svelte'
import Club from './Club.svelte'

/** Puts the club into the page. */
export async function mount(target: Element) {
  const started = await startClub({
    ...browserPorts(window),
    reload: () => location.reload(),
  })
  if (started.ok)
    mountComponent(Club, { target, props: { system: started.system } })
  else target.textContent = started.failure.message
}
