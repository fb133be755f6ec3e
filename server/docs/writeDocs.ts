import { brand } from '@narwhal-club/core/brand'
import type { OpenApiDocument } from '@narwhal-club/core/contract'
import { docs as words } from '@narwhal-club/core/messages/pages/docs'
import { escaped } from '../page/escaped.ts'
import { docsStyle } from './docsStyle.ts'
import { type Shape, writeType } from './writeType.ts'

export const docsPath = '/api/docs'

interface Said {
  content?: Record<string, { schema: Shape }>
}
interface Operation {
  operationId: string
  parameters: {
    name: string
    in: string
    required: boolean
    schema: Shape
    example?: unknown
  }[]
  requestBody?: Said
  responses: Record<string, Said & { description: string }>
  'x-who': keyof typeof words.who
  'x-rate-class': string
}

export interface Call {
  method: string
  path: string
  is: Operation
}

/** The calls of a document by what follows `/api/` in their paths. */
export function areasOf({ paths }: OpenApiDocument): Map<string, Call[]> {
  const areas = new Map<string, Call[]>()
  for (const [path, methods] of Object.entries(paths))
    for (const [method, is] of Object.entries(methods)) {
      const area = path.split('/')[2]?.replace(/\..*$/, '') ?? ''
      const call = { method, path, is: is as unknown as Operation }
      areas.set(area, [...(areas.get(area) ?? []), call])
    }
  return new Map([...areas].sort(([one], [other]) => (one < other ? -1 : 1)))
}

const page = (title: string, main: string) =>
  [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8" />',
    '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    '<link rel="icon" href="/icon.svg" type="image/svg+xml" />',
    `<title>${escaped(title)}</title>`,
    `<style>${docsStyle}</style></head>`,
    `<body><main>${main}</main></body></html>`,
  ].join('')

const titled = (title: string, inner: string) =>
  inner && `<div><h3>${escaped(title)}</h3>${inner}</div>`

const typed = (title: string, schema: Shape | undefined) =>
  schema
    ? titled(title, `<pre tabindex="0">${escaped(writeType(schema))}</pre>`)
    : ''

const list = (items: readonly string[]) =>
  items.length > 0
    ? `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
    : ''

const schemaIn = ({ content = {} }: Said) => {
  const [first] = Object.entries(content)
  return { type: first?.[0] ?? '', schema: first?.[1].schema }
}

function writeParameter(each: Operation['parameters'][number]): string {
  const { name, in: place, required, schema, example } = each
  const need = required ? '' : `, ${words.optional}`
  const such =
    example === undefined
      ? ''
      : `, ${words.suchAs} <code>${escaped(String(example))}</code>`
  return `<code>${escaped(name)}</code> (${escaped(place)}${need}): <code>${escaped(writeType(schema))}</code>${such}`
}

function writeCall({ method, path, is }: Call): string {
  const { operationId, parameters, requestBody, responses } = is
  const { type, schema } = schemaIn(responses[200] ?? {})
  const refusals = Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .map(
      ([status, { description }]) =>
        `${escaped(status)}: <code>${escaped(description)}</code>`,
    )
  const isJson = type === 'application/json'
  return [
    `<article id="${escaped(operationId)}">`,
    `<h2><b>${escaped(method.toUpperCase())}</b> ${escaped(path)}</h2>`,
    `<p>${escaped(operationId)}: ${escaped(words.who[is['x-who']])}, ${escaped(words.counts(is['x-rate-class']))}</p>`,
    titled(words.parameters, list(parameters.map(writeParameter))),
    typed(words.body, requestBody && schemaIn(requestBody).schema),
    isJson
      ? typed(words.answer, schema)
      : titled(words.answer, `<p>${escaped(type)}</p>`),
    titled(words.refusals, list(refusals)),
    '</article>',
  ].join('')
}

const link = (href: string, text: string) =>
  `<a href="${escaped(href)}">${escaped(text)}</a>`

/** The first page: every call by its area. */
export function writeIndex(areas: Map<string, Call[]>): string {
  const parts = [...areas].map(
    ([area, calls]) =>
      `<section><h2>${link(`${docsPath}/${area}`, area)}</h2>${list(
        calls.map(
          ({ method, path, is }) =>
            `<b>${escaped(method.toUpperCase())}</b> ${link(`${docsPath}/${area}#${is.operationId}`, path)}`,
        ),
      )}</section>`,
  )
  const title = `${brand.appName}: ${words.title}`
  const main = `<h1>${escaped(title)}</h1><p>${escaped(words.lead)} ${link('/api/openapi.json', words.document)}</p><nav>${parts.join('')}</nav>`
  return page(title, main)
}

/** The calls of one area, each with what is asked, answered and refused. */
export function writeArea(area: string, calls: readonly Call[]): string {
  const title = `${brand.appName}: ${area}`
  return page(
    title,
    `<nav>${link(docsPath, words.back)}</nav><h1>${escaped(title)}</h1>${calls.map(writeCall).join('')}`,
  )
}
