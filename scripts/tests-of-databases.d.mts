export function onEmbedded(root: string): string[]
export function onPostgres(root: string): string[]
