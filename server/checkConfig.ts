import { checkConfig } from './config/checkConfig.ts'
import { complain, write } from './tool.ts'

try {
  if (!(await checkConfig(process.env, write))) process.exitCode = 1
} catch (error) {
  complain(error)
}
