// For this browser session only: the link in the mail is what lasts.
const KEY = 'team_invitation'

/** Keeps the token of a team invitation while its holder signs in or up. */
export const keepInvitation = (token: string) => sessionStorage.setItem(KEY, token)
export const keptInvitation = (): string | null => sessionStorage.getItem(KEY)
export const forgetInvitation = () => sessionStorage.removeItem(KEY)
