/** What stands in for a name until somebody says theirs. */
export const nameInAddress = (email: string): string => email.slice(0, email.indexOf('@'))
