// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { ChartLayout } from '../chart/layout.types.ts'

export const layout: ChartLayout = {
  width: 287,
  height: 452,
  nodes: [
    {"id":"network.checking","label":"checking","kind":"state","initial":true,"x":92,"y":24,"width":87.2,"height":36},
    {"id":"network.online","label":"online","kind":"state","initial":false,"x":100,"y":116,"width":72.4,"height":36},
    {"id":"network.confirming","label":"confirming","kind":"state","initial":false,"x":85,"y":208,"width":102,"height":36},
    {"id":"network.offline","label":"offline","kind":"state","initial":false,"x":24,"y":300,"width":79.8,"height":36},
    {"id":"network.wrongChain","label":"wrongChain","kind":"state","initial":false,"x":140,"y":300,"width":102,"height":36},
    {"id":"network.retrying","label":"retrying","kind":"state","initial":false,"x":147,"y":392,"width":87.2,"height":36},
  ],
  edges: [
    {"key":"network.checking→network.online","from":"network.checking","to":"network.online","labels":["detect ✓ [isWantedChain]"],"guards":[],"points":[[136,60],[136,116]],"label":{"lines":["detect ✓ [isWantedChain]"],"x":58,"y":85,"width":156,"height":14}},
    {"key":"network.checking→network.wrongChain","from":"network.checking","to":"network.wrongChain","labels":["detect ✓ [isOtherChain]"],"guards":[],"points":[[136,60],[136,88],[207,88],[207,272],[191,272],[191,300]],"label":{"lines":["detect ✓ [isOtherChain]"],"x":132,"y":161,"width":149.5,"height":14}},
    {"key":"network.checking→network.offline","from":"network.checking","to":"network.offline","labels":["detect ✓ [else]"],"guards":[],"points":[[136,60],[136,88],[64,88],[64,300]],"label":{"lines":["detect ✓ [else]"],"x":15,"y":163,"width":97.5,"height":14}},
    {"key":"network.online→network.confirming","from":"network.online","to":"network.confirming","labels":["network.check","after heartbeat"],"guards":[],"points":[[136,152],[136,208]],"label":{"lines":["network.check","after heartbeat"],"x":87,"y":162,"width":97.5,"height":28}},
    {"key":"network.confirming→network.online","from":"network.confirming","to":"network.online","labels":["detect ✓ [isWantedChain]"],"guards":[],"points":[[136,208],[136,152]],"label":{"lines":["detect ✓ [isWantedChain]"],"x":58,"y":185,"width":156,"height":14}},
    {"key":"network.confirming→network.wrongChain","from":"network.confirming","to":"network.wrongChain","labels":["detect ✓ [isOtherChain]"],"guards":[],"points":[[136,244],[136,272],[191,272],[191,300]],"label":{"lines":["detect ✓ [isOtherChain]"],"x":116,"y":274,"width":149.5,"height":14}},
    {"key":"network.confirming→network.offline","from":"network.confirming","to":"network.offline","labels":["detect ✓ [else]"],"guards":[],"points":[[136,244],[136,272],[64,272],[64,300]],"label":{"lines":["detect ✓ [else]"],"x":15,"y":274,"width":97.5,"height":14}},
    {"key":"network.offline→network.retrying","from":"network.offline","to":"network.retrying","labels":["network.check","after networkRetryDelay"],"guards":[],"points":[[64,336],[64,364],[191,364],[191,392]],"label":{"lines":["network.check","after networkRetryDelay"],"x":6,"y":350,"width":149.5,"height":28}},
    {"key":"network.wrongChain→network.retrying","from":"network.wrongChain","to":"network.retrying","labels":["network.check","after networkRetryDelay"],"guards":[],"points":[[191,336],[191,392]],"label":{"lines":["network.check","after networkRetryDelay"],"x":116,"y":346,"width":149.5,"height":28}},
    {"key":"network.retrying→network.online","from":"network.retrying","to":"network.online","labels":["detect ✓ [isWantedChain]"],"guards":[],"points":[[191,392],[191,364],[262,364],[262,180],[136,180],[136,152]],"label":{"lines":["detect ✓ [isWantedChain]"],"x":125,"y":173,"width":156,"height":14}},
    {"key":"network.retrying→network.wrongChain","from":"network.retrying","to":"network.wrongChain","labels":["detect ✓ [isOtherChain]"],"guards":[],"points":[[191,392],[191,336]],"label":{"lines":["detect ✓ [isOtherChain]"],"x":116,"y":345,"width":149.5,"height":14}},
    {"key":"network.retrying→network.offline","from":"network.retrying","to":"network.offline","labels":["detect ✓ [else]"],"guards":[],"points":[[191,392],[191,364],[64,364],[64,336]],"label":{"lines":["detect ✓ [else]"],"x":15,"y":348,"width":97.5,"height":14}},
  ],
}
