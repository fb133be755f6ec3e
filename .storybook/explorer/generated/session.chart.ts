// Made by `npm run stories:generate` from the chart: a change here is lost.
import type { ChartLayout } from '../chart/layout.types.ts'

export const layout: ChartLayout = {
 "width": 666.4,
 "height": 460,
 "nodes": [
  {
   "id": "session.identity",
   "label": "identity",
   "kind": "group",
   "initial": true,
   "x": 24,
   "y": 24,
   "width": 402.5,
   "height": 412
  },
  {
   "id": "session.identity.unknown",
   "label": "unknown",
   "kind": "state",
   "initial": true,
   "x": 59.7,
   "y": 192,
   "width": 79.8,
   "height": 36
  },
  {
   "id": "session.identity.signedOut",
   "label": "signedOut",
   "kind": "state",
   "initial": false,
   "x": 160.5,
   "y": 258,
   "width": 94.6,
   "height": 36
  },
  {
   "id": "session.identity.signedIn",
   "label": "signedIn",
   "kind": "state",
   "initial": false,
   "x": 40,
   "y": 384,
   "width": 87.2,
   "height": 36
  },
  {
   "id": "session.identity.accountMismatch",
   "label": "accountMismatch",
   "kind": "state",
   "initial": false,
   "x": 165.1,
   "y": 60,
   "width": 139,
   "height": 36
  },
  {
   "id": "session.identity.signingOut",
   "label": "signingOut",
   "kind": "state",
   "initial": false,
   "x": 108.7,
   "y": 126,
   "width": 102,
   "height": 36
  },
  {
   "id": "session.identity.signedOutHere",
   "label": "signedOutHere",
   "kind": "state",
   "initial": false,
   "x": 242.7,
   "y": 192,
   "width": 124.2,
   "height": 36
  },
  {
   "id": "session.identity.signingOutLate",
   "label": "signingOutLate",
   "kind": "state",
   "initial": false,
   "x": 256.9,
   "y": 126,
   "width": 131.6,
   "height": 36
  },
  {
   "id": "session.checks",
   "label": "checks",
   "kind": "group",
   "initial": true,
   "x": 463,
   "y": 63.5,
   "width": 179.4,
   "height": 333
  },
  {
   "id": "session.checks.checking",
   "label": "checking",
   "kind": "state",
   "initial": true,
   "x": 539.2,
   "y": 99.5,
   "width": 87.2,
   "height": 36
  },
  {
   "id": "session.checks.throttled",
   "label": "throttled",
   "kind": "group",
   "initial": false,
   "x": 501,
   "y": 170.5,
   "width": 124,
   "height": 144
  },
  {
   "id": "session.checks.throttled.quiet",
   "label": "quiet",
   "kind": "state",
   "initial": true,
   "x": 517,
   "y": 206.5,
   "width": 72,
   "height": 36
  },
  {
   "id": "session.checks.throttled.queued",
   "label": "queued",
   "kind": "state",
   "initial": false,
   "x": 528.9,
   "y": 262.5,
   "width": 72.4,
   "height": 36
  },
  {
   "id": "session.checks.ready",
   "label": "ready",
   "kind": "state",
   "initial": false,
   "x": 479,
   "y": 344.5,
   "width": 72,
   "height": 36
  }
 ],
 "edges": [
  {
   "key": "session.identity.unknown→session.identity.signedIn",
   "from": "session.identity.unknown",
   "to": "session.identity.signedIn",
   "labels": [
    "check.answered",
    "session.opened",
    "elsewhere.opened",
    "always"
   ],
   "guards": [
    "isSignedIn",
    "isEmbeddedSignedIn"
   ],
   "points": [
    [
     86.3,
     228
    ],
    [
     86.3,
     304
    ],
    [
     57.4,
     304
    ],
    [
     57.4,
     384
    ]
   ],
   "anchor": [
    57.4,
    344
   ]
  },
  {
   "key": "session.identity.unknown→session.identity.signedOut",
   "from": "session.identity.unknown",
   "to": "session.identity.signedOut",
   "labels": [
    "check.answered",
    "elsewhere.ended",
    "always"
   ],
   "guards": [
    "isEmbedded"
   ],
   "points": [
    [
     112.9,
     228
    ],
    [
     112.9,
     238
    ],
    [
     176.3,
     238
    ],
    [
     176.3,
     258
    ]
   ],
   "anchor": [
    144.6,
    238
   ]
  },
  {
   "key": "session.identity.signedOut→session.identity.signedIn",
   "from": "session.identity.signedOut",
   "to": "session.identity.signedIn",
   "labels": [
    "check.answered",
    "session.opened",
    "elsewhere.opened"
   ],
   "guards": [
    "isSignedIn"
   ],
   "points": [
    [
     192.1,
     294
    ],
    [
     192.1,
     324
    ],
    [
     74.9,
     324
    ],
    [
     74.9,
     384
    ]
   ],
   "anchor": [
    133.5,
    324
   ]
  },
  {
   "key": "session.identity.signedIn→session.identity.signedOut",
   "from": "session.identity.signedIn",
   "to": "session.identity.signedOut",
   "labels": [
    "check.answered",
    "elsewhere.ended"
   ],
   "guards": [
    "isSignedOut"
   ],
   "points": [
    [
     83.6,
     384
    ],
    [
     83.6,
     334
    ],
    [
     223.6,
     334
    ],
    [
     223.6,
     294
    ]
   ],
   "anchor": [
    153.6,
    334
   ]
  },
  {
   "key": "session.identity.signedIn→session.identity.signingOut",
   "from": "session.identity.signedIn",
   "to": "session.identity.signingOut",
   "labels": [
    "session.signOut"
   ],
   "guards": [],
   "points": [
    [
     48.7,
     384
    ],
    [
     48.7,
     172
    ],
    [
     129.1,
     172
    ],
    [
     129.1,
     162
    ]
   ],
   "anchor": [
    48.7,
    278
   ]
  },
  {
   "key": "session.identity.signedIn→session.identity.accountMismatch",
   "from": "session.identity.signedIn",
   "to": "session.identity.accountMismatch",
   "labels": [
    "always"
   ],
   "guards": [
    "isWalletOther"
   ],
   "points": [
    [
     109.8,
     384
    ],
    [
     109.8,
     364
    ],
    [
     398.5,
     364
    ],
    [
     398.5,
     116
    ],
    [
     248.5,
     116
    ],
    [
     248.5,
     96
    ]
   ],
   "anchor": [
    254.2,
    364
   ]
  },
  {
   "key": "session.identity.accountMismatch→session.identity.signedOut",
   "from": "session.identity.accountMismatch",
   "to": "session.identity.signedOut",
   "labels": [
    "check.answered",
    "elsewhere.ended"
   ],
   "guards": [
    "isSignedOut"
   ],
   "points": [
    [
     220.7,
     96
    ],
    [
     220.7,
     238
    ],
    [
     207.8,
     238
    ],
    [
     207.8,
     258
    ]
   ],
   "anchor": [
    220.7,
    167
   ]
  },
  {
   "key": "session.identity.accountMismatch→session.identity.signingOut",
   "from": "session.identity.accountMismatch",
   "to": "session.identity.signingOut",
   "labels": [
    "session.signOut"
   ],
   "guards": [],
   "points": [
    [
     192.9,
     96
    ],
    [
     192.9,
     106
    ],
    [
     159.7,
     106
    ],
    [
     159.7,
     126
    ]
   ],
   "anchor": [
    176.3,
    106
   ]
  },
  {
   "key": "session.identity.accountMismatch→session.identity.signedIn",
   "from": "session.identity.accountMismatch",
   "to": "session.identity.signedIn",
   "labels": [
    "always"
   ],
   "guards": [
    "isWalletOurs"
   ],
   "points": [
    [
     276.3,
     96
    ],
    [
     276.3,
     106
    ],
    [
     409.5,
     106
    ],
    [
     409.5,
     374
    ],
    [
     118.5,
     374
    ],
    [
     118.5,
     384
    ]
   ],
   "anchor": [
    264,
    374
   ]
  },
  {
   "key": "session.identity.signingOut→session.identity.signedOut",
   "from": "session.identity.signingOut",
   "to": "session.identity.signedOut",
   "labels": [
    "signOut ✓"
   ],
   "guards": [
    "isEnded"
   ],
   "points": [
    [
     169.9,
     162
    ],
    [
     169.9,
     182
    ],
    [
     192.1,
     182
    ],
    [
     192.1,
     258
    ]
   ],
   "anchor": [
    192.1,
    220
   ]
  },
  {
   "key": "session.identity.signingOut→session.identity.signedOutHere",
   "from": "session.identity.signingOut",
   "to": "session.identity.signedOutHere",
   "labels": [
    "signOut ✓"
   ],
   "guards": [
    "isUnreachable"
   ],
   "points": [
    [
     190.3,
     162
    ],
    [
     190.3,
     172
    ],
    [
     273.8,
     172
    ],
    [
     273.8,
     192
    ]
   ],
   "anchor": [
    232.1,
    172
   ]
  },
  {
   "key": "session.identity.signingOut→session.identity.signedIn",
   "from": "session.identity.signingOut",
   "to": "session.identity.signedIn",
   "labels": [
    "signOut ✓",
    "signOut ✗"
   ],
   "guards": [],
   "points": [
    [
     149.5,
     162
    ],
    [
     149.5,
     314
    ],
    [
     66.2,
     314
    ],
    [
     66.2,
     384
    ]
   ],
   "anchor": [
    149.5,
    238
   ]
  },
  {
   "key": "session.identity.signedOutHere→session.identity.signingOutLate",
   "from": "session.identity.signedOutHere",
   "to": "session.identity.signingOutLate",
   "labels": [
    "check.answered"
   ],
   "guards": [
    "isSignedIn"
   ],
   "points": [
    [
     335.9,
     192
    ],
    [
     335.9,
     162
    ]
   ],
   "anchor": [
    335.9,
    177
   ]
  },
  {
   "key": "session.identity.signedOutHere→session.identity.signedIn",
   "from": "session.identity.signedOutHere",
   "to": "session.identity.signedIn",
   "labels": [
    "session.opened",
    "elsewhere.opened"
   ],
   "guards": [],
   "points": [
    [
     325.5,
     228
    ],
    [
     325.5,
     344
    ],
    [
     92.3,
     344
    ],
    [
     92.3,
     384
    ]
   ],
   "anchor": [
    208.9,
    344
   ]
  },
  {
   "key": "session.identity.signedOutHere→session.identity.signedOut",
   "from": "session.identity.signedOutHere",
   "to": "session.identity.signedOut",
   "labels": [
    "elsewhere.ended"
   ],
   "guards": [],
   "points": [
    [
     284.1,
     228
    ],
    [
     284.1,
     238
    ],
    [
     239.4,
     238
    ],
    [
     239.4,
     258
    ]
   ],
   "anchor": [
    261.8,
    238
   ]
  },
  {
   "key": "session.identity.signingOutLate→session.identity.signedIn",
   "from": "session.identity.signingOutLate",
   "to": "session.identity.signedIn",
   "labels": [
    "session.opened",
    "elsewhere.opened"
   ],
   "guards": [],
   "points": [
    [
     362.2,
     162
    ],
    [
     362.2,
     172
    ],
    [
     376.9,
     172
    ],
    [
     376.9,
     354
    ],
    [
     101,
     354
    ],
    [
     101,
     384
    ]
   ],
   "anchor": [
    239,
    354
   ]
  },
  {
   "key": "session.identity.signingOutLate→session.identity.signedOut",
   "from": "session.identity.signingOutLate",
   "to": "session.identity.signedOut",
   "labels": [
    "elsewhere.ended",
    "signOutLate ✓"
   ],
   "guards": [
    "isEnded"
   ],
   "points": [
    [
     283.2,
     162
    ],
    [
     283.2,
     182
    ],
    [
     231.7,
     182
    ],
    [
     231.7,
     248
    ],
    [
     223.6,
     248
    ],
    [
     223.6,
     258
    ]
   ],
   "anchor": [
    231.7,
    215
   ]
  },
  {
   "key": "session.identity.signingOutLate→session.identity.signedOutHere",
   "from": "session.identity.signingOutLate",
   "to": "session.identity.signedOutHere",
   "labels": [
    "signOutLate ✓",
    "signOutLate ✗"
   ],
   "guards": [],
   "points": [
    [
     309.6,
     162
    ],
    [
     309.6,
     172
    ],
    [
     304.8,
     172
    ],
    [
     304.8,
     192
    ]
   ],
   "anchor": [
    304.8,
    182
   ]
  },
  {
   "key": "session.checks.checking→session.checks.throttled",
   "from": "session.checks.checking",
   "to": "session.checks.throttled",
   "labels": [
    "session.signOut",
    "elsewhere.ended",
    "checkSession ✓",
    "checkSession ✗",
    "always"
   ],
   "guards": [
    "isEmbedded"
   ],
   "points": [
    [
     609,
     135.5
    ],
    [
     609,
     170.5
    ]
   ],
   "anchor": [
    609,
    153
   ]
  },
  {
   "key": "session.checks.checking→session.checks.throttled.queued",
   "from": "session.checks.checking",
   "to": "session.checks.throttled.queued",
   "labels": [
    "session.opened",
    "elsewhere.opened"
   ],
   "guards": [],
   "points": [
    [
     591.6,
     135.5
    ],
    [
     591.6,
     145.5
    ],
    [
     599,
     145.5
    ],
    [
     599,
     252.5
    ],
    [
     577.1,
     252.5
    ],
    [
     577.1,
     262.5
    ]
   ],
   "anchor": [
    599,
    199
   ]
  },
  {
   "key": "session.checks.throttled→session.checks.checking",
   "from": "session.checks.throttled",
   "to": "session.checks.checking",
   "labels": [
    "after sessionCheckThrottle"
   ],
   "guards": [
    "isCheckWanted"
   ],
   "points": [
    [
     517,
     314.5
    ],
    [
     517,
     324.5
    ],
    [
     491,
     324.5
    ],
    [
     491,
     155.5
    ],
    [
     574.1,
     155.5
    ],
    [
     574.1,
     135.5
    ]
   ],
   "anchor": [
    491,
    240
   ]
  },
  {
   "key": "session.checks.throttled→session.checks.ready",
   "from": "session.checks.throttled",
   "to": "session.checks.ready",
   "labels": [
    "after sessionCheckThrottle"
   ],
   "guards": [],
   "points": [
    [
     527,
     314.5
    ],
    [
     527,
     344.5
    ]
   ],
   "anchor": [
    527,
    329.5
   ]
  },
  {
   "key": "session.checks.throttled.quiet→session.checks.throttled.queued",
   "from": "session.checks.throttled.quiet",
   "to": "session.checks.throttled.queued",
   "labels": [
    "session.check",
    "session.opened",
    "elsewhere.opened"
   ],
   "guards": [],
   "points": [
    [
     553,
     242.5
    ],
    [
     553,
     262.5
    ]
   ],
   "anchor": [
    553,
    252.5
   ]
  },
  {
   "key": "session.checks.ready→session.checks.checking",
   "from": "session.checks.ready",
   "to": "session.checks.checking",
   "labels": [
    "session.check",
    "session.opened",
    "elsewhere.opened",
    "after holdingsRetryDelay"
   ],
   "guards": [
    "isHoldingsOld"
   ],
   "points": [
    [
     503,
     344.5
    ],
    [
     503,
     334.5
    ],
    [
     480,
     334.5
    ],
    [
     480,
     145.5
    ],
    [
     556.7,
     145.5
    ],
    [
     556.7,
     135.5
    ]
   ],
   "anchor": [
    480,
    240
   ]
  }
 ]
}
