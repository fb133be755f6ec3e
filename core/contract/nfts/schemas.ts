import * as z from 'zod/mini'

export const NftsQuery = z.strictObject({
  /** Token ids with commas between them. */
  ids: z.pipe(
    z.string().check(z.regex(/^[0-9]{1,78}(,[0-9]{1,78}){0,23}$/)),
    z.transform((text: string) => text.split(',')),
  ),
})

/** Art as `data:` URIs; empty where there is none that may be shown. */
export const Nfts = z.object({
  rows: z.array(
    z.object({ id: z.string(), name: z.string(), image: z.string() }),
  ),
})
export type Nfts = z.infer<typeof Nfts>
