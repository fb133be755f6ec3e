export { rollShape, seedShape } from './chance.ts'
export {
  type EmojiLevel,
  emojiLevels,
  type Language,
  type Length,
  languages,
  lengths,
  type PartName,
  partNames,
  type ShillWarning,
  shillLimits,
  shillWarnings,
  type Template,
  type Tone,
  type Topic,
  templateLimits,
  tones,
  topics,
  variants,
} from './choices.ts'
export { composePost, type Post, postsOf, type Wishes } from './compose.ts'
export { beginningOf, roomOf } from './cut.ts'
export { judgePosts } from './honesty.ts'
export {
  type FoundFault,
  judgeTemplate,
  type TemplateFault,
  templateFaults,
} from './judgeTemplate.ts'
export { longestSlots } from './longestSlots.ts'
export { type Facts, type Names, slotsOf } from './slots.ts'
export { weigh } from './weigh.ts'
