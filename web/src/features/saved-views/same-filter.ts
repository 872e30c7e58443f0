/** Whether two views show the same: the same parameters with the same values, in any order. */
export const sameFilter = (a: Record<string, string>, b: Record<string, string>): boolean =>
  JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort())
