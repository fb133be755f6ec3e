// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { ChartLayout } from '../chart/layout.types.ts'

export const layout: ChartLayout = {
 "width": 949.2,
 "height": 952,
 "nodes": [
  {
   "id": "wallet.disconnected",
   "label": "disconnected",
   "kind": "state",
   "initial": true,
   "x": 464,
   "y": 892,
   "width": 116.8,
   "height": 36
  },
  {
   "id": "wallet.discovering",
   "label": "discovering",
   "kind": "state",
   "initial": false,
   "x": 655,
   "y": 529.3,
   "width": 109.4,
   "height": 36
  },
  {
   "id": "wallet.choosing",
   "label": "choosing",
   "kind": "state",
   "initial": false,
   "x": 543,
   "y": 770,
   "width": 87.2,
   "height": 36
  },
  {
   "id": "wallet.noWallet",
   "label": "noWallet",
   "kind": "state",
   "initial": false,
   "x": 838,
   "y": 282,
   "width": 87.2,
   "height": 36
  },
  {
   "id": "wallet.connecting",
   "label": "connecting",
   "kind": "group",
   "initial": false,
   "x": 350,
   "y": 72,
   "width": 155.6,
   "height": 144
  },
  {
   "id": "wallet.connecting.prompted",
   "label": "prompted",
   "kind": "state",
   "initial": true,
   "x": 366,
   "y": 108,
   "width": 87.2,
   "height": 36
  },
  {
   "id": "wallet.connecting.slow",
   "label": "slow",
   "kind": "state",
   "initial": false,
   "x": 373.6,
   "y": 164,
   "width": 72,
   "height": 36
  },
  {
   "id": "wallet.requestOpen",
   "label": "requestOpen",
   "kind": "state",
   "initial": false,
   "x": 179,
   "y": 282,
   "width": 109.4,
   "height": 36
  },
  {
   "id": "wallet.locked",
   "label": "locked",
   "kind": "state",
   "initial": false,
   "x": 478,
   "y": 282,
   "width": 72.4,
   "height": 36
  },
  {
   "id": "wallet.rejected",
   "label": "rejected",
   "kind": "state",
   "initial": false,
   "x": 714,
   "y": 282,
   "width": 87.2,
   "height": 36
  },
  {
   "id": "wallet.failed",
   "label": "failed",
   "kind": "state",
   "initial": false,
   "x": 605,
   "y": 282,
   "width": 72.4,
   "height": 36
  },
  {
   "id": "wallet.reconnecting",
   "label": "reconnecting",
   "kind": "state",
   "initial": false,
   "x": 325,
   "y": 282,
   "width": 116.8,
   "height": 36
  },
  {
   "id": "wallet.attached",
   "label": "attached",
   "kind": "group",
   "initial": false,
   "x": 58,
   "y": 449,
   "width": 417.9,
   "height": 250
  },
  {
   "id": "wallet.attached.connected",
   "label": "connected",
   "kind": "state",
   "initial": true,
   "x": 74,
   "y": 647,
   "width": 94.6,
   "height": 36
  },
  {
   "id": "wallet.attached.wrongChain",
   "label": "wrongChain",
   "kind": "state",
   "initial": false,
   "x": 340.7,
   "y": 647,
   "width": 102,
   "height": 36
  },
  {
   "id": "wallet.attached.switchingChain",
   "label": "switchingChain",
   "kind": "state",
   "initial": false,
   "x": 295.3,
   "y": 485,
   "width": 131.6,
   "height": 36
  },
  {
   "id": "wallet.attached.addingChain",
   "label": "addingChain",
   "kind": "state",
   "initial": false,
   "x": 293.3,
   "y": 551,
   "width": 109.4,
   "height": 36
  },
  {
   "id": "wallet.attached.disconnecting",
   "label": "disconnecting",
   "kind": "state",
   "initial": false,
   "x": 149.1,
   "y": 551,
   "width": 124.2,
   "height": 36
  }
 ],
 "edges": [
  {
   "key": "wallet.disconnected→wallet.discovering",
   "from": "wallet.disconnected",
   "to": "wallet.discovering",
   "labels": [
    "wallet.open"
   ],
   "guards": [],
   "points": [
    [
     547,
     892
    ],
    [
     547,
     844
    ],
    [
     710,
     844
    ],
    [
     710,
     565.3
    ]
   ],
   "anchor": [
    710,
    704.7
   ]
  },
  {
   "key": "wallet.disconnected→wallet.reconnecting",
   "from": "wallet.disconnected",
   "to": "wallet.reconnecting",
   "labels": [
    "wallet.reconnect"
   ],
   "guards": [],
   "points": [
    [
     506,
     892
    ],
    [
     506,
     834
    ],
    [
     496,
     834
    ],
    [
     496,
     386
    ],
    [
     383,
     386
    ],
    [
     383,
     318
    ]
   ],
   "anchor": [
    496,
    610
   ]
  },
  {
   "key": "wallet.discovering→wallet.disconnected",
   "from": "wallet.discovering",
   "to": "wallet.disconnected",
   "labels": [
    "wallet.cancel"
   ],
   "guards": [],
   "points": [
    [
     737,
     565.3
    ],
    [
     737,
     854
    ],
    [
     556,
     854
    ],
    [
     556,
     892
    ]
   ],
   "anchor": [
    737,
    709.7
   ]
  },
  {
   "key": "wallet.discovering→wallet.choosing",
   "from": "wallet.discovering",
   "to": "wallet.choosing",
   "labels": [
    "discover ✓"
   ],
   "guards": [
    "isAnyFound"
   ],
   "points": [
    [
     682,
     565.3
    ],
    [
     682,
     742
    ],
    [
     621,
     742
    ],
    [
     621,
     770
    ]
   ],
   "anchor": [
    682,
    653.7
   ]
  },
  {
   "key": "wallet.discovering→wallet.noWallet",
   "from": "wallet.discovering",
   "to": "wallet.noWallet",
   "labels": [
    "discover ✓"
   ],
   "guards": [
    "isOk"
   ],
   "points": [
    [
     728,
     529.3
    ],
    [
     728,
     386
    ],
    [
     873,
     386
    ],
    [
     873,
     318
    ]
   ],
   "anchor": [
    800.5,
    386
   ]
  },
  {
   "key": "wallet.discovering→wallet.failed",
   "from": "wallet.discovering",
   "to": "wallet.failed",
   "labels": [
    "discover ✓",
    "discover ✗",
    "after discoverTimeout"
   ],
   "guards": [],
   "points": [
    [
     691,
     529.3
    ],
    [
     691,
     346
    ],
    [
     648,
     346
    ],
    [
     648,
     318
    ]
   ],
   "anchor": [
    691,
    437.7
   ]
  },
  {
   "key": "wallet.choosing→wallet.connecting",
   "from": "wallet.choosing",
   "to": "wallet.connecting",
   "labels": [
    "wallet.choose"
   ],
   "guards": [
    "isKnownOption"
   ],
   "points": [
    [
     591,
     770
    ],
    [
     591,
     722
    ],
    [
     595,
     722
    ],
    [
     595,
     336
    ],
    [
     584,
     336
    ],
    [
     584,
     44
    ],
    [
     396,
     44
    ],
    [
     396,
     72
    ]
   ],
   "anchor": [
    595,
    529
   ]
  },
  {
   "key": "wallet.choosing→wallet.disconnected",
   "from": "wallet.choosing",
   "to": "wallet.disconnected",
   "labels": [
    "wallet.cancel"
   ],
   "guards": [],
   "points": [
    [
     587,
     806
    ],
    [
     587,
     824
    ],
    [
     531,
     824
    ],
    [
     531,
     892
    ]
   ],
   "anchor": [
    531,
    858
   ]
  },
  {
   "key": "wallet.noWallet→wallet.choosing",
   "from": "wallet.noWallet",
   "to": "wallet.choosing",
   "labels": [
    "options.changed"
   ],
   "guards": [
    "isAny"
   ],
   "points": [
    [
     855,
     318
    ],
    [
     855,
     376
    ],
    [
     621,
     376
    ],
    [
     621,
     732
    ],
    [
     611,
     732
    ],
    [
     611,
     770
    ]
   ],
   "anchor": [
    621,
    554
   ]
  },
  {
   "key": "wallet.noWallet→wallet.discovering",
   "from": "wallet.noWallet",
   "to": "wallet.discovering",
   "labels": [
    "wallet.retry"
   ],
   "guards": [],
   "points": [
    [
     890,
     318
    ],
    [
     890,
     396
    ],
    [
     746,
     396
    ],
    [
     746,
     529.3
    ]
   ],
   "anchor": [
    818,
    396
   ]
  },
  {
   "key": "wallet.noWallet→wallet.disconnected",
   "from": "wallet.noWallet",
   "to": "wallet.disconnected",
   "labels": [
    "wallet.cancel"
   ],
   "guards": [],
   "points": [
    [
     908,
     318
    ],
    [
     908,
     406
    ],
    [
     798,
     406
    ],
    [
     798,
     874
    ],
    [
     572,
     874
    ],
    [
     572,
     892
    ]
   ],
   "anchor": [
    798,
    640
   ]
  },
  {
   "key": "wallet.connecting→wallet.disconnected",
   "from": "wallet.connecting",
   "to": "wallet.disconnected",
   "labels": [
    "wallet.cancel"
   ],
   "guards": [],
   "points": [
    [
     420,
     216
    ],
    [
     420,
     234
    ],
    [
     37,
     234
    ],
    [
     37,
     864
    ],
    [
     481,
     864
    ],
    [
     481,
     892
    ]
   ],
   "anchor": [
    37,
    549
   ]
  },
  {
   "key": "wallet.connecting→wallet.choosing",
   "from": "wallet.connecting",
   "to": "wallet.choosing",
   "labels": [
    "wallet.back"
   ],
   "guards": [],
   "points": [
    [
     470,
     216
    ],
    [
     470,
     254
    ],
    [
     571,
     254
    ],
    [
     571,
     336
    ],
    [
     556,
     336
    ],
    [
     556,
     722
    ],
    [
     562,
     722
    ],
    [
     562,
     770
    ]
   ],
   "anchor": [
    556,
    529
   ]
  },
  {
   "key": "wallet.connecting→wallet.attached.connected",
   "from": "wallet.connecting",
   "to": "wallet.attached.connected",
   "labels": [
    "connect ✓"
   ],
   "guards": [
    "isConnectedHere"
   ],
   "points": [
    [
     430,
     216
    ],
    [
     430,
     244
    ],
    [
     88,
     244
    ],
    [
     87.5,
     444
    ],
    [
     87.5,
     647
    ]
   ],
   "anchor": [
    259,
    244
   ]
  },
  {
   "key": "wallet.connecting→wallet.attached.wrongChain",
   "from": "wallet.connecting",
   "to": "wallet.attached.wrongChain",
   "labels": [
    "connect ✓"
   ],
   "guards": [
    "isOk"
   ],
   "points": [
    [
     440,
     216
    ],
    [
     440,
     254
    ],
    [
     158,
     254
    ],
    [
     158,
     426
    ],
    [
     437,
     426
    ],
    [
     436.9,
     444
    ],
    [
     436.9,
     617
    ],
    [
     404.4,
     617
    ],
    [
     404.4,
     647
    ]
   ],
   "anchor": [
    299,
    254
   ]
  },
  {
   "key": "wallet.connecting→wallet.requestOpen",
   "from": "wallet.connecting",
   "to": "wallet.requestOpen",
   "labels": [
    "connect ✓"
   ],
   "guards": [
    "isRequestPending"
   ],
   "points": [
    [
     450,
     216
    ],
    [
     450,
     264
    ],
    [
     252,
     264
    ],
    [
     252,
     282
    ]
   ],
   "anchor": [
    351,
    264
   ]
  },
  {
   "key": "wallet.connecting→wallet.locked",
   "from": "wallet.connecting",
   "to": "wallet.locked",
   "labels": [
    "connect ✓"
   ],
   "guards": [
    "isLocked"
   ],
   "points": [
    [
     460,
     216
    ],
    [
     460,
     264
    ],
    [
     502,
     264
    ],
    [
     502,
     282
    ]
   ],
   "anchor": [
    460,
    240
   ]
  },
  {
   "key": "wallet.connecting→wallet.rejected",
   "from": "wallet.connecting",
   "to": "wallet.rejected",
   "labels": [
    "connect ✓"
   ],
   "guards": [
    "isRejected"
   ],
   "points": [
    [
     490,
     216
    ],
    [
     490,
     234
    ],
    [
     743,
     234
    ],
    [
     743,
     282
    ]
   ],
   "anchor": [
    616.5,
    234
   ]
  },
  {
   "key": "wallet.connecting→wallet.failed",
   "from": "wallet.connecting",
   "to": "wallet.failed",
   "labels": [
    "connect ✓",
    "connect ✗"
   ],
   "guards": [],
   "points": [
    [
     480,
     216
    ],
    [
     480,
     244
    ],
    [
     629,
     244
    ],
    [
     629,
     282
    ]
   ],
   "anchor": [
    554.5,
    244
   ]
  },
  {
   "key": "wallet.connecting.prompted→wallet.connecting.slow",
   "from": "wallet.connecting.prompted",
   "to": "wallet.connecting.slow",
   "labels": [
    "after slowAfter"
   ],
   "guards": [],
   "points": [
    [
     409.6,
     144
    ],
    [
     409.6,
     164
    ]
   ],
   "anchor": [
    409.6,
    154
   ]
  },
  {
   "key": "wallet.connecting.slow→wallet.connecting",
   "from": "wallet.connecting.slow",
   "to": "wallet.connecting",
   "labels": [
    "wallet.retry"
   ],
   "guards": [],
   "points": [
    [
     409.6,
     200
    ],
    [
     410,
     216
    ]
   ],
   "anchor": [
    409.8,
    208
   ]
  },
  {
   "key": "wallet.requestOpen→wallet.connecting",
   "from": "wallet.requestOpen",
   "to": "wallet.connecting",
   "labels": [
    "wallet.retry"
   ],
   "guards": [],
   "points": [
    [
     215,
     282
    ],
    [
     215,
     54
    ],
    [
     366,
     54
    ],
    [
     366,
     72
    ]
   ],
   "anchor": [
    215,
    168
   ]
  },
  {
   "key": "wallet.requestOpen→wallet.choosing",
   "from": "wallet.requestOpen",
   "to": "wallet.choosing",
   "labels": [
    "wallet.back"
   ],
   "guards": [],
   "points": [
    [
     252,
     318
    ],
    [
     252,
     406
    ],
    [
     535,
     406
    ],
    [
     535,
     732
    ],
    [
     553,
     732
    ],
    [
     553,
     770
    ]
   ],
   "anchor": [
    535,
    569
   ]
  },
  {
   "key": "wallet.requestOpen→wallet.disconnected",
   "from": "wallet.requestOpen",
   "to": "wallet.disconnected",
   "labels": [
    "wallet.cancel"
   ],
   "guards": [],
   "points": [
    [
     215,
     318
    ],
    [
     215,
     336
    ],
    [
     24,
     336
    ],
    [
     24,
     874
    ],
    [
     472,
     874
    ],
    [
     472,
     892
    ]
   ],
   "anchor": [
    24,
    605
   ]
  },
  {
   "key": "wallet.locked→wallet.connecting",
   "from": "wallet.locked",
   "to": "wallet.connecting",
   "labels": [
    "wallet.retry"
   ],
   "guards": [],
   "points": [
    [
     526,
     282
    ],
    [
     526,
     54
    ],
    [
     406,
     54
    ],
    [
     406,
     72
    ]
   ],
   "anchor": [
    526,
    168
   ]
  },
  {
   "key": "wallet.locked→wallet.choosing",
   "from": "wallet.locked",
   "to": "wallet.choosing",
   "labels": [
    "wallet.back"
   ],
   "guards": [],
   "points": [
    [
     526,
     318
    ],
    [
     526,
     346
    ],
    [
     569,
     346
    ],
    [
     569,
     722
    ],
    [
     572,
     722
    ],
    [
     572,
     770
    ]
   ],
   "anchor": [
    569,
    534
   ]
  },
  {
   "key": "wallet.locked→wallet.disconnected",
   "from": "wallet.locked",
   "to": "wallet.disconnected",
   "labels": [
    "wallet.cancel"
   ],
   "guards": [],
   "points": [
    [
     502,
     318
    ],
    [
     502,
     356
    ],
    [
     522,
     356
    ],
    [
     522,
     892
    ]
   ],
   "anchor": [
    522,
    624
   ]
  },
  {
   "key": "wallet.rejected→wallet.connecting",
   "from": "wallet.rejected",
   "to": "wallet.connecting",
   "labels": [
    "wallet.retry"
   ],
   "guards": [],
   "points": [
    [
     772,
     282
    ],
    [
     772,
     24
    ],
    [
     376,
     24
    ],
    [
     376,
     72
    ]
   ],
   "anchor": [
    574,
    24
   ]
  },
  {
   "key": "wallet.rejected→wallet.choosing",
   "from": "wallet.rejected",
   "to": "wallet.choosing",
   "labels": [
    "wallet.back"
   ],
   "guards": [],
   "points": [
    [
     743,
     318
    ],
    [
     743,
     356
    ],
    [
     608,
     356
    ],
    [
     608,
     722
    ],
    [
     601,
     722
    ],
    [
     601,
     770
    ]
   ],
   "anchor": [
    608,
    539
   ]
  },
  {
   "key": "wallet.rejected→wallet.disconnected",
   "from": "wallet.rejected",
   "to": "wallet.disconnected",
   "labels": [
    "wallet.cancel"
   ],
   "guards": [],
   "points": [
    [
     772,
     318
    ],
    [
     772,
     406
    ],
    [
     785,
     406
    ],
    [
     785,
     864
    ],
    [
     564,
     864
    ],
    [
     564,
     892
    ]
   ],
   "anchor": [
    785,
    635
   ]
  },
  {
   "key": "wallet.failed→wallet.connecting",
   "from": "wallet.failed",
   "to": "wallet.connecting",
   "labels": [
    "wallet.retry"
   ],
   "guards": [
    "hasOption"
   ],
   "points": [
    [
     653,
     282
    ],
    [
     653,
     34
    ],
    [
     386,
     34
    ],
    [
     386,
     72
    ]
   ],
   "anchor": [
    519.5,
    34
   ]
  },
  {
   "key": "wallet.failed→wallet.discovering",
   "from": "wallet.failed",
   "to": "wallet.discovering",
   "labels": [
    "wallet.retry",
    "wallet.back"
   ],
   "guards": [],
   "points": [
    [
     663,
     318
    ],
    [
     663,
     336
    ],
    [
     710,
     336
    ],
    [
     710,
     529.3
    ]
   ],
   "anchor": [
    710,
    432.7
   ]
  },
  {
   "key": "wallet.failed→wallet.choosing",
   "from": "wallet.failed",
   "to": "wallet.choosing",
   "labels": [
    "wallet.back"
   ],
   "guards": [
    "hasOptions"
   ],
   "points": [
    [
     619,
     318
    ],
    [
     619,
     346
    ],
    [
     582,
     346
    ],
    [
     582,
     770
    ]
   ],
   "anchor": [
    582,
    558
   ]
  },
  {
   "key": "wallet.failed→wallet.disconnected",
   "from": "wallet.failed",
   "to": "wallet.disconnected",
   "labels": [
    "wallet.cancel"
   ],
   "guards": [],
   "points": [
    [
     634,
     318
    ],
    [
     634,
     752
    ],
    [
     651,
     752
    ],
    [
     651,
     834
    ],
    [
     539,
     834
    ],
    [
     539,
     892
    ]
   ],
   "anchor": [
    634,
    535
   ]
  },
  {
   "key": "wallet.reconnecting→wallet.discovering",
   "from": "wallet.reconnecting",
   "to": "wallet.discovering",
   "labels": [
    "wallet.open"
   ],
   "guards": [],
   "points": [
    [
     422,
     318
    ],
    [
     422,
     366
    ],
    [
     673,
     366
    ],
    [
     673,
     529.3
    ]
   ],
   "anchor": [
    547.5,
    366
   ]
  },
  {
   "key": "wallet.reconnecting→wallet.disconnected",
   "from": "wallet.reconnecting",
   "to": "wallet.disconnected",
   "labels": [
    "wallet.cancel",
    "reconnect ✓",
    "reconnect ✗",
    "after reconnectTimeout"
   ],
   "guards": [],
   "points": [
    [
     403,
     318
    ],
    [
     403,
     376
    ],
    [
     509,
     376
    ],
    [
     509,
     824
    ],
    [
     514,
     824
    ],
    [
     514,
     892
    ]
   ],
   "anchor": [
    509,
    600
   ]
  },
  {
   "key": "wallet.reconnecting→wallet.attached.connected",
   "from": "wallet.reconnecting",
   "to": "wallet.attached.connected",
   "labels": [
    "reconnect ✓"
   ],
   "guards": [
    "isConnectedHere"
   ],
   "points": [
    [
     344,
     318
    ],
    [
     344,
     416
    ],
    [
     101,
     416
    ],
    [
     101,
     444
    ],
    [
     101,
     647
    ]
   ],
   "anchor": [
    222.5,
    416
   ]
  },
  {
   "key": "wallet.reconnecting→wallet.attached.wrongChain",
   "from": "wallet.reconnecting",
   "to": "wallet.attached.wrongChain",
   "labels": [
    "reconnect ✓"
   ],
   "guards": [
    "isOk"
   ],
   "points": [
    [
     364,
     318
    ],
    [
     364,
     396
    ],
    [
     448,
     396
    ],
    [
     447.9,
     444
    ],
    [
     447.9,
     627
    ],
    [
     417.2,
     627
    ],
    [
     417.2,
     647
    ]
   ],
   "anchor": [
    447.9,
    535.5
   ]
  },
  {
   "key": "wallet.attached→wallet.attached.connected",
   "from": "wallet.attached",
   "to": "wallet.attached.connected",
   "labels": [
    "chain.changed"
   ],
   "guards": [
    "isWantedChain"
   ],
   "points": [
    [
     115,
     449
    ],
    [
     114.5,
     647
    ]
   ],
   "anchor": [
    114.8,
    548
   ]
  },
  {
   "key": "wallet.attached→wallet.attached.wrongChain",
   "from": "wallet.attached",
   "to": "wallet.attached.wrongChain",
   "labels": [
    "chain.changed"
   ],
   "guards": [],
   "points": [
    [
     459,
     449
    ],
    [
     458.9,
     637
    ],
    [
     429.9,
     637
    ],
    [
     429.9,
     647
    ]
   ],
   "anchor": [
    459,
    543
   ]
  },
  {
   "key": "wallet.attached→wallet.disconnected",
   "from": "wallet.attached",
   "to": "wallet.disconnected",
   "labels": [
    "provider.disconnected"
   ],
   "guards": [],
   "points": [
    [
     201,
     699
    ],
    [
     201,
     854
    ],
    [
     489,
     854
    ],
    [
     489,
     892
    ]
   ],
   "anchor": [
    345,
    854
   ]
  },
  {
   "key": "wallet.attached→wallet.attached.disconnecting",
   "from": "wallet.attached",
   "to": "wallet.attached.disconnecting",
   "labels": [
    "wallet.disconnect"
   ],
   "guards": [],
   "points": [
    [
     211,
     449
    ],
    [
     211.2,
     551
    ]
   ],
   "anchor": [
    211.1,
    500
   ]
  },
  {
   "key": "wallet.attached.wrongChain→wallet.attached.switchingChain",
   "from": "wallet.attached.wrongChain",
   "to": "wallet.attached.switchingChain",
   "labels": [
    "wallet.switchChain"
   ],
   "guards": [],
   "points": [
    [
     378.9,
     647
    ],
    [
     378.9,
     597
    ],
    [
     412.7,
     597
    ],
    [
     412.7,
     541
    ],
    [
     374.3,
     541
    ],
    [
     374.3,
     521
    ]
   ],
   "anchor": [
    412.7,
    569
   ]
  },
  {
   "key": "wallet.attached.switchingChain→wallet.attached.wrongChain",
   "from": "wallet.attached.switchingChain",
   "to": "wallet.attached.wrongChain",
   "labels": [
    "wallet.cancel",
    "switchChain ✓",
    "switchChain ✗"
   ],
   "guards": [],
   "points": [
    [
     400.6,
     521
    ],
    [
     400.6,
     531
    ],
    [
     423.7,
     531
    ],
    [
     423.7,
     607
    ],
    [
     391.7,
     607
    ],
    [
     391.7,
     647
    ]
   ],
   "anchor": [
    423.7,
    569
   ]
  },
  {
   "key": "wallet.attached.switchingChain→wallet.attached.connected",
   "from": "wallet.attached.switchingChain",
   "to": "wallet.attached.connected",
   "labels": [
    "switchChain ✓"
   ],
   "guards": [
    "isOk"
   ],
   "points": [
    [
     321.6,
     521
    ],
    [
     321.6,
     531
    ],
    [
     128.1,
     531
    ],
    [
     128.1,
     647
    ]
   ],
   "anchor": [
    224.9,
    531
   ]
  },
  {
   "key": "wallet.attached.switchingChain→wallet.attached.addingChain",
   "from": "wallet.attached.switchingChain",
   "to": "wallet.attached.addingChain",
   "labels": [
    "switchChain ✓"
   ],
   "guards": [
    "isChainUnknown"
   ],
   "points": [
    [
     348,
     521
    ],
    [
     348,
     551
    ]
   ],
   "anchor": [
    348,
    536
   ]
  },
  {
   "key": "wallet.attached.addingChain→wallet.attached.wrongChain",
   "from": "wallet.attached.addingChain",
   "to": "wallet.attached.wrongChain",
   "labels": [
    "wallet.cancel",
    "addChain ✓",
    "addChain ✗"
   ],
   "guards": [],
   "points": [
    [
     366.2,
     587
    ],
    [
     366.2,
     647
    ]
   ],
   "anchor": [
    366.2,
    617
   ]
  },
  {
   "key": "wallet.attached.addingChain→wallet.attached.connected",
   "from": "wallet.attached.addingChain",
   "to": "wallet.attached.connected",
   "labels": [
    "addChain ✓"
   ],
   "guards": [
    "isOk"
   ],
   "points": [
    [
     329.7,
     587
    ],
    [
     329.7,
     607
    ],
    [
     155.1,
     607
    ],
    [
     155.1,
     647
    ]
   ],
   "anchor": [
    242.4,
    607
   ]
  },
  {
   "key": "wallet.attached.disconnecting→wallet.disconnected",
   "from": "wallet.attached.disconnecting",
   "to": "wallet.disconnected",
   "labels": [
    "disconnect ✓"
   ],
   "guards": [
    "isOk"
   ],
   "points": [
    [
     211.2,
     587
    ],
    [
     211,
     704
    ],
    [
     211,
     722
    ],
    [
     483,
     722
    ],
    [
     483,
     844
    ],
    [
     497,
     844
    ],
    [
     497,
     892
    ]
   ],
   "anchor": [
    347,
    722
   ]
  },
  {
   "key": "wallet.attached.disconnecting→wallet.attached.connected",
   "from": "wallet.attached.disconnecting",
   "to": "wallet.attached.connected",
   "labels": [
    "disconnect ✓",
    "disconnect ✗"
   ],
   "guards": [
    "isOnWantedChain"
   ],
   "points": [
    [
     180.1,
     587
    ],
    [
     180.1,
     597
    ],
    [
     141.6,
     597
    ],
    [
     141.6,
     647
    ]
   ],
   "anchor": [
    141.6,
    622
   ]
  },
  {
   "key": "wallet.attached.disconnecting→wallet.attached.wrongChain",
   "from": "wallet.attached.disconnecting",
   "to": "wallet.attached.wrongChain",
   "labels": [
    "disconnect ✓",
    "disconnect ✗"
   ],
   "guards": [],
   "points": [
    [
     242.2,
     587
    ],
    [
     242.2,
     617
    ],
    [
     353.4,
     617
    ],
    [
     353.4,
     647
    ]
   ],
   "anchor": [
    297.8,
    617
   ]
  }
 ]
}
