// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { ChartLayout } from '../chart/layout.types.ts'

export const layout: ChartLayout = {
 "width": 714.8,
 "height": 957,
 "nodes": [
  {
   "id": "draft.loading",
   "label": "loading",
   "kind": "state",
   "initial": true,
   "x": 53,
   "y": 24,
   "width": 79.8,
   "height": 36
  },
  {
   "id": "draft.unread",
   "label": "unread",
   "kind": "state",
   "initial": false,
   "x": 45,
   "y": 106,
   "width": 72.4,
   "height": 36
  },
  {
   "id": "draft.editing",
   "label": "editing",
   "kind": "group",
   "initial": false,
   "x": 295,
   "y": 248,
   "width": 320.4,
   "height": 211
  },
  {
   "id": "draft.editing.deciding",
   "label": "deciding",
   "kind": "state",
   "initial": true,
   "x": 498,
   "y": 284,
   "width": 87.2,
   "height": 36
  },
  {
   "id": "draft.editing.clean",
   "label": "clean",
   "kind": "state",
   "initial": false,
   "x": 435.4,
   "y": 386.3,
   "width": 72,
   "height": 36
  },
  {
   "id": "draft.editing.saved",
   "label": "saved",
   "kind": "state",
   "initial": false,
   "x": 527.4,
   "y": 378.5,
   "width": 72,
   "height": 36
  },
  {
   "id": "draft.editing.dirty",
   "label": "dirty",
   "kind": "group",
   "initial": false,
   "x": 311,
   "y": 350,
   "width": 104.4,
   "height": 88
  },
  {
   "id": "draft.editing.dirty.typing",
   "label": "typing",
   "kind": "state",
   "initial": true,
   "x": 327,
   "y": 386,
   "width": 72.4,
   "height": 36
  },
  {
   "id": "draft.saving",
   "label": "saving",
   "kind": "group",
   "initial": false,
   "x": 213,
   "y": 565,
   "width": 126.3,
   "height": 184
  },
  {
   "id": "draft.saving.quiet",
   "label": "quiet",
   "kind": "state",
   "initial": true,
   "x": 246.2,
   "y": 697,
   "width": 72,
   "height": 36
  },
  {
   "id": "draft.saving.awaited",
   "label": "awaited",
   "kind": "state",
   "initial": false,
   "x": 229,
   "y": 641,
   "width": 79.8,
   "height": 36
  },
  {
   "id": "draft.conflicted",
   "label": "conflicted",
   "kind": "state",
   "initial": false,
   "x": 321,
   "y": 897,
   "width": 102,
   "height": 36
  },
  {
   "id": "draft.offline",
   "label": "offline",
   "kind": "state",
   "initial": false,
   "x": 154,
   "y": 106,
   "width": 79.8,
   "height": 36
  },
  {
   "id": "draft.failed",
   "label": "failed",
   "kind": "state",
   "initial": false,
   "x": 270,
   "y": 106,
   "width": 72.4,
   "height": 36
  },
  {
   "id": "draft.submitting",
   "label": "submitting",
   "kind": "state",
   "initial": false,
   "x": 502,
   "y": 795,
   "width": 102,
   "height": 36
  },
  {
   "id": "draft.refused",
   "label": "refused",
   "kind": "state",
   "initial": false,
   "x": 611,
   "y": 897,
   "width": 79.8,
   "height": 36
  },
  {
   "id": "draft.submitted",
   "label": "submitted",
   "kind": "state",
   "initial": false,
   "x": 480,
   "y": 897,
   "width": 94.6,
   "height": 36
  }
 ],
 "edges": [
  {
   "key": "draft.loading→draft.unread",
   "from": "draft.loading",
   "to": "draft.unread",
   "labels": [
    "load ✓",
    "load ✗"
   ],
   "guards": [
    "isOpening"
   ],
   "points": [
    [
     93,
     60
    ],
    [
     93,
     106
    ]
   ],
   "anchor": [
    93,
    83
   ]
  },
  {
   "key": "draft.loading→draft.conflicted",
   "from": "draft.loading",
   "to": "draft.conflicted",
   "labels": [
    "load ✓"
   ],
   "guards": [
    "isOpening"
   ],
   "points": [
    [
     66,
     60
    ],
    [
     66,
     78
    ],
    [
     24,
     78
    ],
    [
     24,
     869
    ],
    [
     334,
     869
    ],
    [
     334,
     897
    ]
   ],
   "anchor": [
    24,
    473.5
   ]
  },
  {
   "key": "draft.loading→draft.offline",
   "from": "draft.loading",
   "to": "draft.offline",
   "labels": [
    "load ✓"
   ],
   "guards": [
    "isOpening"
   ],
   "points": [
    [
     106,
     60
    ],
    [
     106,
     88
    ],
    [
     194,
     88
    ],
    [
     194,
     106
    ]
   ],
   "anchor": [
    150,
    88
   ]
  },
  {
   "key": "draft.loading→draft.editing",
   "from": "draft.loading",
   "to": "draft.editing",
   "labels": [
    "load ✓"
   ],
   "guards": [],
   "points": [
    [
     120,
     60
    ],
    [
     120,
     78
    ],
    [
     502,
     78
    ],
    [
     502,
     248
    ]
   ],
   "anchor": [
    311,
    78
   ]
  },
  {
   "key": "draft.unread→draft.loading",
   "from": "draft.unread",
   "to": "draft.loading",
   "labels": [
    "draft.retry",
    "connection.back"
   ],
   "guards": [],
   "points": [
    [
     69,
     106
    ],
    [
     69,
     88
    ],
    [
     80,
     88
    ],
    [
     80,
     60
    ]
   ],
   "anchor": [
    80,
    74
   ]
  },
  {
   "key": "draft.editing→draft.saving.awaited",
   "from": "draft.editing",
   "to": "draft.saving.awaited",
   "labels": [
    "draft.submit"
   ],
   "guards": [
    "isValid"
   ],
   "points": [
    [
     449,
     459
    ],
    [
     449,
     532
    ],
    [
     292,
     532
    ],
    [
     292.3,
     560
    ],
    [
     292.3,
     611
    ],
    [
     268.9,
     611
    ],
    [
     268.9,
     641
    ]
   ],
   "anchor": [
    370.5,
    532
   ]
  },
  {
   "key": "draft.editing→draft.editing",
   "from": "draft.editing",
   "to": "draft.editing",
   "labels": [
    "draft.discard",
    "always"
   ],
   "guards": [
    "isFollowing",
    "isOnTop"
   ],
   "points": [
    [
     323,
     459
    ],
    [
     323.2,
     474
    ],
    [
     625.4,
     474
    ],
    [
     625.4,
     238
    ],
    [
     551.6,
     238
    ],
    [
     552,
     248
    ]
   ],
   "anchor": [
    474.3,
    474
   ]
  },
  {
   "key": "draft.editing→draft.editing.deciding",
   "from": "draft.editing",
   "to": "draft.editing.deciding",
   "labels": [
    "draft.edit"
   ],
   "guards": [],
   "points": [
    [
     542,
     248
    ],
    [
     541.6,
     284
    ]
   ],
   "anchor": [
    541.8,
    266
   ]
  },
  {
   "key": "draft.editing→draft.conflicted",
   "from": "draft.editing",
   "to": "draft.conflicted",
   "labels": [
    "always"
   ],
   "guards": [
    "isApart",
    "hasWaiting"
   ],
   "points": [
    [
     333,
     459
    ],
    [
     333,
     492
    ],
    [
     372,
     492
    ],
    [
     372,
     897
    ]
   ],
   "anchor": [
    372,
    694.5
   ]
  },
  {
   "key": "draft.editing.deciding→draft.editing.dirty",
   "from": "draft.editing.deciding",
   "to": "draft.editing.dirty",
   "labels": [
    "always"
   ],
   "guards": [
    "isUnsaved"
   ],
   "points": [
    [
     519.8,
     320
    ],
    [
     519.8,
     330
    ],
    [
     353.2,
     330
    ],
    [
     353.2,
     350
    ]
   ],
   "anchor": [
    436.5,
    330
   ]
  },
  {
   "key": "draft.editing.deciding→draft.editing.saved",
   "from": "draft.editing.deciding",
   "to": "draft.editing.saved",
   "labels": [
    "always"
   ],
   "guards": [
    "isSavedInThisVisit"
   ],
   "points": [
    [
     563.4,
     320
    ],
    [
     563.4,
     378.5
    ]
   ],
   "anchor": [
    563.4,
    349.3
   ]
  },
  {
   "key": "draft.editing.deciding→draft.editing.clean",
   "from": "draft.editing.deciding",
   "to": "draft.editing.clean",
   "labels": [
    "always"
   ],
   "guards": [],
   "points": [
    [
     541.6,
     320
    ],
    [
     541.6,
     340
    ],
    [
     471.4,
     340
    ],
    [
     471.4,
     386.3
    ]
   ],
   "anchor": [
    506.5,
    340
   ]
  },
  {
   "key": "draft.editing.clean→draft.submitting",
   "from": "draft.editing.clean",
   "to": "draft.submitting",
   "labels": [
    "draft.submit"
   ],
   "guards": [
    "isValidOnServer"
   ],
   "points": [
    [
     483.4,
     422.3
    ],
    [
     483,
     464
    ],
    [
     483,
     767
    ],
    [
     543,
     767
    ],
    [
     543,
     795
    ]
   ],
   "anchor": [
    483,
    615.5
   ]
  },
  {
   "key": "draft.editing.clean→draft.saving.awaited",
   "from": "draft.editing.clean",
   "to": "draft.saving.awaited",
   "labels": [
    "draft.submit"
   ],
   "guards": [
    "isValid"
   ],
   "points": [
    [
     459.4,
     422.3
    ],
    [
     459,
     464
    ],
    [
     459,
     542
    ],
    [
     302,
     542
    ],
    [
     302.3,
     560
    ],
    [
     302.3,
     621
    ],
    [
     282.2,
     621
    ],
    [
     282.2,
     641
    ]
   ],
   "anchor": [
    380.5,
    542
   ]
  },
  {
   "key": "draft.editing.saved→draft.submitting",
   "from": "draft.editing.saved",
   "to": "draft.submitting",
   "labels": [
    "draft.submit"
   ],
   "guards": [
    "isValid"
   ],
   "points": [
    [
     563.4,
     414.5
    ],
    [
     563,
     464
    ],
    [
     563,
     795
    ]
   ],
   "anchor": [
    563,
    629.5
   ]
  },
  {
   "key": "draft.editing.dirty→draft.saving",
   "from": "draft.editing.dirty",
   "to": "draft.saving",
   "labels": [
    "draft.save",
    "after autosaveMaxWait"
   ],
   "guards": [],
   "points": [
    [
     343.2,
     438
    ],
    [
     343,
     464
    ],
    [
     343,
     502
    ],
    [
     272,
     502
    ],
    [
     272,
     565
    ]
   ],
   "anchor": [
    307.5,
    502
   ]
  },
  {
   "key": "draft.editing.dirty→draft.editing.dirty.typing",
   "from": "draft.editing.dirty",
   "to": "draft.editing.dirty.typing",
   "labels": [
    "draft.edit"
   ],
   "guards": [],
   "points": [
    [
     363.2,
     350
    ],
    [
     363.2,
     386
    ]
   ],
   "anchor": [
    363.2,
    368
   ]
  },
  {
   "key": "draft.editing.dirty.typing→draft.saving",
   "from": "draft.editing.dirty.typing",
   "to": "draft.saving",
   "labels": [
    "after autosaveDelay"
   ],
   "guards": [],
   "points": [
    [
     363.2,
     422
    ],
    [
     363,
     464
    ],
    [
     363,
     512
    ],
    [
     282,
     512
    ],
    [
     282,
     565
    ]
   ],
   "anchor": [
    322.5,
    512
   ]
  },
  {
   "key": "draft.saving→draft.submitting",
   "from": "draft.saving",
   "to": "draft.submitting",
   "labels": [
    "save ✓"
   ],
   "guards": [
    "isAwaited and isTakenNow"
   ],
   "points": [
    [
     262,
     749
    ],
    [
     262,
     777
    ],
    [
     522,
     777
    ],
    [
     522,
     795
    ]
   ],
   "anchor": [
    392,
    777
   ]
  },
  {
   "key": "draft.saving→draft.editing",
   "from": "draft.saving",
   "to": "draft.editing",
   "labels": [
    "save ✓"
   ],
   "guards": [
    "isTaken"
   ],
   "points": [
    [
     272,
     749
    ],
    [
     272,
     767
    ],
    [
     360,
     767
    ],
    [
     360,
     522
    ],
    [
     275,
     522
    ],
    [
     275,
     220
    ],
    [
     472,
     220
    ],
    [
     472,
     248
    ]
   ],
   "anchor": [
    275,
    371
   ]
  },
  {
   "key": "draft.saving→draft.saving.awaited",
   "from": "draft.saving",
   "to": "draft.saving.awaited",
   "labels": [
    "save ✓"
   ],
   "guards": [
    "isAwaited and isOursNow"
   ],
   "points": [
    [
     312,
     565
    ],
    [
     312.3,
     631
    ],
    [
     295.5,
     631
    ],
    [
     295.5,
     641
    ]
   ],
   "anchor": [
    312.2,
    598
   ]
  },
  {
   "key": "draft.saving→draft.saving.quiet",
   "from": "draft.saving",
   "to": "draft.saving.quiet",
   "labels": [
    "save ✓"
   ],
   "guards": [
    "isOurs"
   ],
   "points": [
    [
     322,
     565
    ],
    [
     322.3,
     687
    ],
    [
     300.2,
     687
    ],
    [
     300.2,
     697
    ]
   ],
   "anchor": [
    322.2,
    626
   ]
  },
  {
   "key": "draft.saving→draft.conflicted",
   "from": "draft.saving",
   "to": "draft.conflicted",
   "labels": [
    "save ✓"
   ],
   "guards": [
    "isConflict"
   ],
   "points": [
    [
     252,
     749
    ],
    [
     252,
     849
    ],
    [
     359,
     849
    ],
    [
     359,
     897
    ]
   ],
   "anchor": [
    305.5,
    849
   ]
  },
  {
   "key": "draft.saving→draft.offline",
   "from": "draft.saving",
   "to": "draft.offline",
   "labels": [
    "save ✓"
   ],
   "guards": [
    "isTransient"
   ],
   "points": [
    [
     232,
     749
    ],
    [
     232,
     777
    ],
    [
     181,
     777
    ],
    [
     181,
     142
    ]
   ],
   "anchor": [
    181,
    459.5
   ]
  },
  {
   "key": "draft.saving→draft.failed",
   "from": "draft.saving",
   "to": "draft.failed",
   "labels": [
    "save ✓",
    "save ✗"
   ],
   "guards": [],
   "points": [
    [
     242,
     749
    ],
    [
     242,
     767
    ],
    [
     193,
     767
    ],
    [
     193,
     512
    ],
    [
     220,
     512
    ],
    [
     220,
     190
    ],
    [
     282,
     190
    ],
    [
     282,
     142
    ]
   ],
   "anchor": [
    220,
    351
   ]
  },
  {
   "key": "draft.saving.quiet→draft.saving.awaited",
   "from": "draft.saving.quiet",
   "to": "draft.saving.awaited",
   "labels": [
    "draft.submit"
   ],
   "guards": [
    "isValid"
   ],
   "points": [
    [
     282.2,
     697
    ],
    [
     282.2,
     677
    ]
   ],
   "anchor": [
    282.2,
    687
   ]
  },
  {
   "key": "draft.saving.awaited→draft.saving.quiet",
   "from": "draft.saving.awaited",
   "to": "draft.saving.quiet",
   "labels": [
    "draft.edit"
   ],
   "guards": [],
   "points": [
    [
     255.6,
     677
    ],
    [
     255.6,
     687
    ],
    [
     264.2,
     687
    ],
    [
     264.2,
     697
    ]
   ],
   "anchor": [
    255.6,
    682
   ]
  },
  {
   "key": "draft.conflicted→draft.editing",
   "from": "draft.conflicted",
   "to": "draft.editing",
   "labels": [
    "draft.keepMine",
    "draft.takeTheirs",
    "draft.merge"
   ],
   "guards": [],
   "points": [
    [
     398,
     897
    ],
    [
     398,
     859
    ],
    [
     658,
     859
    ],
    [
     658,
     180
    ],
    [
     522,
     180
    ],
    [
     522,
     248
    ]
   ],
   "anchor": [
    658,
    519.5
   ]
  },
  {
   "key": "draft.offline→draft.saving.awaited",
   "from": "draft.offline",
   "to": "draft.saving.awaited",
   "labels": [
    "draft.submit"
   ],
   "guards": [
    "isValid"
   ],
   "points": [
    [
     207,
     142
    ],
    [
     207,
     492
    ],
    [
     242,
     492
    ],
    [
     242.3,
     560
    ],
    [
     242.3,
     641
    ]
   ],
   "anchor": [
    207,
    317
   ]
  },
  {
   "key": "draft.offline→draft.editing",
   "from": "draft.offline",
   "to": "draft.editing",
   "labels": [
    "draft.discard",
    "always"
   ],
   "guards": [
    "isFollowing",
    "isOnTop"
   ],
   "points": [
    [
     221,
     142
    ],
    [
     221,
     180
    ],
    [
     482,
     180
    ],
    [
     482,
     248
    ]
   ],
   "anchor": [
    351.5,
    180
   ]
  },
  {
   "key": "draft.offline→draft.saving",
   "from": "draft.offline",
   "to": "draft.saving",
   "labels": [
    "draft.save",
    "draft.retry",
    "connection.back",
    "after retryDelay"
   ],
   "guards": [],
   "points": [
    [
     194,
     142
    ],
    [
     194,
     502
    ],
    [
     232,
     502
    ],
    [
     232,
     565
    ]
   ],
   "anchor": [
    194,
    322
   ]
  },
  {
   "key": "draft.offline→draft.conflicted",
   "from": "draft.offline",
   "to": "draft.conflicted",
   "labels": [
    "always"
   ],
   "guards": [
    "isApart",
    "hasWaiting"
   ],
   "points": [
    [
     167,
     142
    ],
    [
     167,
     160
    ],
    [
     168,
     160
    ],
    [
     168,
     859
    ],
    [
     347,
     859
    ],
    [
     347,
     897
    ]
   ],
   "anchor": [
    168,
    509.5
   ]
  },
  {
   "key": "draft.failed→draft.saving.awaited",
   "from": "draft.failed",
   "to": "draft.saving.awaited",
   "labels": [
    "draft.submit"
   ],
   "guards": [
    "isValid"
   ],
   "points": [
    [
     306,
     142
    ],
    [
     306,
     210
    ],
    [
     262,
     210
    ],
    [
     262.3,
     560
    ],
    [
     262.3,
     611
    ],
    [
     255.6,
     611
    ],
    [
     255.6,
     641
    ]
   ],
   "anchor": [
    262.2,
    385
   ]
  },
  {
   "key": "draft.failed→draft.editing",
   "from": "draft.failed",
   "to": "draft.editing",
   "labels": [
    "draft.discard",
    "draft.edit",
    "always"
   ],
   "guards": [
    "isMendable",
    "isFollowing",
    "isOnTop"
   ],
   "points": [
    [
     318,
     142
    ],
    [
     318,
     170
    ],
    [
     492,
     170
    ],
    [
     492,
     248
    ]
   ],
   "anchor": [
    405,
    170
   ]
  },
  {
   "key": "draft.failed→draft.saving",
   "from": "draft.failed",
   "to": "draft.saving",
   "labels": [
    "draft.save",
    "draft.retry",
    "connection.back"
   ],
   "guards": [],
   "points": [
    [
     294,
     142
    ],
    [
     294,
     200
    ],
    [
     249,
     200
    ],
    [
     249,
     492
    ],
    [
     252,
     492
    ],
    [
     252,
     565
    ]
   ],
   "anchor": [
    249,
    346
   ]
  },
  {
   "key": "draft.failed→draft.conflicted",
   "from": "draft.failed",
   "to": "draft.conflicted",
   "labels": [
    "always"
   ],
   "guards": [
    "isApart"
   ],
   "points": [
    [
     330,
     142
    ],
    [
     330,
     160
    ],
    [
     684,
     160
    ],
    [
     684,
     869
    ],
    [
     410,
     869
    ],
    [
     410,
     897
    ]
   ],
   "anchor": [
    684,
    514.5
   ]
  },
  {
   "key": "draft.submitting→draft.submitted",
   "from": "draft.submitting",
   "to": "draft.submitted",
   "labels": [
    "submit ✓"
   ],
   "guards": [
    "isSubmitted"
   ],
   "points": [
    [
     543,
     831
    ],
    [
     543,
     879
    ],
    [
     527,
     879
    ],
    [
     527,
     897
    ]
   ],
   "anchor": [
    543,
    855
   ]
  },
  {
   "key": "draft.submitting→draft.editing",
   "from": "draft.submitting",
   "to": "draft.editing",
   "labels": [
    "submit ✓"
   ],
   "guards": [
    "isInvalid"
   ],
   "points": [
    [
     584,
     795
    ],
    [
     584,
     492
    ],
    [
     646,
     492
    ],
    [
     646,
     220
    ],
    [
     532,
     220
    ],
    [
     532,
     248
    ]
   ],
   "anchor": [
    584,
    643.5
   ]
  },
  {
   "key": "draft.submitting→draft.conflicted",
   "from": "draft.submitting",
   "to": "draft.conflicted",
   "labels": [
    "submit ✓"
   ],
   "guards": [
    "isConflict"
   ],
   "points": [
    [
     522,
     831
    ],
    [
     522,
     849
    ],
    [
     385,
     849
    ],
    [
     385,
     897
    ]
   ],
   "anchor": [
    453.5,
    849
   ]
  },
  {
   "key": "draft.submitting→draft.refused",
   "from": "draft.submitting",
   "to": "draft.refused",
   "labels": [
    "submit ✓",
    "submit ✗"
   ],
   "guards": [],
   "points": [
    [
     584,
     831
    ],
    [
     584,
     849
    ],
    [
     651,
     849
    ],
    [
     651,
     897
    ]
   ],
   "anchor": [
    617.5,
    849
   ]
  },
  {
   "key": "draft.refused→draft.submitting",
   "from": "draft.refused",
   "to": "draft.submitting",
   "labels": [
    "draft.submit",
    "draft.retry"
   ],
   "guards": [],
   "points": [
    [
     631,
     897
    ],
    [
     631,
     879
    ],
    [
     563,
     879
    ],
    [
     563,
     831
    ]
   ],
   "anchor": [
    597,
    879
   ]
  },
  {
   "key": "draft.refused→draft.editing",
   "from": "draft.refused",
   "to": "draft.editing",
   "labels": [
    "draft.discard",
    "draft.edit",
    "always"
   ],
   "guards": [
    "isFollowing"
   ],
   "points": [
    [
     671,
     897
    ],
    [
     671,
     170
    ],
    [
     512,
     170
    ],
    [
     512,
     248
    ]
   ],
   "anchor": [
    671,
    533.5
   ]
  }
 ]
}
