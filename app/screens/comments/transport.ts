import { commentsEndpoints } from '@narwhal-club/core/contract'
import { createWrite } from '../../data/write.ts'

export const { write: ask, serverTime } = createWrite(commentsEndpoints)
