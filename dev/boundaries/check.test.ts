import { expect, test } from 'vitest'
import { violationsOf } from './check.mjs'

test.each([
  ['core/wallet/wallet.machine.ts', `import '../login/index.ts'`],
  ['core/wallet/wallet.machine.ts', `import { connect } from '@wagmi/core'`],
  ['core/system/system.machine.ts', `import { useState } from 'react'`],
  ['core/rules/format/number.ts', `export { x } from '../../session/index.ts'`],
  ['server/app.ts', `import { x } from '@narwhal-club/core/wallet'`],
  ['server/app.ts', `const a = import('@narwhal-club/app/main.tsx')`],
  ['ui/kit/Button/Button.tsx', `import { createActor } from 'xstate'`],
  ['ui/shell/Menu/Menu.tsx', `import { x } from '@narwhal-club/core/system'`],
  ['ui/kit/Banner/Banner.tsx', `import '../../shell/Layout/Layout.css.ts'`],
  ['ui/shell/Menu/Menu.tsx', `import '../../connect/ConnectButton/x.ts'`],
  ['ui/analytics/X/X.tsx', `import '../../governance/Y/Y.tsx'`],
  ['ui/kit/Card/Card.tsx', `import '../../fixtures/views.ts'`],
  ['app/main.tsx', `import { startWorld } from '../dev/world/index.ts'`],
  ['core/login/login.actors.ts', `import { x } from '../testing/index.ts'`],
])('error: %s may not contain %s', (file, text) => {
  expect(violationsOf(file, text)).toHaveLength(1)
})

test.each([
  ['core/wallet/wallet.actors.ts', `import { connect } from '@wagmi/core'`],
  ['core/wallet/wallet.machine.ts', `import { x } from './wallet.types.ts'`],
  [
    'ui/shell/Menu/Menu.tsx',
    `import type { X } from '@narwhal-club/core/wallet'`,
  ],
  ['ui/analytics/X/X.tsx', `import '../../charts/Plot/Plot.tsx'`],
  ['ui/analytics/X/X.stories.tsx', `import '../../fixtures/views.ts'`],
  ['server/app.ts', `import { api } from '@narwhal-club/core/contract'`],
  [
    'core/login/login.machine.test.ts',
    `import { x } from '../testing/index.ts'`,
  ],
])('default: %s may contain %s', (file, text) => {
  expect(violationsOf(file, text)).toEqual([])
})
