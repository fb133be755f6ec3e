import { ensureChromium } from './chromium.mjs'

ensureChromium()
