export const teamKeys = { team: ['team'] } as const
