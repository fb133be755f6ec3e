import {
  type ClubConfig,
  embeddedIds,
  type PageData,
} from '@narwhal-club/core/contract'

/** Reads JSON that the server put into the page; it has checked it itself. */
function read<T>(id: string): T | null {
  const text = document.getElementById(id)?.textContent
  return text ? (JSON.parse(text) as T) : null
}

/** The deployment's configuration, if it is there. */
export const embeddedConfig = () => read<ClubConfig>(embeddedIds.config)

/** What the page was drawn from, if the server drew it. */
export const embeddedPage = () => read<PageData>(embeddedIds.page)
