export { rollShape, seedShape } from './chance.ts'
export {
  type EmojiLevel,
  emojiLevels,
  type Length,
  lengths,
  type PartName,
  partNames,
  type ShillWarning,
  shillLimits,
  shillWarnings,
  type Template,
  type Tone,
  type Topic,
  tones,
  topics,
  variants,
} from './choices.ts'
export { composePost, type Post, postsOf, type Wishes } from './compose.ts'
export { beginningOf, roomOf } from './cut.ts'
export { judgePosts } from './honesty.ts'
export { type Facts, type Names, slotsOf } from './slots.ts'
export { weigh } from './weigh.ts'
