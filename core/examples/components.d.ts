declare module '*.vue' {
  const component: import('vue').Component
  export default component
}
declare module '*.svelte' {
  const component: import('svelte').Component<{
    system: import('@narwhal-club/core').System
  }>
  export default component
}
