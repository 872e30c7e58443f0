export const ON_EMBEDDED_ALONE: string[]
export function onEmbedded(root: string): string[]
