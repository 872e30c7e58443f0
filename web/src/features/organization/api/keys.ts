/** The organization travels with the answer about who is signed in. */
export const organizationKeys = { me: ['me'] } as const
