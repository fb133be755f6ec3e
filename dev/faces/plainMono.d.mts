export const plainMonoFile: string
export const letters: string
export function makePlainMono(): Promise<Buffer>
