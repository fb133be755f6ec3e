import { createElement } from 'react'
import { addons, types } from 'storybook/manager-api'
import { FindTool, findStory } from './FindTool.tsx'
import { ReportTool } from './ReportTool.tsx'

/** The buttons of our own, in the toolbar of every story and document. */
export function addTools() {
  addons.register('club', (api) => {
    addons.add('club/find', {
      type: types.TOOL,
      title: 'Find',
      match: ({ viewMode }) => viewMode === 'story' || viewMode === 'docs',
      render: () => createElement(FindTool, { api }),
    })
    addons.add('club/report', {
      type: types.TOOL,
      title: 'Report',
      match: ({ viewMode }) => viewMode === 'story',
      render: () => createElement(ReportTool, { api }),
    })
    // `/` and ctrl+K are Storybook's own search, which knows names alone.
    api.setAddonShortcut('club', {
      label: 'Find a text, a state, an event or a failure',
      defaultShortcut: ['shift', 'F'],
      actionName: 'find',
      showInMenu: true,
      action: () => api.selectStory(findStory),
    })
  })
}
