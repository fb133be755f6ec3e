export { __area__Machine } from './__area__.machine.ts'
export type * from './__area__.types.ts'
export { to__Area__View } from './__area__.view.ts'
