// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { ChartLayout } from '../chart/layout.types.ts'

export const layout: ChartLayout = {
 "width": 856,
 "height": 928,
 "nodes": [
  {
   "id": "login.idle",
   "label": "idle",
   "kind": "state",
   "initial": true,
   "x": 509,
   "y": 746,
   "width": 72,
   "height": 36
  },
  {
   "id": "login.requestingNonce",
   "label": "requestingNonce",
   "kind": "state",
   "initial": false,
   "x": 261,
   "y": 868,
   "width": 139,
   "height": 36
  },
  {
   "id": "login.messageReady",
   "label": "messageReady",
   "kind": "state",
   "initial": false,
   "x": 187,
   "y": 472,
   "width": 116.8,
   "height": 36
  },
  {
   "id": "login.signing",
   "label": "signing",
   "kind": "state",
   "initial": false,
   "x": 397,
   "y": 188,
   "width": 79.8,
   "height": 36
  },
  {
   "id": "login.verifyingFirst",
   "label": "verifyingFirst",
   "kind": "state",
   "initial": false,
   "x": 371,
   "y": 310,
   "width": 131.6,
   "height": 36
  },
  {
   "id": "login.waitingSecond",
   "label": "waitingSecond",
   "kind": "state",
   "initial": false,
   "x": 371,
   "y": 472,
   "width": 124.2,
   "height": 36
  },
  {
   "id": "login.verifyingSecond",
   "label": "verifyingSecond",
   "kind": "state",
   "initial": false,
   "x": 549,
   "y": 24,
   "width": 139,
   "height": 36
  },
  {
   "id": "login.waitingThird",
   "label": "waitingThird",
   "kind": "state",
   "initial": false,
   "x": 561,
   "y": 116,
   "width": 116.8,
   "height": 36
  },
  {
   "id": "login.verifyingThird",
   "label": "verifyingThird",
   "kind": "state",
   "initial": false,
   "x": 553,
   "y": 188,
   "width": 131.6,
   "height": 36
  },
  {
   "id": "login.recovering",
   "label": "recovering",
   "kind": "state",
   "initial": false,
   "x": 583,
   "y": 310,
   "width": 102,
   "height": 36
  },
  {
   "id": "login.succeeded",
   "label": "succeeded",
   "kind": "state",
   "initial": false,
   "x": 690,
   "y": 472,
   "width": 94.6,
   "height": 36
  },
  {
   "id": "login.rejected",
   "label": "rejected",
   "kind": "state",
   "initial": false,
   "x": 45,
   "y": 472,
   "width": 87.2,
   "height": 36
  },
  {
   "id": "login.failed",
   "label": "failed",
   "kind": "state",
   "initial": false,
   "x": 550,
   "y": 472,
   "width": 72.4,
   "height": 36
  },
  {
   "id": "login.accountMismatch",
   "label": "accountMismatch",
   "kind": "state",
   "initial": false,
   "x": 249,
   "y": 624,
   "width": 139,
   "height": 36
  }
 ],
 "edges": [
  {
   "key": "login.idle→login.requestingNonce",
   "from": "login.idle",
   "to": "login.requestingNonce",
   "labels": [
    "login.start"
   ],
   "guards": [],
   "points": [
    [
     533,
     782
    ],
    [
     533,
     810
    ],
    [
     342,
     810
    ],
    [
     342,
     868
    ]
   ],
   "anchor": [
    437.5,
    810
   ]
  },
  {
   "key": "login.requestingNonce→login.idle",
   "from": "login.requestingNonce",
   "to": "login.idle",
   "labels": [
    "account.changed",
    "login.cancel"
   ],
   "guards": [
    "isGone"
   ],
   "points": [
    [
     354,
     868
    ],
    [
     354,
     820
    ],
    [
     557,
     820
    ],
    [
     557,
     782
    ]
   ],
   "anchor": [
    455.5,
    820
   ]
  },
  {
   "key": "login.requestingNonce→login.accountMismatch",
   "from": "login.requestingNonce",
   "to": "login.accountMismatch",
   "labels": [
    "account.changed"
   ],
   "guards": [],
   "points": [
    [
     319,
     868
    ],
    [
     319,
     660
    ]
   ],
   "anchor": [
    319,
    764
   ]
  },
  {
   "key": "login.requestingNonce→login.messageReady",
   "from": "login.requestingNonce",
   "to": "login.messageReady",
   "labels": [
    "requestNonce ✓"
   ],
   "guards": [
    "isReady"
   ],
   "points": [
    [
     284,
     868
    ],
    [
     284,
     820
    ],
    [
     215,
     820
    ],
    [
     215,
     596
    ],
    [
     210,
     596
    ],
    [
     210,
     508
    ]
   ],
   "anchor": [
    215,
    708
   ]
  },
  {
   "key": "login.requestingNonce→login.failed",
   "from": "login.requestingNonce",
   "to": "login.failed",
   "labels": [
    "requestNonce ✓",
    "requestNonce ✗"
   ],
   "guards": [],
   "points": [
    [
     331,
     868
    ],
    [
     331,
     800
    ],
    [
     477,
     800
    ],
    [
     477,
     596
    ],
    [
     579,
     596
    ],
    [
     579,
     508
    ]
   ],
   "anchor": [
    477,
    698
   ]
  },
  {
   "key": "login.messageReady→login.idle",
   "from": "login.messageReady",
   "to": "login.idle",
   "labels": [
    "account.changed",
    "login.cancel"
   ],
   "guards": [
    "isGone"
   ],
   "points": [
    [
     280,
     508
    ],
    [
     280,
     536
    ],
    [
     503,
     536
    ],
    [
     503,
     698
    ],
    [
     526,
     698
    ],
    [
     526,
     746
    ]
   ],
   "anchor": [
    391.5,
    536
   ]
  },
  {
   "key": "login.messageReady→login.accountMismatch",
   "from": "login.messageReady",
   "to": "login.accountMismatch",
   "labels": [
    "account.changed"
   ],
   "guards": [],
   "points": [
    [
     257,
     508
    ],
    [
     257,
     546
    ],
    [
     312,
     546
    ],
    [
     312,
     624
    ]
   ],
   "anchor": [
    312,
    585
   ]
  },
  {
   "key": "login.messageReady→login.signing",
   "from": "login.messageReady",
   "to": "login.signing",
   "labels": [
    "login.sign"
   ],
   "guards": [],
   "points": [
    [
     245,
     472
    ],
    [
     245,
     262
    ],
    [
     427,
     262
    ],
    [
     427,
     224
    ]
   ],
   "anchor": [
    245,
    367
   ]
  },
  {
   "key": "login.messageReady→login.requestingNonce",
   "from": "login.messageReady",
   "to": "login.requestingNonce",
   "labels": [
    "after messageLifetime"
   ],
   "guards": [],
   "points": [
    [
     234,
     508
    ],
    [
     234,
     596
    ],
    [
     228,
     596
    ],
    [
     228,
     810
    ],
    [
     296,
     810
    ],
    [
     296,
     868
    ]
   ],
   "anchor": [
    228,
    703
   ]
  },
  {
   "key": "login.signing→login.idle",
   "from": "login.signing",
   "to": "login.idle",
   "labels": [
    "account.changed",
    "login.cancel"
   ],
   "guards": [
    "isGone"
   ],
   "points": [
    [
     447,
     224
    ],
    [
     447,
     292
    ],
    [
     523,
     292
    ],
    [
     523,
     454
    ],
    [
     529,
     454
    ],
    [
     529,
     678
    ],
    [
     537,
     678
    ],
    [
     537,
     746
    ]
   ],
   "anchor": [
    529,
    566
   ]
  },
  {
   "key": "login.signing→login.accountMismatch",
   "from": "login.signing",
   "to": "login.accountMismatch",
   "labels": [
    "account.changed",
    "sign ✓"
   ],
   "guards": [
    "isAccountChanged"
   ],
   "points": [
    [
     417,
     224
    ],
    [
     417,
     252
    ],
    [
     153,
     252
    ],
    [
     153,
     566
    ],
    [
     287,
     566
    ],
    [
     287,
     624
    ]
   ],
   "anchor": [
    153,
    409
   ]
  },
  {
   "key": "login.signing→login.verifyingFirst",
   "from": "login.signing",
   "to": "login.verifyingFirst",
   "labels": [
    "sign ✓"
   ],
   "guards": [
    "isSigned"
   ],
   "points": [
    [
     437,
     224
    ],
    [
     437,
     310
    ]
   ],
   "anchor": [
    437,
    267
   ]
  },
  {
   "key": "login.signing→login.rejected",
   "from": "login.signing",
   "to": "login.rejected",
   "labels": [
    "sign ✓"
   ],
   "guards": [
    "isRejected"
   ],
   "points": [
    [
     407,
     224
    ],
    [
     407,
     242
    ],
    [
     89,
     242
    ],
    [
     89,
     472
    ]
   ],
   "anchor": [
    248,
    242
   ]
  },
  {
   "key": "login.signing→login.requestingNonce",
   "from": "login.signing",
   "to": "login.requestingNonce",
   "labels": [
    "sign ✓"
   ],
   "guards": [
    "isStale"
   ],
   "points": [
    [
     467,
     224
    ],
    [
     467,
     242
    ],
    [
     818,
     242
    ],
    [
     818,
     840
    ],
    [
     377,
     840
    ],
    [
     377,
     868
    ]
   ],
   "anchor": [
    818,
    541
   ]
  },
  {
   "key": "login.signing→login.failed",
   "from": "login.signing",
   "to": "login.failed",
   "labels": [
    "sign ✓",
    "sign ✗"
   ],
   "guards": [],
   "points": [
    [
     457,
     224
    ],
    [
     457,
     282
    ],
    [
     549,
     282
    ],
    [
     549,
     374
    ],
    [
     586,
     374
    ],
    [
     586,
     472
    ]
   ],
   "anchor": [
    586,
    423
   ]
  },
  {
   "key": "login.verifyingFirst→login.idle",
   "from": "login.verifyingFirst",
   "to": "login.idle",
   "labels": [
    "account.changed"
   ],
   "guards": [
    "isGone"
   ],
   "points": [
    [
     437,
     346
    ],
    [
     437,
     414
    ],
    [
     516,
     414
    ],
    [
     516,
     688
    ],
    [
     531,
     688
    ],
    [
     531,
     746
    ]
   ],
   "anchor": [
    516,
    551
   ]
  },
  {
   "key": "login.verifyingFirst→login.accountMismatch",
   "from": "login.verifyingFirst",
   "to": "login.accountMismatch",
   "labels": [
    "account.changed"
   ],
   "guards": [],
   "points": [
    [
     393,
     346
    ],
    [
     393,
     364
    ],
    [
     166,
     364
    ],
    [
     166,
     556
    ],
    [
     300,
     556
    ],
    [
     300,
     624
    ]
   ],
   "anchor": [
    279.5,
    364
   ]
  },
  {
   "key": "login.verifyingFirst→login.succeeded",
   "from": "login.verifyingFirst",
   "to": "login.succeeded",
   "labels": [
    "verify ✓"
   ],
   "guards": [
    "isSignedIn"
   ],
   "points": [
    [
     481,
     346
    ],
    [
     481,
     394
    ],
    [
     709,
     394
    ],
    [
     709,
     472
    ]
   ],
   "anchor": [
    595,
    394
   ]
  },
  {
   "key": "login.verifyingFirst→login.waitingSecond",
   "from": "login.verifyingFirst",
   "to": "login.waitingSecond",
   "labels": [
    "verify ✓"
   ],
   "guards": [
    "isRetryable"
   ],
   "points": [
    [
     415,
     346
    ],
    [
     415,
     424
    ],
    [
     454,
     424
    ],
    [
     454,
     472
    ]
   ],
   "anchor": [
    415,
    385
   ]
  },
  {
   "key": "login.verifyingFirst→login.failed",
   "from": "login.verifyingFirst",
   "to": "login.failed",
   "labels": [
    "verify ✓",
    "verify ✗"
   ],
   "guards": [],
   "points": [
    [
     459,
     346
    ],
    [
     459,
     404
    ],
    [
     562,
     404
    ],
    [
     562,
     472
    ]
   ],
   "anchor": [
    510.5,
    404
   ]
  },
  {
   "key": "login.waitingSecond→login.idle",
   "from": "login.waitingSecond",
   "to": "login.idle",
   "labels": [
    "account.changed"
   ],
   "guards": [
    "isGone"
   ],
   "points": [
    [
     454,
     508
    ],
    [
     454,
     526
    ],
    [
     542,
     526
    ],
    [
     542,
     746
    ]
   ],
   "anchor": [
    542,
    636
   ]
  },
  {
   "key": "login.waitingSecond→login.accountMismatch",
   "from": "login.waitingSecond",
   "to": "login.accountMismatch",
   "labels": [
    "account.changed"
   ],
   "guards": [],
   "points": [
    [
     412,
     508
    ],
    [
     412,
     526
    ],
    [
     363,
     526
    ],
    [
     363,
     624
    ]
   ],
   "anchor": [
    363,
    575
   ]
  },
  {
   "key": "login.waitingSecond→login.verifyingSecond",
   "from": "login.waitingSecond",
   "to": "login.verifyingSecond",
   "labels": [
    "after verifyRetryDelay"
   ],
   "guards": [],
   "points": [
    [
     412,
     472
    ],
    [
     412,
     434
    ],
    [
     350,
     434
    ],
    [
     350,
     88
    ],
    [
     584,
     88
    ],
    [
     584,
     60
    ]
   ],
   "anchor": [
    350,
    261
   ]
  },
  {
   "key": "login.verifyingSecond→login.idle",
   "from": "login.verifyingSecond",
   "to": "login.idle",
   "labels": [
    "account.changed"
   ],
   "guards": [
    "isGone"
   ],
   "points": [
    [
     671,
     60
    ],
    [
     671,
     78
    ],
    [
     805,
     78
    ],
    [
     805,
     536
    ],
    [
     792,
     536
    ],
    [
     792,
     728
    ],
    [
     575,
     728
    ],
    [
     575,
     746
    ]
   ],
   "anchor": [
    805,
    307
   ]
  },
  {
   "key": "login.verifyingSecond→login.accountMismatch",
   "from": "login.verifyingSecond",
   "to": "login.accountMismatch",
   "labels": [
    "account.changed"
   ],
   "guards": [],
   "points": [
    [
     566,
     60
    ],
    [
     566,
     78
    ],
    [
     24,
     78
    ],
    [
     24,
     606
    ],
    [
     262,
     606
    ],
    [
     262,
     624
    ]
   ],
   "anchor": [
    295,
    78
   ]
  },
  {
   "key": "login.verifyingSecond→login.succeeded",
   "from": "login.verifyingSecond",
   "to": "login.succeeded",
   "labels": [
    "verify ✓"
   ],
   "guards": [
    "isSignedIn"
   ],
   "points": [
    [
     653,
     60
    ],
    [
     653,
     88
    ],
    [
     766,
     88
    ],
    [
     766,
     472
    ]
   ],
   "anchor": [
    766,
    280
   ]
  },
  {
   "key": "login.verifyingSecond→login.waitingThird",
   "from": "login.verifyingSecond",
   "to": "login.waitingThird",
   "labels": [
    "verify ✓"
   ],
   "guards": [
    "isRetryable"
   ],
   "points": [
    [
     619,
     60
    ],
    [
     619,
     116
    ]
   ],
   "anchor": [
    619,
    88
   ]
  },
  {
   "key": "login.verifyingSecond→login.recovering",
   "from": "login.verifyingSecond",
   "to": "login.recovering",
   "labels": [
    "verify ✓"
   ],
   "guards": [
    "isRefusedAfterLoss"
   ],
   "points": [
    [
     636,
     60
    ],
    [
     636,
     98
    ],
    [
     705,
     98
    ],
    [
     705,
     262
    ],
    [
     651,
     262
    ],
    [
     651,
     310
    ]
   ],
   "anchor": [
    705,
    180
   ]
  },
  {
   "key": "login.verifyingSecond→login.failed",
   "from": "login.verifyingSecond",
   "to": "login.failed",
   "labels": [
    "verify ✓",
    "verify ✗"
   ],
   "guards": [],
   "points": [
    [
     601,
     60
    ],
    [
     601,
     98
    ],
    [
     532,
     98
    ],
    [
     532,
     292
    ],
    [
     536,
     292
    ],
    [
     536,
     384
    ],
    [
     574,
     384
    ],
    [
     574,
     472
    ]
   ],
   "anchor": [
    532,
    195
   ]
  },
  {
   "key": "login.waitingThird→login.idle",
   "from": "login.waitingThird",
   "to": "login.idle",
   "labels": [
    "account.changed"
   ],
   "guards": [
    "isGone"
   ],
   "points": [
    [
     649,
     152
    ],
    [
     649,
     170
    ],
    [
     718,
     170
    ],
    [
     718,
     404
    ],
    [
     669,
     404
    ],
    [
     669,
     718
    ],
    [
     570,
     718
    ],
    [
     570,
     746
    ]
   ],
   "anchor": [
    669,
    561
   ]
  },
  {
   "key": "login.waitingThird→login.accountMismatch",
   "from": "login.waitingThird",
   "to": "login.accountMismatch",
   "labels": [
    "account.changed"
   ],
   "guards": [],
   "points": [
    [
     590,
     152
    ],
    [
     590,
     170
    ],
    [
     324,
     170
    ],
    [
     324,
     586
    ],
    [
     325,
     586
    ],
    [
     325,
     624
    ]
   ],
   "anchor": [
    324,
    378
   ]
  },
  {
   "key": "login.waitingThird→login.verifyingThird",
   "from": "login.waitingThird",
   "to": "login.verifyingThird",
   "labels": [
    "after verifyRetryDelay"
   ],
   "guards": [],
   "points": [
    [
     619,
     152
    ],
    [
     619,
     188
    ]
   ],
   "anchor": [
    619,
    170
   ]
  },
  {
   "key": "login.verifyingThird→login.idle",
   "from": "login.verifyingThird",
   "to": "login.idle",
   "labels": [
    "account.changed"
   ],
   "guards": [
    "isGone"
   ],
   "points": [
    [
     641,
     224
    ],
    [
     641,
     272
    ],
    [
     705,
     272
    ],
    [
     705,
     374
    ],
    [
     643,
     374
    ],
    [
     643,
     526
    ],
    [
     630,
     526
    ],
    [
     630,
     688
    ],
    [
     553,
     688
    ],
    [
     553,
     746
    ]
   ],
   "anchor": [
    630,
    607
   ]
  },
  {
   "key": "login.verifyingThird→login.accountMismatch",
   "from": "login.verifyingThird",
   "to": "login.accountMismatch",
   "labels": [
    "account.changed"
   ],
   "guards": [],
   "points": [
    [
     575,
     224
    ],
    [
     575,
     272
    ],
    [
     337,
     272
    ],
    [
     337,
     624
    ]
   ],
   "anchor": [
    337,
    448
   ]
  },
  {
   "key": "login.verifyingThird→login.succeeded",
   "from": "login.verifyingThird",
   "to": "login.succeeded",
   "labels": [
    "verify ✓"
   ],
   "guards": [
    "isSignedIn"
   ],
   "points": [
    [
     663,
     224
    ],
    [
     663,
     252
    ],
    [
     747,
     252
    ],
    [
     747,
     472
    ]
   ],
   "anchor": [
    747,
    362
   ]
  },
  {
   "key": "login.verifyingThird→login.recovering",
   "from": "login.verifyingThird",
   "to": "login.recovering",
   "labels": [
    "verify ✓"
   ],
   "guards": [
    "isRefusedAfterLoss"
   ],
   "points": [
    [
     619,
     224
    ],
    [
     619,
     252
    ],
    [
     617,
     252
    ],
    [
     617,
     310
    ]
   ],
   "anchor": [
    617,
    281
   ]
  },
  {
   "key": "login.verifyingThird→login.failed",
   "from": "login.verifyingThird",
   "to": "login.failed",
   "labels": [
    "verify ✓",
    "verify ✗"
   ],
   "guards": [],
   "points": [
    [
     597,
     224
    ],
    [
     597,
     282
    ],
    [
     562,
     282
    ],
    [
     562,
     364
    ],
    [
     598,
     364
    ],
    [
     598,
     472
    ]
   ],
   "anchor": [
    598,
    418
   ]
  },
  {
   "key": "login.recovering→login.idle",
   "from": "login.recovering",
   "to": "login.idle",
   "labels": [
    "account.changed"
   ],
   "guards": [
    "isGone"
   ],
   "points": [
    [
     644,
     346
    ],
    [
     644,
     364
    ],
    [
     656,
     364
    ],
    [
     656,
     708
    ],
    [
     564,
     708
    ],
    [
     564,
     746
    ]
   ],
   "anchor": [
    656,
    536
   ]
  },
  {
   "key": "login.recovering→login.accountMismatch",
   "from": "login.recovering",
   "to": "login.accountMismatch",
   "labels": [
    "account.changed"
   ],
   "guards": [],
   "points": [
    [
     603,
     346
    ],
    [
     603,
     444
    ],
    [
     350,
     444
    ],
    [
     350,
     624
    ]
   ],
   "anchor": [
    476.5,
    444
   ]
  },
  {
   "key": "login.recovering→login.succeeded",
   "from": "login.recovering",
   "to": "login.succeeded",
   "labels": [
    "readMe ✓"
   ],
   "guards": [
    "isOurs"
   ],
   "points": [
    [
     665,
     346
    ],
    [
     665,
     364
    ],
    [
     728,
     364
    ],
    [
     728,
     472
    ]
   ],
   "anchor": [
    728,
    418
   ]
  },
  {
   "key": "login.recovering→login.failed",
   "from": "login.recovering",
   "to": "login.failed",
   "labels": [
    "readMe ✓",
    "readMe ✗"
   ],
   "guards": [],
   "points": [
    [
     624,
     346
    ],
    [
     624,
     404
    ],
    [
     610,
     404
    ],
    [
     610,
     472
    ]
   ],
   "anchor": [
    610,
    438
   ]
  },
  {
   "key": "login.succeeded→login.requestingNonce",
   "from": "login.succeeded",
   "to": "login.requestingNonce",
   "labels": [
    "login.start"
   ],
   "guards": [],
   "points": [
    [
     753,
     508
    ],
    [
     753,
     526
    ],
    [
     831,
     526
    ],
    [
     831,
     850
    ],
    [
     388,
     850
    ],
    [
     388,
     868
    ]
   ],
   "anchor": [
    609.5,
    850
   ]
  },
  {
   "key": "login.succeeded→login.idle",
   "from": "login.succeeded",
   "to": "login.idle",
   "labels": [
    "login.forget"
   ],
   "guards": [],
   "points": [
    [
     722,
     508
    ],
    [
     722,
     536
    ],
    [
     643,
     536
    ],
    [
     643,
     698
    ],
    [
     559,
     698
    ],
    [
     559,
     746
    ]
   ],
   "anchor": [
    643,
    617
   ]
  },
  {
   "key": "login.rejected→login.idle",
   "from": "login.rejected",
   "to": "login.idle",
   "labels": [
    "account.changed",
    "login.cancel"
   ],
   "guards": [
    "isGone"
   ],
   "points": [
    [
     110,
     508
    ],
    [
     110,
     576
    ],
    [
     490,
     576
    ],
    [
     490,
     708
    ],
    [
     520,
     708
    ],
    [
     520,
     746
    ]
   ],
   "anchor": [
    300,
    576
   ]
  },
  {
   "key": "login.rejected→login.accountMismatch",
   "from": "login.rejected",
   "to": "login.accountMismatch",
   "labels": [
    "account.changed"
   ],
   "guards": [],
   "points": [
    [
     89,
     508
    ],
    [
     89,
     586
    ],
    [
     274,
     586
    ],
    [
     274,
     624
    ]
   ],
   "anchor": [
    181.5,
    586
   ]
  },
  {
   "key": "login.rejected→login.requestingNonce",
   "from": "login.rejected",
   "to": "login.requestingNonce",
   "labels": [
    "login.retry",
    "login.start"
   ],
   "guards": [],
   "points": [
    [
     67,
     508
    ],
    [
     67,
     596
    ],
    [
     202,
     596
    ],
    [
     202,
     830
    ],
    [
     273,
     830
    ],
    [
     273,
     868
    ]
   ],
   "anchor": [
    202,
    713
   ]
  },
  {
   "key": "login.failed→login.idle",
   "from": "login.failed",
   "to": "login.idle",
   "labels": [
    "account.changed",
    "login.cancel"
   ],
   "guards": [
    "isGone"
   ],
   "points": [
    [
     593,
     508
    ],
    [
     593,
     678
    ],
    [
     548,
     678
    ],
    [
     548,
     746
    ]
   ],
   "anchor": [
    593,
    593
   ]
  },
  {
   "key": "login.failed→login.accountMismatch",
   "from": "login.failed",
   "to": "login.accountMismatch",
   "labels": [
    "account.changed"
   ],
   "guards": [],
   "points": [
    [
     564,
     508
    ],
    [
     564,
     586
    ],
    [
     375,
     586
    ],
    [
     375,
     624
    ]
   ],
   "anchor": [
    469.5,
    586
   ]
  },
  {
   "key": "login.failed→login.requestingNonce",
   "from": "login.failed",
   "to": "login.requestingNonce",
   "labels": [
    "login.retry",
    "login.start"
   ],
   "guards": [],
   "points": [
    [
     608,
     508
    ],
    [
     608,
     546
    ],
    [
     805,
     546
    ],
    [
     805,
     830
    ],
    [
     365,
     830
    ],
    [
     365,
     868
    ]
   ],
   "anchor": [
    585,
    830
   ]
  },
  {
   "key": "login.accountMismatch→login.requestingNonce",
   "from": "login.accountMismatch",
   "to": "login.requestingNonce",
   "labels": [
    "account.changed",
    "login.start"
   ],
   "guards": [
    "isSameAccount"
   ],
   "points": [
    [
     284,
     660
    ],
    [
     284,
     800
    ],
    [
     307,
     800
    ],
    [
     307,
     868
    ]
   ],
   "anchor": [
    284,
    730
   ]
  },
  {
   "key": "login.accountMismatch→login.idle",
   "from": "login.accountMismatch",
   "to": "login.idle",
   "labels": [
    "account.changed",
    "login.cancel"
   ],
   "guards": [
    "isGone"
   ],
   "points": [
    [
     353,
     660
    ],
    [
     353,
     718
    ],
    [
     515,
     718
    ],
    [
     515,
     746
    ]
   ],
   "anchor": [
    434,
    718
   ]
  }
 ]
}
