declare module 'virtual:component-facts' {
  export const facts: import('./components/component.types.ts').ComponentFacts[]
}
declare module 'virtual:failure-facts' {
  export const facts: import('./failures/readFailures.ts').FailureFamily[]
}
declare module 'virtual:story-texts' {
  export const facts: import('../find/storyTexts.ts').StoryTexts
}
