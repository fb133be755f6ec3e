import { notFound } from '@narwhal-club/core/messages'
import { canDiagnose, visitor } from '@narwhal-club/core/policies'
import type { ReactNode } from 'react'
import { useConfig } from '../../data/config.ts'
import { useView } from '../../useSystem.ts'
import { Missing } from '../notFound/Missing.tsx'

/** Tells whether the reader may see pages of diagnosis here (R2.12). */
function useMayDiagnose(): boolean {
  const { data: config } = useConfig()
  const { isAdmin, userAddress } = useView((view) => view.session.session)
  const address = (userAddress ?? null) as `0x${string}` | null
  const world = config?.world ?? 'cronos'
  return canDiagnose({ ...visitor, address, isAdmin }, { world }).ok
}

/** A page of diagnosis, for those whom it is for; to others there is none. */
export function Diagnosed({ children }: { children: ReactNode }) {
  const { title, body } = notFound
  return useMayDiagnose() ? children : <Missing title={title} body={body} />
}
