import { commentsEndpoints } from '@narwhal-club/core/contract'
import { createWrite } from '../../data/write.ts'

export const ask = createWrite(commentsEndpoints)
