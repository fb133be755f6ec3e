/** The whole club in Vue, on the club's own origin or behind a proxy. */
import { browserPorts, startClub } from '@narwhal-club/core'
import { createApp } from 'vue'
import Club from './Club.vue'

/** Puts the club into the page. */
export async function mount(element: Element) {
  const started = await startClub({
    ...browserPorts(window),
    reload: () => location.reload(),
  })
  if (started.ok) createApp(Club, { system: started.system }).mount(element)
  else element.textContent = started.failure.message
}
