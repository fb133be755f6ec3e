import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { serve } from './serve.ts'
import { openThreadDatabase } from './threadDatabase.ts'

/** How much this thread stands back, as nice(1) counts. */
const modesty = 5

// On Linux a priority is one thread's (NOTES of setpriority(2)), elsewhere that
// of the whole process.
if (process.platform === 'linux') setPriority(modesty)

/** Where dear questions are worked out, away from the loop of all requests. */
if (parentPort) serve(parentPort, openThreadDatabase(workerData))
