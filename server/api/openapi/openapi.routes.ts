import { brand } from '@narwhal-club/core/brand'
import {
  type OpenApiDocument,
  openapiApi,
  surface,
} from '@narwhal-club/core/contract'
import type { AppContext } from '../../context.ts'
import { mount } from '../../http/mount.ts'
import { describeApi } from './openapi.ts'

/** The contract for programs that are not ours, written with the first reader. */
export function openapiRoutes(app: AppContext) {
  const { version } = app
  let document: OpenApiDocument | undefined
  const written = () => {
    document ??= describeApi(surface, { title: brand.appName, version })
    return document
  }
  return mount(app, openapiApi, { openapi: written })
}
