import type {
  Asked,
  ShillTemplates,
  ShillWords,
  shillApi,
} from '@narwhal-club/core/contract'
import { shillLanguages } from '@narwhal-club/core/messages/pages/shillLanguages'
import {
  judgeTemplate,
  type Language,
  longestSlots,
  type Template,
  type Topic,
} from '@narwhal-club/core/shill'
import { RefusalError } from '../../errors.ts'
import { changeContent } from '../content/content.commands.ts'
import type { ContentPorts, ContentVersion } from '../content/content.ports.ts'

type Api = typeof shillApi
type TemplateId = ShillTemplates['rows'][number]['id']
interface Reading {
  content: Pick<ContentPorts['content'], 'newest' | 'newestBelow'>
}

const folderOf = (language: Language) => `shill/${language}/`
const documentOf = (language: Language, id: string) => folderOf(language) + id
const idOf = ({ document }: ContentVersion) =>
  document.slice(document.lastIndexOf('/') + 1) as TemplateId

/** As the product came with it. */
function originalOf(language: Language, id: string): Template | undefined {
  const { templates } = shillLanguages[language]
  return Object.hasOwn(templates, id) ? templates[id] : undefined
}

const wordsOf = ({ parts, emoji }: Template): ShillWords => ({
  parts: {
    hook: [...parts.hook],
    fact: [...parts.fact],
    detail: [...parts.detail],
    turn: [...parts.turn],
    call: [...parts.call],
  },
  emoji: [...emoji],
})

/** Finds what posts are written from: as it was changed last, or as it came. */
export async function findTemplate(
  { content }: Reading,
  language: Language,
  id: string,
): Promise<Template | undefined> {
  const original = originalOf(language, id)
  if (!original) return undefined
  const newest = await content.newest(documentOf(language, id))
  const words = newest?.value as ShillWords | null | undefined
  return words ? { ...original, ...words } : original
}

/** Tells the templates of a language that are not as they came. */
export async function listChanged(
  { content }: Reading,
  { language }: Asked<Api['shillTemplates']>,
): Promise<ShillTemplates> {
  const rows = await content.newestBelow(folderOf(language))
  return {
    language,
    rows: rows.flatMap((row) =>
      row.value === null
        ? []
        : [
            {
              id: idOf(row),
              version: row.version,
              ...(row.value as ShillWords),
            },
          ],
    ),
  }
}

/** Tells all templates of a language, and who changed them last. */
export async function listTemplates(
  { content }: Reading,
  { language }: Asked<Api['adminShillTemplates']>,
) {
  const changed = new Map(
    (await content.newestBelow(folderOf(language))).map((row) => [
      idOf(row),
      row,
    ]),
  )
  const originals = Object.values(shillLanguages[language].templates)
  return {
    language,
    rows: originals.map((original) => {
      const id = original.id as TemplateId
      const row = changed.get(id)
      const words = (row?.value as ShillWords | null) ?? wordsOf(original)
      return {
        id,
        version: row?.version ?? 0,
        ...words,
        isOriginal: !row?.value,
        ...(row && { by: row.by, at: new Date(row.at).toISOString() }),
      }
    }),
  }
}

/**
 * Puts a template in its place, if every post that can be written from it is one
 * that the club would stand by.
 */
export async function putTemplate<Tx>(
  ports: ContentPorts<Tx>,
  by: string,
  { language, template: id, body }: Asked<Api['putShillTemplate']>,
) {
  const { base, value, reason } = body
  const { names, holdLine } = shillLanguages[language]
  const topic = id.split('.')[0] as Topic
  const slots = longestSlots(topic, names)
  const faults = judgeTemplate({ id, ...value, holdLine }, topic, slots)
  if (faults.length > 0)
    throw new RefusalError('shill_template_faulty', {
      details: {
        faults: faults.map(({ part, place, code }) => ({ part, place, code })),
      },
    })
  const document = documentOf(language, id)
  return changeContent(ports, { by, document, base, value, reason })
}

/** Takes what was put there out again. */
export const restoreTemplate = <Tx>(
  ports: ContentPorts<Tx>,
  by: string,
  { language, template, body }: Asked<Api['restoreShillTemplate']>,
) =>
  changeContent(ports, {
    by,
    document: documentOf(language, template),
    value: null,
    ...body,
  })
