import {
  createSystem,
  type SystemEvent,
  takeSignedInNotice,
} from '@narwhal-club/core/system'
import {
  createSystemActors,
  type SystemPorts,
} from '@narwhal-club/core/system/actors'
import { fakeClub } from '@narwhal-club/core/testing'
import { settled } from './settled.ts'

/** Opens a page of the club: real machines, a world in memory. */
export async function openClub(
  over: Partial<SystemPorts> = {},
  club = fakeClub(over),
) {
  const titles: string[] = []
  const system = createSystem({
    actors: createSystemActors(club.ports),
    clock: club.clock,
    isJustSignedIn: takeSignedInNotice(club.ports.storage),
  })
  const page = system.start()
  page.subscribe(({ notifications: { items } }) => {
    const last = items[0]
    const name = `${last?.id} ${last?.title}`
    if (last?.open && titles.at(-1) !== name) titles.push(name)
  })
  await settled()
  const send = async (event: SystemEvent) => {
    page.send(event)
    await settled()
  }
  const view = () => page.getSnapshot()
  const connect = async () => {
    await send({ type: 'wallet.open' })
    await send({ type: 'wallet.choose', id: 'w' })
  }
  const signIn = async () => {
    await send({ type: 'login.open' })
    await connect()
    await send({ type: 'login.sign' })
  }
  const toasts = () => titles.map((title) => title.slice(3))
  return { ...club, page, send, view, connect, signIn, toasts }
}
