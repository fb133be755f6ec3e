import { brand } from '@narwhal-club/core/brand'
import { type openapiApi, surface } from '@narwhal-club/core/contract'
import type { MockHandlers } from './call.ts'

export const openapiHandlers: MockHandlers<typeof openapiApi> = {
  async openapi({ world: { version } }) {
    const { describeApi } = await import(
      '../../../server/api/openapi/openapi.ts'
    )
    return describeApi(surface, { title: brand.appName, version })
  },
}
