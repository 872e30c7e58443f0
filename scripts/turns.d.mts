export function turnOf(root: string): number
export function ofTurn<T>(all: readonly T[], turn?: string): T[]
export function journeysOf(root: string, turn: number): string[]
