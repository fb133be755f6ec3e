import { __area__Api } from '@narwhal-club/core/contract'
import type { AppContext } from '../../context.ts'
import { RefusalError } from '../../errors.ts'
import { mount } from '../../http/mount.ts'
import { mayRead__Area__ } from './__area__.policy.ts'
import { create__Area__Repository } from './__area__.repository.ts'

export function __area__Routes(app: AppContext) {
  const repository = create__Area__Repository(app.db)
  return mount(app, __area__Api, {
    async __area__({ state }) {
      const verdict = mayRead__Area__(state.session)
      if (!verdict.ok) throw new RefusalError(verdict.code)
      return { members: await repository.members() }
    },
  })
}
