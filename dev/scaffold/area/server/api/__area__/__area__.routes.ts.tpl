import { __area__Api } from '@narwhal-club/core/contract'
import { canRead__Area__ } from '@narwhal-club/core/policies'
import type { AppContext } from '../../context.ts'
import { actorOf } from '../../http/actor.ts'
import { mount } from '../../http/mount.ts'
import { holdTo } from '../../http/verdicts.ts'
import { create__Area__Repository } from './__area__.repository.ts'

export function __area__Routes(app: AppContext) {
  const repository = create__Area__Repository(app.db)
  return mount(app, __area__Api, {
    async __area__({ state }) {
      holdTo(canRead__Area__(actorOf(app, state)))
      return { members: await repository.members() }
    },
  })
}
