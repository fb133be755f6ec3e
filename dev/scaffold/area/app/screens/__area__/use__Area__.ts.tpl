import { __area__Machine, to__Area__View } from '@narwhal-club/core/__area__'
import { create__Area__Actors } from '@narwhal-club/core/__area__/actors'
import { createTransport } from '@narwhal-club/core/http'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { createActor } from 'xstate'

const start = () =>
  createActor(
    __area__Machine.provide({
      actors: create__Area__Actors(
        createTransport({ fetch: globalThis.fetch.bind(globalThis) }),
      ),
    }),
  )

/** The machine of the page, alive while the page is. */
export function use__Area__() {
  const [actor] = useState(start)
  const snapshot = useSelector(actor, (each) => each)
  useEffect(() => {
    actor.start()
    return () => void actor.stop()
  }, [actor])
  return {
    view: to__Area__View(snapshot),
    onAsk: () => actor.send({ type: '__area__.ask' }),
  }
}
