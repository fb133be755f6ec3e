// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { ChartLayout } from '../chart/layout.types.ts'

export const layout: ChartLayout = {
  width: 374.6,
  height: 464,
  nodes: [
    {"id":"composing.closed","label":"closed","kind":"state","initial":true,"x":35,"y":24,"width":72.4,"height":36},
    {"id":"composing.recalling","label":"recalling","kind":"state","initial":false,"x":24,"y":96,"width":94.6,"height":36},
    {"id":"composing.open","label":"open","kind":"group","initial":false,"x":55,"y":168,"width":295.6,"height":272},
    {"id":"composing.open.memory","label":"memory","kind":"group","initial":true,"x":212.8,"y":280,"width":111.8,"height":144},
    {"id":"composing.open.memory.stored","label":"stored","kind":"state","initial":true,"x":232.5,"y":372,"width":72.4,"height":36},
    {"id":"composing.open.memory.storing","label":"storing","kind":"state","initial":false,"x":228.8,"y":316,"width":79.8,"height":36},
    {"id":"composing.open.favourites","label":"favourites","kind":"group","initial":true,"x":71,"y":224,"width":121.8,"height":200},
    {"id":"composing.open.favourites.idle","label":"idle","kind":"state","initial":true,"x":99.6,"y":260,"width":72,"height":36},
    {"id":"composing.open.favourites.keeping","label":"keeping","kind":"state","initial":false,"x":97,"y":316,"width":79.8,"height":36},
    {"id":"composing.open.favourites.failed","label":"failed","kind":"state","initial":false,"x":99.5,"y":372,"width":72.4,"height":36},
  ],
  edges: [
    {"key":"composing.closed→composing.recalling","from":"composing.closed","to":"composing.recalling","labels":["composing.show"],"guards":["isNews"],"points":[[71,60],[71,96]],"anchor":[71,78]},
    {"key":"composing.recalling→composing.open","from":"composing.recalling","to":"composing.open","labels":["recall ✓","recall ✗"],"guards":[],"points":[[71,132],[71,168]],"anchor":[71,150]},
    {"key":"composing.open→composing.open.memory.storing","from":"composing.open","to":"composing.open.memory.storing","labels":["composing.saveDraft","composing.dropDraft","composing.posted"],"guards":["hasPost","hasDraft"],"points":[[335,440],[334.6,214],[268.7,214],[268.7,316]],"anchor":[334.8,327]},
    {"key":"composing.open.memory.storing→composing.open.memory.stored","from":"composing.open.memory.storing","to":"composing.open.memory.stored","labels":["store ✓","store ✗"],"guards":[],"points":[[268.7,352],[268.7,372]],"anchor":[268.7,362]},
    {"key":"composing.open.favourites.idle→composing.open.favourites.keeping","from":"composing.open.favourites.idle","to":"composing.open.favourites.keeping","labels":["composing.keep","composing.unkeep"],"guards":["hasPost"],"points":[[147.6,296],[147.6,306],[150.2,306],[150.2,316]],"anchor":[147.6,301]},
    {"key":"composing.open.favourites.keeping→composing.open.favourites.keeping","from":"composing.open.favourites.keeping","to":"composing.open.favourites.keeping","labels":["keep ✓"],"guards":["hasQueue"],"points":[[97,328],[87,328],[87,340],[97,340]],"anchor":[87,334]},
    {"key":"composing.open.favourites.keeping→composing.open.favourites.idle","from":"composing.open.favourites.keeping","to":"composing.open.favourites.idle","labels":["keep ✓"],"guards":["isKept"],"points":[[123.6,316],[123.6,296]],"anchor":[123.6,306]},
    {"key":"composing.open.favourites.keeping→composing.open.favourites.failed","from":"composing.open.favourites.keeping","to":"composing.open.favourites.failed","labels":["keep ✓","keep ✗"],"guards":[],"points":[[150.2,352],[150.2,362],[147.7,362],[147.7,372]],"anchor":[150.2,357]},
    {"key":"composing.open.favourites.failed→composing.open.favourites.keeping","from":"composing.open.favourites.failed","to":"composing.open.favourites.keeping","labels":["composing.keep","composing.unkeep"],"guards":["hasPost"],"points":[[123.6,372],[123.6,352]],"anchor":[123.6,362]},
  ],
}
