import { hash, randomBytes } from 'node:crypto'
import { drawNonce, type Secrets, tokenBytes } from './secrets.ts'

export const createToken = () => randomBytes(tokenBytes).toString('base64url')

export const createNonce = () => drawNonce(randomBytes)

/** What is kept of a secret of ours: it is random, so a plain hash will do. */
export const hashToken = (token: string) => hash('sha256', token)

export const secrets: Secrets = { createNonce, createToken, hashToken }
