import { addons } from 'storybook/manager-api'
import { capital } from './explorer/names.ts'
import { followSystem, themeOf } from './manager/theme.ts'
import { addTools } from './manager/tools.ts'

addons.setConfig({
  // A machine has its controls on the stage; the panel would hide its chart. What
  // is found needs the room, too.
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) =>
      /^(machines-|find--)/.test(storyId ?? '') ? false : isShown,
  },
  // Machines stand open, the rest is a click away: 250 names in one list are none.
  sidebar: {
    collapsedRoots: ['screens', 'flows', 'failures', 'components'],
    // A room is a folder; its heading is a word.
    renderLabel: ({ type, name }) => (type === 'group' ? capital(name) : name),
  },
})

followSystem(
  (query) => matchMedia(query),
  (theme) => addons.setConfig({ theme: themeOf(theme) }),
)

addTools()
