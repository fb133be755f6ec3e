// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { ChartLayout } from '../chart/layout.types.ts'

export const layout: ChartLayout = {
  width: 455,
  height: 680,
  nodes: [
    {"id":"composing.closed","label":"closed","kind":"state","initial":true,"x":35,"y":24,"width":72.4,"height":36},
    {"id":"composing.recalling","label":"recalling","kind":"state","initial":false,"x":24,"y":116,"width":94.6,"height":36},
    {"id":"composing.open","label":"open","kind":"group","initial":false,"x":55,"y":208,"width":376,"height":448},
    {"id":"composing.open.memory","label":"memory","kind":"group","initial":true,"x":229,"y":432,"width":165.4,"height":204},
    {"id":"composing.open.memory.stored","label":"stored","kind":"state","initial":true,"x":306,"y":488,"width":72.4,"height":36},
    {"id":"composing.open.memory.storing","label":"storing","kind":"state","initial":false,"x":245,"y":580,"width":79.8,"height":36},
    {"id":"composing.open.favourites","label":"favourites","kind":"group","initial":true,"x":71,"y":320,"width":121.8,"height":316},
    {"id":"composing.open.favourites.idle","label":"idle","kind":"state","initial":true,"x":91,"y":376,"width":72,"height":36},
    {"id":"composing.open.favourites.keeping","label":"keeping","kind":"state","initial":false,"x":87,"y":478,"width":79.8,"height":36},
    {"id":"composing.open.favourites.failed","label":"failed","kind":"state","initial":false,"x":91,"y":580,"width":72.4,"height":36},
  ],
  edges: [
    {"key":"composing.closed→composing.recalling","from":"composing.closed","to":"composing.recalling","labels":["composing.show"],"guards":["isNews"],"points":[[71,60],[71,116]],"label":{"lines":["composing.show"],"x":26,"y":69,"width":91,"height":14}},
    {"key":"composing.recalling→composing.open","from":"composing.recalling","to":"composing.open","labels":["recall ✓","recall ✗"],"guards":[],"points":[[71,152],[71,208]],"label":{"lines":["recall ✓","recall ✗"],"x":45,"y":162,"width":52,"height":28}},
    {"key":"composing.open→composing.open.memory.storing","from":"composing.open","to":"composing.open.memory.storing","labels":["composing.saveDraft","composing.dropDraft","composing.posted"],"guards":["hasPost","hasDraft"],"points":[[415,656],[415,292],[285,292],[285,580]],"label":{"lines":["composing.saveDraft","composing.dropDraft","composing.posted"],"x":305,"y":271,"width":123.5,"height":42}},
    {"key":"composing.open.memory.storing→composing.open.memory.stored","from":"composing.open.memory.storing","to":"composing.open.memory.stored","labels":["store ✓","store ✗"],"guards":[],"points":[[285,580],[285,552],[342,552],[342,524]],"label":{"lines":["store ✓","store ✗"],"x":287,"y":538,"width":45.5,"height":28}},
    {"key":"composing.open.favourites.idle→composing.open.favourites.keeping","from":"composing.open.favourites.idle","to":"composing.open.favourites.keeping","labels":["composing.keep","composing.unkeep"],"guards":["hasPost"],"points":[[127,412],[127,478]],"label":{"lines":["composing.keep","composing.unkeep"],"x":75,"y":415,"width":104,"height":28}},
    {"key":"composing.open.favourites.keeping→composing.open.favourites.keeping","from":"composing.open.favourites.keeping","to":"composing.open.favourites.keeping","labels":["keep ✓ [hasQueue]"],"guards":[],"points":[[127,514],[126.9,524],[176.8,524],[176.8,468],[126.9,468],[127,478]],"label":{"lines":["keep ✓ [hasQueue]"],"x":184,"y":509,"width":110.5,"height":14}},
    {"key":"composing.open.favourites.keeping→composing.open.favourites.idle","from":"composing.open.favourites.keeping","to":"composing.open.favourites.idle","labels":["keep ✓ [isKept]"],"guards":[],"points":[[127,478],[127,412]],"label":{"lines":["keep ✓ [isKept]"],"x":78,"y":446,"width":97.5,"height":14}},
    {"key":"composing.open.favourites.keeping→composing.open.favourites.failed","from":"composing.open.favourites.keeping","to":"composing.open.favourites.failed","labels":["keep ✓ [else]","keep ✗"],"guards":[],"points":[[127,514],[127,580]],"label":{"lines":["keep ✓ [else]","keep ✗"],"x":85,"y":525,"width":84.5,"height":28}},
    {"key":"composing.open.favourites.failed→composing.open.favourites.keeping","from":"composing.open.favourites.failed","to":"composing.open.favourites.keeping","labels":["composing.keep","composing.unkeep"],"guards":["hasPost"],"points":[[127,580],[127,514]],"label":{"lines":["composing.keep","composing.unkeep"],"x":75,"y":541,"width":104,"height":28}},
  ],
}
