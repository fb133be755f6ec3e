import { surface } from '@narwhal-club/core/contract'
import type { Meta } from '@storybook/react-vite'
import { fails, waits } from './answers.ts'

export default { title: 'Flows/Answers/Ideas' } satisfies Meta

const list = { path: '/clubs/main?show=ideas', as: 'proposer' } as const
export const IdeasFails = fails(list, surface.ideas.path)
export const IdeasWaits = waits(list, surface.ideas.path)

const idea = {
  path: '/clubs/main?idea=d0000000-0000-4000-8000-000000000001',
  as: 'proposer',
} as const
export const IdeaFails = fails(idea, surface.draft.path)
export const IdeaWaits = waits(idea, surface.draft.path)
