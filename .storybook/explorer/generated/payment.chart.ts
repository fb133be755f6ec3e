// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { ChartLayout } from '../chart/layout.types.ts'

export const layout: ChartLayout = {
 "width": 395,
 "height": 766,
 "nodes": [
  {
   "id": "payment.restoring",
   "label": "restoring",
   "kind": "state",
   "initial": true,
   "x": 177,
   "y": 624,
   "width": 94.6,
   "height": 36
  },
  {
   "id": "payment.idle",
   "label": "idle",
   "kind": "state",
   "initial": false,
   "x": 197,
   "y": 706,
   "width": 72,
   "height": 36
  },
  {
   "id": "payment.paying",
   "label": "paying",
   "kind": "group",
   "initial": false,
   "x": 24,
   "y": 57,
   "width": 312.4,
   "height": 322
  },
  {
   "id": "payment.paying.lookingUpAdmin",
   "label": "lookingUpAdmin",
   "kind": "state",
   "initial": true,
   "x": 166.8,
   "y": 205,
   "width": 131.6,
   "height": 36
  },
  {
   "id": "payment.paying.checkingAllowance",
   "label": "checkingAllowance",
   "kind": "state",
   "initial": false,
   "x": 82,
   "y": 271,
   "width": 153.8,
   "height": 36
  },
  {
   "id": "payment.paying.approving",
   "label": "approving",
   "kind": "state",
   "initial": false,
   "x": 86,
   "y": 93,
   "width": 94.6,
   "height": 36
  },
  {
   "id": "payment.paying.confirmingApproval",
   "label": "confirmingApproval",
   "kind": "state",
   "initial": false,
   "x": 152,
   "y": 149,
   "width": 161.2,
   "height": 36
  },
  {
   "id": "payment.paying.transferring",
   "label": "transferring",
   "kind": "state",
   "initial": false,
   "x": 187.4,
   "y": 327,
   "width": 116.8,
   "height": 36
  },
  {
   "id": "payment.confirmingTransfer",
   "label": "confirmingTransfer",
   "kind": "state",
   "initial": false,
   "x": 137,
   "y": 440,
   "width": 161.2,
   "height": 36
  },
  {
   "id": "payment.settled",
   "label": "settled",
   "kind": "state",
   "initial": false,
   "x": 239,
   "y": 532,
   "width": 79.8,
   "height": 36
  },
  {
   "id": "payment.failed",
   "label": "failed",
   "kind": "state",
   "initial": false,
   "x": 58,
   "y": 532,
   "width": 72.4,
   "height": 36
  }
 ],
 "edges": [
  {
   "key": "payment.restoring→payment.restoring",
   "from": "payment.restoring",
   "to": "payment.restoring",
   "labels": [
    "payment.start"
   ],
   "guards": [
    "hasNoRequest"
   ],
   "points": [
    [
     177,
     636
    ],
    [
     167,
     636
    ],
    [
     167,
     648
    ],
    [
     177,
     648
    ]
   ],
   "anchor": [
    167,
    642
   ]
  },
  {
   "key": "payment.restoring→payment.confirmingTransfer",
   "from": "payment.restoring",
   "to": "payment.confirmingTransfer",
   "labels": [
    "readSent ✓"
   ],
   "guards": [
    "isTransferSent"
   ],
   "points": [
    [
     218,
     624
    ],
    [
     218,
     476
    ]
   ],
   "anchor": [
    218,
    550
   ]
  },
  {
   "key": "payment.restoring→payment.paying.confirmingApproval",
   "from": "payment.restoring",
   "to": "payment.paying.confirmingApproval",
   "labels": [
    "readSent ✓"
   ],
   "guards": [
    "isApprovalSentNow"
   ],
   "points": [
    [
     245,
     624
    ],
    [
     245,
     596
    ],
    [
     357,
     596
    ],
    [
     357,
     34
    ],
    [
     260,
     34
    ],
    [
     259.5,
     52
    ],
    [
     259.5,
     149
    ]
   ],
   "anchor": [
    357,
    315
   ]
  },
  {
   "key": "payment.restoring→payment.paying",
   "from": "payment.restoring",
   "to": "payment.paying",
   "labels": [
    "readSent ✓"
   ],
   "guards": [
    "hasRequest"
   ],
   "points": [
    [
     258,
     624
    ],
    [
     258,
     606
    ],
    [
     370,
     606
    ],
    [
     370,
     24
    ],
    [
     240,
     24
    ],
    [
     240,
     57
    ]
   ],
   "anchor": [
    370,
    315
   ]
  },
  {
   "key": "payment.restoring→payment.idle",
   "from": "payment.restoring",
   "to": "payment.idle",
   "labels": [
    "readSent ✓",
    "readSent ✗"
   ],
   "guards": [],
   "points": [
    [
     209,
     660
    ],
    [
     209,
     678
    ],
    [
     226,
     678
    ],
    [
     226,
     706
    ]
   ],
   "anchor": [
    226,
    692
   ]
  },
  {
   "key": "payment.restoring→payment.failed",
   "from": "payment.restoring",
   "to": "payment.failed",
   "labels": [
    "readSent ✗"
   ],
   "guards": [
    "hasRequest"
   ],
   "points": [
    [
     204,
     624
    ],
    [
     204,
     586
    ],
    [
     112,
     586
    ],
    [
     112,
     568
    ]
   ],
   "anchor": [
    158,
    586
   ]
  },
  {
   "key": "payment.idle→payment.restoring",
   "from": "payment.idle",
   "to": "payment.restoring",
   "labels": [
    "payment.start"
   ],
   "guards": [],
   "points": [
    [
     240,
     706
    ],
    [
     240,
     660
    ]
   ],
   "anchor": [
    240,
    683
   ]
  },
  {
   "key": "payment.paying→payment.failed",
   "from": "payment.paying",
   "to": "payment.failed",
   "labels": [
    "account.changed",
    "chain.changed",
    "payment.cancel"
   ],
   "guards": [
    "isOtherAccount",
    "isOtherChain"
   ],
   "points": [
    [
     50,
     379
    ],
    [
     50,
     422
    ],
    [
     64,
     422
    ],
    [
     64,
     504
    ],
    [
     76,
     504
    ],
    [
     76,
     532
    ]
   ],
   "anchor": [
    64,
    463
   ]
  },
  {
   "key": "payment.paying.lookingUpAdmin→payment.settled",
   "from": "payment.paying.lookingUpAdmin",
   "to": "payment.settled",
   "labels": [
    "lookUpAdmin ✓"
   ],
   "guards": [
    "isExempt"
   ],
   "points": [
    [
     272.1,
     241
    ],
    [
     272.1,
     251
    ],
    [
     319.4,
     251
    ],
    [
     319,
     384
    ],
    [
     319,
     494
    ],
    [
     292,
     494
    ],
    [
     292,
     532
    ]
   ],
   "anchor": [
    319.2,
    317.5
   ]
  },
  {
   "key": "payment.paying.lookingUpAdmin→payment.failed",
   "from": "payment.paying.lookingUpAdmin",
   "to": "payment.failed",
   "labels": [
    "lookUpAdmin ✓",
    "lookUpAdmin ✗"
   ],
   "guards": [
    "isMismatch"
   ],
   "points": [
    [
     193.2,
     241
    ],
    [
     193.2,
     251
    ],
    [
     71,
     251
    ],
    [
     71,
     402
    ],
    [
     90,
     402
    ],
    [
     90,
     494
    ],
    [
     94,
     494
    ],
    [
     94,
     532
    ]
   ],
   "anchor": [
    71,
    326.5
   ]
  },
  {
   "key": "payment.paying.lookingUpAdmin→payment.paying.transferring",
   "from": "payment.paying.lookingUpAdmin",
   "to": "payment.paying.transferring",
   "labels": [
    "lookUpAdmin ✓"
   ],
   "guards": [
    "isNative"
   ],
   "points": [
    [
     245.8,
     241
    ],
    [
     245.8,
     327
    ]
   ],
   "anchor": [
    245.8,
    284
   ]
  },
  {
   "key": "payment.paying.lookingUpAdmin→payment.paying.checkingAllowance",
   "from": "payment.paying.lookingUpAdmin",
   "to": "payment.paying.checkingAllowance",
   "labels": [
    "lookUpAdmin ✓"
   ],
   "guards": [
    "isOk"
   ],
   "points": [
    [
     219.5,
     241
    ],
    [
     219.5,
     261
    ],
    [
     184.5,
     261
    ],
    [
     184.5,
     271
    ]
   ],
   "anchor": [
    202,
    261
   ]
  },
  {
   "key": "payment.paying.checkingAllowance→payment.paying.transferring",
   "from": "payment.paying.checkingAllowance",
   "to": "payment.paying.transferring",
   "labels": [
    "readAllowance ✓"
   ],
   "guards": [
    "isAllowed"
   ],
   "points": [
    [
     184.5,
     307
    ],
    [
     184.5,
     317
    ],
    [
     216.6,
     317
    ],
    [
     216.6,
     327
    ]
   ],
   "anchor": [
    200.6,
    317
   ]
  },
  {
   "key": "payment.paying.checkingAllowance→payment.paying.approving",
   "from": "payment.paying.checkingAllowance",
   "to": "payment.paying.approving",
   "labels": [
    "readAllowance ✓"
   ],
   "guards": [
    "isOk"
   ],
   "points": [
    [
     133.3,
     271
    ],
    [
     133.3,
     129
    ]
   ],
   "anchor": [
    133.3,
    200
   ]
  },
  {
   "key": "payment.paying.checkingAllowance→payment.failed",
   "from": "payment.paying.checkingAllowance",
   "to": "payment.failed",
   "labels": [
    "readAllowance ✓",
    "readAllowance ✗"
   ],
   "guards": [],
   "points": [
    [
     133.3,
     307
    ],
    [
     133,
     384
    ],
    [
     133,
     402
    ],
    [
     103,
     402
    ],
    [
     103,
     532
    ]
   ],
   "anchor": [
    103,
    467
   ]
  },
  {
   "key": "payment.paying.approving→payment.paying.confirmingApproval",
   "from": "payment.paying.approving",
   "to": "payment.paying.confirmingApproval",
   "labels": [
    "approve ✓"
   ],
   "guards": [
    "isOk"
   ],
   "points": [
    [
     156.9,
     129
    ],
    [
     156.9,
     139
    ],
    [
     205.8,
     139
    ],
    [
     205.8,
     149
    ]
   ],
   "anchor": [
    181.4,
    139
   ]
  },
  {
   "key": "payment.paying.approving→payment.failed",
   "from": "payment.paying.approving",
   "to": "payment.failed",
   "labels": [
    "approve ✓",
    "approve ✗"
   ],
   "guards": [],
   "points": [
    [
     109.6,
     129
    ],
    [
     109.6,
     139
    ],
    [
     40,
     139
    ],
    [
     40,
     514
    ],
    [
     67,
     514
    ],
    [
     67,
     532
    ]
   ],
   "anchor": [
    40,
    326.5
   ]
  },
  {
   "key": "payment.paying.confirmingApproval→payment.paying.transferring",
   "from": "payment.paying.confirmingApproval",
   "to": "payment.paying.transferring",
   "labels": [
    "confirm ✓"
   ],
   "guards": [
    "isOkAndAddressed"
   ],
   "points": [
    [
     272.9,
     185
    ],
    [
     272.9,
     195
    ],
    [
     308.4,
     195
    ],
    [
     308.4,
     317
    ],
    [
     275,
     317
    ],
    [
     275,
     327
    ]
   ],
   "anchor": [
    308.4,
    256
   ]
  },
  {
   "key": "payment.paying.confirmingApproval→payment.paying.lookingUpAdmin",
   "from": "payment.paying.confirmingApproval",
   "to": "payment.paying.lookingUpAdmin",
   "labels": [
    "confirm ✓"
   ],
   "guards": [
    "isOk"
   ],
   "points": [
    [
     232.6,
     185
    ],
    [
     232.6,
     205
    ]
   ],
   "anchor": [
    232.6,
    195
   ]
  },
  {
   "key": "payment.paying.confirmingApproval→payment.failed",
   "from": "payment.paying.confirmingApproval",
   "to": "payment.failed",
   "labels": [
    "confirm ✓",
    "confirm ✗",
    "after receiptTimeout"
   ],
   "guards": [],
   "points": [
    [
     192.3,
     185
    ],
    [
     192.3,
     195
    ],
    [
     60,
     195
    ],
    [
     60,
     412
    ],
    [
     77,
     412
    ],
    [
     77,
     494
    ],
    [
     85,
     494
    ],
    [
     85,
     532
    ]
   ],
   "anchor": [
    60,
    303.5
   ]
  },
  {
   "key": "payment.paying.transferring→payment.confirmingTransfer",
   "from": "payment.paying.transferring",
   "to": "payment.confirmingTransfer",
   "labels": [
    "transfer ✓"
   ],
   "guards": [
    "isOk"
   ],
   "points": [
    [
     265.3,
     363
    ],
    [
     265,
     384
    ],
    [
     265,
     422
    ],
    [
     218,
     422
    ],
    [
     218,
     440
    ]
   ],
   "anchor": [
    241.5,
    422
   ]
  },
  {
   "key": "payment.paying.transferring→payment.failed",
   "from": "payment.paying.transferring",
   "to": "payment.failed",
   "labels": [
    "transfer ✓",
    "transfer ✗"
   ],
   "guards": [],
   "points": [
    [
     226.3,
     363
    ],
    [
     226,
     384
    ],
    [
     226,
     412
    ],
    [
     116,
     412
    ],
    [
     116,
     494
    ],
    [
     112,
     494
    ],
    [
     112,
     532
    ]
   ],
   "anchor": [
    171,
    412
   ]
  },
  {
   "key": "payment.confirmingTransfer→payment.settled",
   "from": "payment.confirmingTransfer",
   "to": "payment.settled",
   "labels": [
    "confirm ✓"
   ],
   "guards": [
    "isOk"
   ],
   "points": [
    [
     258,
     476
    ],
    [
     258,
     494
    ],
    [
     266,
     494
    ],
    [
     266,
     532
    ]
   ],
   "anchor": [
    266,
    513
   ]
  },
  {
   "key": "payment.confirmingTransfer→payment.failed",
   "from": "payment.confirmingTransfer",
   "to": "payment.failed",
   "labels": [
    "confirm ✓",
    "confirm ✗",
    "after receiptTimeout"
   ],
   "guards": [],
   "points": [
    [
     177,
     476
    ],
    [
     177,
     494
    ],
    [
     121,
     494
    ],
    [
     121,
     532
    ]
   ],
   "anchor": [
    149,
    494
   ]
  },
  {
   "key": "payment.settled→payment.idle",
   "from": "payment.settled",
   "to": "payment.idle",
   "labels": [
    "payment.dismiss"
   ],
   "guards": [],
   "points": [
    [
     292,
     568
    ],
    [
     292,
     678
    ],
    [
     255,
     678
    ],
    [
     255,
     706
    ]
   ],
   "anchor": [
    292,
    623
   ]
  },
  {
   "key": "payment.settled→payment.restoring",
   "from": "payment.settled",
   "to": "payment.restoring",
   "labels": [
    "payment.start"
   ],
   "guards": [],
   "points": [
    [
     266,
     568
    ],
    [
     266,
     586
    ],
    [
     231,
     586
    ],
    [
     231,
     624
    ]
   ],
   "anchor": [
    231,
    605
   ]
  },
  {
   "key": "payment.failed→payment.restoring",
   "from": "payment.failed",
   "to": "payment.restoring",
   "labels": [
    "payment.retry",
    "payment.start"
   ],
   "guards": [],
   "points": [
    [
     94,
     568
    ],
    [
     94,
     596
    ],
    [
     191,
     596
    ],
    [
     191,
     624
    ]
   ],
   "anchor": [
    142.5,
    596
   ]
  },
  {
   "key": "payment.failed→payment.idle",
   "from": "payment.failed",
   "to": "payment.idle",
   "labels": [
    "payment.dismiss"
   ],
   "guards": [],
   "points": [
    [
     76,
     568
    ],
    [
     76,
     688
    ],
    [
     211,
     688
    ],
    [
     211,
     706
    ]
   ],
   "anchor": [
    143.5,
    688
   ]
  }
 ]
}
