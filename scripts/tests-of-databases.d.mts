export function onEmbedded(root: string): string[]
