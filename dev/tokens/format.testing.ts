import { z } from 'zod'

/**
 * What the format says of files and values (Format Module 2025.10), for the types
 * that we use: whatever else stands in a file is no token of ours.
 */
const alias = z.string().regex(/^\{[^{}$][^{}]*\}$/)
const name = z.string().regex(/^[^$.{}][^.{}]*$/)
const share = z.number().min(0).max(1)

const color = z.strictObject({
  colorSpace: z.literal('srgb'),
  components: z.tuple([share, share, share]),
  alpha: share,
  hex: z.string().regex(/^#[0-9a-f]{6}$/i),
})
const dimension = z.strictObject({
  value: z.number(),
  unit: z.enum(['px', 'rem']),
})
const orAlias = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([schema, alias])
const face = z.string().min(1)
const fontFamily = z.union([face, z.array(face).min(1)])

const values = {
  color: orAlias(color),
  dimension: orAlias(dimension),
  duration: z.strictObject({
    value: z.number().min(0),
    unit: z.enum(['ms', 's']),
  }),
  cubicBezier: z.tuple([share, z.number(), share, z.number()]),
  fontFamily: orAlias(fontFamily),
  shadow: z.strictObject({
    color: orAlias(color),
    offsetX: orAlias(dimension),
    offsetY: orAlias(dimension),
    blur: orAlias(dimension),
    spread: orAlias(dimension),
  }),
  typography: z.strictObject({
    fontFamily: orAlias(fontFamily),
    fontSize: orAlias(dimension),
    fontWeight: z.number().min(1).max(1_000),
    letterSpacing: orAlias(dimension),
    lineHeight: z.number().positive(),
  }),
}

const about = {
  $description: z.string().min(1).optional(),
  $extensions: z.record(z.string(), z.unknown()).optional(),
}

const token = z.discriminatedUnion('$type', [
  z.strictObject({ $type: z.literal('color'), $value: values.color, ...about }),
  ...(
    [
      'dimension',
      'duration',
      'cubicBezier',
      'fontFamily',
      'shadow',
      'typography',
    ] as const
  ).map((type) =>
    z.strictObject({ $type: z.literal(type), $value: values[type], ...about }),
  ),
])

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a file breaks, a line each; none where it is in order. */
export function faultsOf(value: unknown, path = 'file'): string[] {
  if (!isObject(value)) return [`${path}: neither token nor group`]
  if ('$value' in value) {
    const { error } = token.safeParse(value)
    return error ? [`${path}: ${error.message}`] : []
  }
  return Object.entries(value).flatMap(([key, item]) => {
    const at = `${path}.${key}`
    if (key === '$description')
      return typeof item === 'string' ? [] : [`${at}: no text`]
    return name.safeParse(key).success
      ? faultsOf(item, at)
      : [`${at}: no name of a group or a token`]
  })
}

const source = z.strictObject({ $ref: z.string().min(1) })

/** What the resolver module says of its document. */
export const resolverShape = z.strictObject({
  $schema: z.literal(
    'https://www.designtokens.org/schemas/2025.10/resolver.json',
  ),
  name: z.string(),
  version: z.literal('2025.10'),
  description: z.string(),
  sets: z.record(
    name,
    z.strictObject({ description: z.string(), sources: z.array(source) }),
  ),
  modifiers: z.record(
    name,
    z
      .strictObject({
        description: z.string(),
        contexts: z.record(name, z.array(source)),
        default: z.string(),
      })
      .refine(
        (modifier) =>
          Object.keys(modifier.contexts).length > 1 &&
          modifier.default in modifier.contexts,
      ),
  ),
  resolutionOrder: z.array(source).min(1),
})
