/** A figure that stays short enough for a bell. */
export const shortCount = (count: number): string => (count > 99 ? '99+' : String(count))
