import { machinesOfTheTree } from '../run/machinesOfTheTree.mjs'

/**
 * Who may import whom. A rule: files under `from` (a prefix, or a RegExp on
 * the path) may not import what `deny` matches: `path` for files of this
 * repository, `package` for anything from node_modules. `typesAllowed` lets
 * `import type` through. Tests, stories and benches are exempt from the rules
 * that keep `dev` and `core/testing` out of what ships.
 */
const machines = machinesOfTheTree()
  .filter(({ folder, id }) => folder.startsWith('core/') && id !== 'system')
  .map(({ folder }) => folder.slice('core/'.length))
  .join('|')

export const exempt =
  /(\.test(ing)?\.tsx?|\.tour\.ts|\.fixture(\.css)?\.ts|\.stories\.tsx|\.bench\.ts|drizzle\.config\.ts|vite\.config\.ts)$/

/** The rooms of `ui`, each on those before it; what is not here is an area. */
const ground = 'theme|kit|form'
const middle = 'shell|connect|payment|charts'
const room = (from, allowed) => ({
  why: 'a room of ui stands on those below it: theme, kit, form, then shell, connect, payment, charts, then the areas',
  from: new RegExp(`^ui/${from}/`),
  path: new RegExp(`^ui/(?!(${allowed}|fixtures)/)`),
  sameFolder: true,
  exemptTests: true,
})

export const rules = [
  room('theme', 'theme'),
  room('kit', 'theme|kit'),
  room('form', ground),
  room(`(${middle})`, ground),
  room(`(?!(${ground}|${middle}|fixtures)/)[a-z]+`, `${ground}|${middle}`),
  {
    why: 'what stories show stays in stories',
    from: /^ui\//,
    path: /^ui\/fixtures\//,
    except: /^ui\/fixtures\/|\.fixture\./,
    exemptTests: true,
  },
  {
    why: 'core is headless: no React, no server, no screens',
    from: /^core\//,
    path: /^(ui|app|server)\//,
    package: /^(react|react-dom|@xstate\/react|koa|wouter)(\/|$)/,
    also: /^core\/examples\/|\.tour\.ts$/,
  },
  {
    why: 'nothing that ships imports dev or core/testing',
    from: /^(core|ui|app|server)\//,
    path: /^(dev\/|core\/testing\/)/,
    except: /^core\/testing\//,
    exemptTests: true,
  },
  {
    why: 'machines meet in core/system, never in each other',
    from: new RegExp(
      `^core/(?!(payments|revising|rewarding|swapping)/)(${machines})/`,
    ),
    path: new RegExp(`^core/(${machines}|system)/`),
    sameFolder: true,
    exemptTests: true,
  },
  {
    why: 'payments is made of payment, and knows no other machine',
    from: /^core\/payments\//,
    path: new RegExp(`^core/(?!payment/)(${machines}|system)/`),
    sameFolder: true,
    exemptTests: true,
  },
  {
    why: 'revising writes and signs as proposing does, and knows no other machine',
    from: /^core\/revising\//,
    path: new RegExp(`^core/(?!proposing/)(${machines}|system)/`),
    sameFolder: true,
    exemptTests: true,
  },
  {
    why: 'swapping and rewarding send and follow as payments do, and know no other machine',
    from: /^core\/(swapping|rewarding)\//,
    path: new RegExp(`^core/(?!payments?/)(${machines}|system)/`),
    sameFolder: true,
    exemptTests: true,
  },
  {
    why: 'only actors speak to @wagmi/core or viem actions',
    from: /^core\//,
    package: /^(@wagmi\/core|viem\/actions)(\/|$)/,
    except: /\.actors(\.[a-z]+)?\.ts$/,
    exemptTests: true,
  },
  {
    why: 'the contract and the pure rules import no machine',
    from: /^core\/(rules|contract|messages)\//,
    path: new RegExp(`^core/(${machines}|system|http)/`),
    exemptTests: true,
  },
  {
    why: 'the server knows the contract and the pure rules only',
    from: /^server\//,
    path: new RegExp(`^(ui/|app/|core/(${machines}|system|http)/)`),
    package: /^(xstate|react|react-dom)(\/|$)/,
    exemptTests: true,
  },
  {
    why: 'ui is presentational: views as types, no machines, no router',
    from: /^ui\//,
    path: /^(app|server)\//,
    package:
      /^(xstate|@xstate\/react|wouter|viem|@wagmi\/core|@tanstack\/react-query)(\/|$)/,
  },
  {
    why: 'ui takes views of machines as types only',
    from: /^ui\//,
    path: new RegExp(`^core/(${machines}|system|http|rules/chain|chain)/`),
    except: /\.stories\.tsx$/,
    typesAllowed: true,
  },
]
