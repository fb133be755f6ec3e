/**
 * Where an area is entered by hand: a line each, before the first text that
 * matches. A file that misses one does not compile, or fails its test.
 */
export const entries = [
  {
    file: 'core/contract/surface.ts',
    imports: "import { __area__Api } from './__area__/index.ts'",
    before: '} as const',
    line: '  ...__area__Api,',
  },
  {
    file: 'core/contract/index.ts',
    before: "export * from './admin/endpoints.ts'",
    line: "export * from './__area__/endpoints.ts'\nexport * from './__area__/index.ts'\nexport * from './__area__/schemas.ts'",
  },
  {
    file: 'core/contract/appRoutes.ts',
    before: '] as const',
    line: "  '/__area__',",
  },
  {
    file: 'core/rules/policies/index.ts',
    before: "export * from './proposal.policy.ts'",
    line: "export * from './__area__.policy.ts'",
  },
  {
    file: 'server/app.ts',
    imports:
      "import { __area__Routes } from './api/__area__/__area__.routes.ts'",
    before: '...marketRoutes(app),',
    line: '...__area__Routes(app),',
  },
  {
    file: 'dev/mocks/server/routes.ts',
    imports: "import { __area__Handlers } from './__area__.ts'",
    before: '...marketHandlers,',
    line: '...__area__Handlers,',
  },
  {
    file: 'dev/mocks/contract.suite.ts',
    imports: "import { __area__Cases } from './suite/__area__.cases.ts'",
    before: '...rpcCases,',
    line: '...__area__Cases,',
  },
  {
    file: 'app/paths.ts',
    before: "  admin: '/admin',",
    line: "  __area__: '/__area__',",
  },
  {
    file: 'app/routes.tsx',
    before: 'const notFound = screen(',
    line: "const __area__ = screen(() => import('./screens/__area__/__Area__Screen.tsx'), '__Area__Screen')",
  },
  {
    file: 'app/routes.tsx',
    before: '  notFound,',
    line: '  { path: paths.__area__, ...__area__ },',
  },
  {
    file: 'server/page/pageHeads.ts',
    imports:
      "import { __area__ } from '@narwhal-club/core/messages/pages/__area__'",
    before: "  '/admin': nowhere,",
    line: "  '/__area__': { title: __area__.title, description: __area__.lead, path: '/__area__' },",
  },
]
