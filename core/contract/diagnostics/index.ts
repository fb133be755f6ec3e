import * as z from 'zod/mini'
import { define } from '../kit/define.ts'
import { diagnosticsEndpoints } from './endpoints.ts'
import * as s from './schemas.ts'

export const diagnosticsApi = define(diagnosticsEndpoints, {
  diagnosticLog: {
    query: s.DiagnosticLogQuery,
    answer: s.DiagnosticLog,
    example: { limit: '20' },
  },
  diagnosticWallet: {
    params: s.DiagnosticWalletParams,
    query: z.strictObject({}),
    answer: s.DiagnosticWallet,
    example: { address: `0x${'1'.repeat(40)}` },
    refusals: ['not_found'],
  },
})
